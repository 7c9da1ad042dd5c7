import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { queueHolders, queueList } from '@wideload/contract/client';
import { useCallback, useEffect, useMemo } from 'react';
import { useListParams } from '../../../../lib/address/list-params.ts';
import type { SearchTexts } from '../../../../lib/address/search-codec.ts';
import { lastPageOf } from '../../../../ui/list/last-page.ts';
import { boardOf, newsOf, type QueueHolder } from './queue-board.ts';
import { queueQuery } from './queue.queries.ts';

/** Whose orders the address asks for; what is none counts as not given. Choosing pushes an entry and begins at page 1. */
function useHolderParam() {
  const address: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const holder: QueueHolder = queueHolders.find((each) => each === address['holder']) ?? 'all';
  const setHolder = useCallback(
    (next: QueueHolder) =>
      void navigate({
        to: '.',
        search: ({ page: _page, holder: _holder, ...rest }: SearchTexts) => ({
          ...rest,
          ...(next !== 'all' && { holder: next }),
        }),
        resetScroll: false,
      }),
    [navigate],
  );
  return { holder, setHolder };
}

/** The page of the queue that the address asks for, as it stands on the screen. */
export function useQueue() {
  const { params: list, ...setters } = useListParams(queueList);
  const { holder, setHolder } = useHolderParam();
  const params = useMemo(() => ({ ...list, holder }), [list, holder]);
  const query = useQuery(queueQuery(params));
  const client = useQueryClient();

  useEffect(() => {
    const { queryKey } = queueQuery(params);
    // Who comes back later finds the queue as it is then.
    return () =>
      void client.setQueryData(queryKey, (board) => board && { ...boardOf(board.latest), isLeft: true as const });
  }, [client, params]);

  /** Puts there what is new; where that is on another page, leads to the last one: the queue begins with the oldest. */
  function showNews() {
    const board = query.data;
    if (board === undefined || query.isPlaceholderData) return;
    client.setQueryData(queueQuery(params).queryKey, boardOf(board.latest));
    const { count, isHere } = newsOf(board);
    if (count > 0 && !isHere) setters.setPage(lastPageOf(board.latest));
  }
  return { query, params, ...setters, setHolder, showNews };
}
