import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SearchTexts } from '../../../lib/address/search-codec.ts';
import { readActFilter, type ActFilter } from './act-filter.ts';

/** The filter in the address. Choosing pushes an entry and begins at page 1; what is undefined is left out. */
export function useActFilter() {
  const address: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const filter = useMemo(() => readActFilter(address), [address]);

  function setFilter(change: Partial<ActFilter>) {
    void navigate({
      to: '.',
      search: ({ page: _page, ...before }: SearchTexts) => {
        const wanted = Object.entries({ ...before, ...change });
        return Object.fromEntries(wanted.filter(([, value]) => value !== undefined));
      },
      resetScroll: false,
    });
  }
  return { filter, setFilter };
}
