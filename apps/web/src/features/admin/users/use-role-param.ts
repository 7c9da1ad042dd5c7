import { useNavigate, useSearch } from '@tanstack/react-router';
import { roleFilters } from '@wideload/contract/client';
import { useCallback } from 'react';
import type { SearchTexts } from '../../../lib/address/search-codec.ts';
import type { Role } from './users.queries.ts';

/** The role that the address asks for; what is none counts as not given. Choosing one pushes an entry and begins at page 1. */
export function useRoleParam() {
  const address: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const role = roleFilters.find((each) => each === address['role']);
  const setRole = useCallback(
    (next: Role | undefined) =>
      void navigate({
        to: '.',
        search: ({ page: _page, role: _role, ...rest }: SearchTexts) => ({ ...rest, ...(next && { role: next }) }),
        resetScroll: false,
      }),
    [navigate],
  );
  return { role, setRole };
}
