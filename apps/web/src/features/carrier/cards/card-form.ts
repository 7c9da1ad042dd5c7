import { CardBilling, type Card } from '@wideload/contract';
import { stateCodes } from '@wideload/domain';
import { useRef, useEffect, useMemo, useState } from 'react';
import { useSchemaForm } from '#lib/forms/schema-form.ts';
import * as texts from './cards.texts.ts';
import type { CardFields, FieldsState, SetupResult, CardProvider } from './card-port.ts';
import { cardMessages, cards, payments } from '@wideload/contract/client';
import { ApiProblem, isProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { useQuery } from '@tanstack/react-query';

const emptyBilling: CardBilling = {
  name: '',
  email: '',
  phone: '',
  address: { country: 'US', state: '', city: '', postal_code: '', line1: '' },
};

/** The messages of these fields do not name them. */
export const billingLabels = { email: texts.email, phone: texts.phone } as const;

function toBilling({ name, email, phone, address: { line1, city, state, postal_code } }: Card): CardBilling {
  // The provider may have stored a state that we do not list; the user chooses it again.
  const known = stateCodes.find((code) => code === state) ?? '';
  return { name, email, phone, address: { country: 'US', state: known, city, postal_code, line1 } };
}

export function useBillingForm(card?: Card) {
  return useSchemaForm(CardBilling, card === undefined ? emptyBilling : toBilling(card));
}

type Provided = { fields: CardFields | undefined; state: FieldsState };

/** The form shows the provider's message (spec [8]). */
class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

export async function createSetup(): Promise<string> {
  return (await call(cards.setup, {})).clientSecret;
}

/** @throws CardRefused in the provider's words, ApiProblem. */
export async function saveCard(result: SetupResult): Promise<Card> {
  if (!result.ok) throw new CardRefused(result.message);
  return call(cards.create, { body: { sourceId: result.sourceId } });
}

/** The provider's words, a retry time, or our generic sentence (spec [8]). */
export function formatSaveFailure(error: unknown): string {
  return error instanceof CardRefused || isProblem(error, 'rate.limited') ? error.message : cardMessages.failed;
}

/** Our server's field errors appear at their fields. */
export function throwRefusal(error: unknown): never {
  if (!(error instanceof ApiProblem) || error.errors.length > 0) throw error;
  throw new CardRefused(formatSaveFailure(error), { cause: error });
}

/** Resubmitting the form reuses the provider's setup. */
export function useSaveCard({ fields, state }: Provided) {
  const setup = useRef<string>(undefined);

  async function save(billing: CardBilling): Promise<Card> {
    if (!fields || !state.complete) throw new CardRefused(state.error ?? texts.completeCard);
    setup.current ??= await createSetup();
    return saveCard(await fields.confirmSetup(setup.current, billing));
  }

  return (billing: CardBilling) => save(billing).catch(throwRefusal);
}

export const cardProviderQuery = {
  queryKey: ['card-provider'],
  queryFn: loadCardProvider,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
};

const untouched: FieldsState = { complete: false, empty: true, brand: null, error: null };

/** The `place` ref gets the provider's fields. */
export function useCardFields() {
  const provider = useQuery(cardProviderQuery);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(untouched);
  const fields: CardFields | undefined = useMemo(() => provider.data?.createFields(), [provider.data]);

  useEffect(() => {
    const element = place.current;
    if (!fields || !element) return undefined;
    const stop = fields.onChange(setState);
    fields.mount(element);
    return () => {
      stop();
      fields.unmount();
    };
  }, [fields]);

  return { place, fields, state, provider };
}

/** Loaded on demand by a card form, a wallet or PAY. @throws ApiProblem */
async function loadCardProvider(): Promise<CardProvider> {
  const { publishableKey = '', jsUrl } = await call(payments.config, {});
  try {
    const { openStripe } = await import('./stripe/stripe-provider.tsx');
    return await openStripe({ publishableKey, jsUrl });
  } catch (cause) {
    const title = texts.cardFormNotLoaded;
    throw new ApiProblem({ status: 0, code: 'network.failed', title, detail: title }, { cause });
  }
}
