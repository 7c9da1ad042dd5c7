import { useNavigate, useSearch } from '@tanstack/react-router';
import type { OrderCard } from '@wideload/contract';
import { orderStatuses } from '@wideload/domain';
import { useCallback } from 'react';
import type { SearchTexts } from '../../lib/address/search-codec.ts';

type Status = OrderCard['status'];

/** The status that the address asks for; what is none counts as not given. Choosing one pushes an entry and begins at page 1. */
export function useStatusParam() {
  const address: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const status = orderStatuses.find((each) => each === address['status']);
  const setStatus = useCallback(
    (next: Status | undefined) =>
      void navigate({
        to: '.',
        search: ({ page: _page, status: _status, ...rest }: SearchTexts) => ({
          ...rest,
          ...(next && { status: next }),
        }),
        resetScroll: false,
      }),
    [navigate],
  );
  return { status, setStatus };
}
