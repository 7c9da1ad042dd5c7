import { CardBilling, type Card } from '@wideload/contract';
import { cardMessages, cards } from '@wideload/contract/client';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { ApiProblem } from '../../lib/api-problem.ts';
import { call } from '../../lib/api.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import type { CardFields, FieldsState } from './card-port.ts';

const nobody: CardBilling = {
  name: '',
  email: '',
  phone: '',
  address: { country: 'US', state: '', city: '', postal_code: '', line1: '' },
};

/** The billing details of a new card. */
export function useBillingForm() {
  return useForm({ resolver: schemaResolver(CardBilling), defaultValues: nobody, mode: 'onTouched' });
}

/** Refused by the provider or its fields; the message stands above the form in the provider's words (spec [8]). */
class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

type Provided = { fields: CardFields | undefined; state: FieldsState };

/** Saves a card at the provider, then keeps it. The provider's setup is begun once, however often the form is sent. */
export function useSaveCard({ fields, state }: Provided) {
  const setup = useRef<string>(undefined);

  async function save(billing: CardBilling): Promise<Card> {
    if (!fields || !state.complete)
      throw new CardRefused(state.error ?? 'Complete the card number, expiry date and CVC.');
    setup.current ??= (await call(cards.setup, {})).clientSecret;
    const result = await fields.confirmSetup(setup.current, billing);
    if (!result.ok) throw new CardRefused(result.message);
    return call(cards.create, { body: { sourceId: result.sourceId } });
  }

  return (billing: CardBilling) =>
    save(billing).catch((error: unknown) => {
      if (!(error instanceof ApiProblem) || error.errors.length > 0) throw error;
      throw new CardRefused(cardMessages.failed, { cause: error });
    });
}
