import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queueHolders, queueList } from '@wideload/contract/client';
import { useEffect, useMemo } from 'react';
import { useFilterParam, useListParams } from '../../../../lib/address/list-params.ts';
import { computeLastPage } from '../../../../ui/list/pagination.tsx';
import { createBoard, computeUpdates, type QueueHolder } from './queue-board.ts';
import { queueQuery } from './queue.queries.ts';

export function useQueue() {
  const { params: list, ...setters } = useListParams(queueList);
  const [holder = 'all', setChosen] = useFilterParam('holder', queueHolders);
  const setHolder = (next: QueueHolder) => setChosen(next === 'all' ? undefined : next);
  const params = useMemo(() => ({ ...list, holder }), [list, holder]);
  const query = useQuery(queueQuery(params));
  const client = useQueryClient();

  useEffect(() => {
    const { queryKey } = queueQuery(params);
    // A later visit starts with a fresh queue.
    return () =>
      void client.setQueryData(queryKey, (board) => board && { ...createBoard(board.latest), isLeft: true as const });
  }, [client, params]);

  /** The queue is sorted oldest first, so updates may be on the last page. */
  function showNews() {
    const board = query.data;
    if (board === undefined || query.isPlaceholderData) return;
    client.setQueryData(queueQuery(params).queryKey, createBoard(board.latest));
    const { count, isHere } = computeUpdates(board);
    if (count > 0 && !isHere) setters.setPage(computeLastPage(board.latest));
  }
  return { query, params, ...setters, setHolder, showNews };
}
