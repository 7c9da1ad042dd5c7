import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CardFields, FieldsState, CardProvider } from './card-port.ts';
import { payments } from '@wideload/contract/client';
import { ApiProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import * as texts from './cards.texts.ts';

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
