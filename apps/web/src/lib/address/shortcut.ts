import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { parseOwnPath } from './own-path.ts';
import { parseSearch, type SearchTexts } from './search-codec.ts';

const order = '/new_order';

export function parseOrderSearch(redirect: string | undefined): SearchTexts | null {
  const path = parseOwnPath(redirect);
  if (path === null) return null;
  const { pathname, search } = new URL(path, window.location.origin);
  return pathname === order ? parseSearch(search) : null;
}

/** `?add=1` opens the drawer; the order at `redirect` finds the new record's id under `name`. */
export function useShortcut(name: 'company' | 'truck' | 'trailer') {
  const { add, redirect }: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const back = parseOrderSearch(redirect);

  const setAdding = useCallback(
    (isAdding: boolean) =>
      void navigate({
        to: '.',
        search: ({ add: _, ...rest }: SearchTexts) => (isAdding ? { ...rest, add: '1' } : rest),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );

  return {
    isAdding: add === '1',
    setAdding,
    back,
    finish(id: string): void {
      if (back === null) return setAdding(false);
      void navigate({ to: order, search: { ...back, [name]: id } });
    },
  };
}
