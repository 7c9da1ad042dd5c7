import { CardBilling, type Card } from '@wideload/contract';
import { stateCodes } from '@wideload/domain';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../../../lib/forms/schema-resolver.ts';
import * as texts from '../cards.texts.ts';
import type { CardFields, FieldsState } from '../card-port.ts';
import { beginSetup, CardRefused, keepCard, refuse } from './save-card.ts';

const nobody: CardBilling = {
  name: '',
  email: '',
  phone: '',
  address: { country: 'US', state: '', city: '', postal_code: '', line1: '' },
};

/** The fields whose messages do not say which one they are about. */
export const billingLabels = { email: texts.email, phone: texts.phone } as const;

function billingOf({ name, email, phone, address: { line1, city, state, postal_code } }: Card): CardBilling {
  // The provider's form may have kept a place that is no state of ours: it is chosen again.
  const known = stateCodes.find((code) => code === state) ?? '';
  return { name, email, phone, address: { country: 'US', state: known, city, postal_code, line1 } };
}

/** The billing details of a card, or of a new one. */
export function useBillingForm(card?: Card) {
  return useForm({
    resolver: schemaResolver(CardBilling),
    defaultValues: card === undefined ? nobody : billingOf(card),
    mode: 'onTouched',
    // The summary of the problems takes the focus.
    shouldFocusError: false,
  });
}

type Provided = { fields: CardFields | undefined; state: FieldsState };

/** Saves a card at the provider, then keeps it. The provider's setup is begun once, however often the form is sent. */
export function useSaveCard({ fields, state }: Provided) {
  const setup = useRef<string>(undefined);

  async function save(billing: CardBilling): Promise<Card> {
    if (!fields || !state.complete) throw new CardRefused(state.error ?? texts.completeCard);
    setup.current ??= await beginSetup();
    return keepCard(await fields.confirmSetup(setup.current, billing));
  }

  return (billing: CardBilling) => save(billing).catch(refuse);
}
