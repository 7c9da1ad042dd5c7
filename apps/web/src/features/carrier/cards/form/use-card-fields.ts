import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CardFields, FieldsState } from '../card-port.ts';
import { loadCardProvider } from '../card-provider.ts';

export const cardProviderQuery = {
  queryKey: ['card-provider'],
  queryFn: loadCardProvider,
  staleTime: Number.POSITIVE_INFINITY,
  // A script that did not come has been waited for long enough: the person says when to try again.
  retry: false,
};

const untouched: FieldsState = { complete: false, empty: true, brand: null, error: null };

/** The provider's fields, put into the element that `place` is given to; `provider` tells how far loading them is. */
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
