import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CardFields, FieldsState } from './card-port.ts';
import { loadCardProvider } from './card-provider.ts';

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
