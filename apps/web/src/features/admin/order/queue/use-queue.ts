import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queueList } from '@wideload/contract/client';
import { useEffect, useMemo } from 'react';
import { useListParams } from '#lib/address/list-params.ts';
import { computeLastPage } from '#ui/list/pagination.tsx';
import { createBoard, computeUpdates } from './queue-board.ts';
import { useQueueFilter } from './queue-filter.ts';
import { queueQuery } from './queue.queries.ts';

export function useQueue() {
  const { params: list, ...setters } = useListParams(queueList);
  const { filter, setFilter } = useQueueFilter();
  const params = useMemo(() => ({ ...list, ...filter }), [list, filter]);
  const query = useQuery(queueQuery(params));
  const client = useQueryClient();

  useEffect(() => {
    const { queryKey } = queueQuery(params);
    // A later visit starts with a fresh queue.
    return () =>
      void client.setQueryData(queryKey, (board) => board && { ...createBoard(board.latest), isLeft: true as const });
  }, [client, params]);

  /** A new order may belong on any page; sorted by waiting time it is on the last one. */
  function showNews() {
    const board = query.data;
    if (board === undefined || query.isPlaceholderData) return;
    client.setQueryData(queueQuery(params).queryKey, createBoard(board.latest));
    const { count, isHere } = computeUpdates(board);
    if (count > 0 && !isHere && params.sort === 'paidAt') void setters.setPage(computeLastPage(board.latest));
  }
  return { query, params, ...setters, filter, setFilter, showNews };
}
