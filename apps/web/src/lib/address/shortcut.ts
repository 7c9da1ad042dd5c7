import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ownPath } from './own-path.ts';
import { parseSearch, type SearchTexts } from './search-codec.ts';

const order = '/new_order';

/** The query of the order from which a shortcut started; null for any other address, including other sites. */
export function parseOrderSearch(redirect: string | undefined): SearchTexts | null {
  const path = ownPath(redirect);
  if (path === null) return null;
  const { pathname, search } = new URL(path, window.location.origin);
  return pathname === order ? parseSearch(search) : null;
}

/**
 * A list page with a drawer for a new record, for the wizard's shortcuts: `?add=1` opens the drawer, and `redirect` is
 * the order to return to, which finds the new record's id under `name`.
 */
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
    /** The order's query, for a link back; null without an order. */
    back,
    /** Returns to the order with the new record, or closes the drawer. */
    finish(id: string): void {
      if (back === null) return setAdding(false);
      void navigate({ to: order, search: { ...back, [name]: id } });
    },
  };
}
