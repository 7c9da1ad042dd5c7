import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queue, type queueList } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import { callIfChanged } from '#lib/api/api.ts';
import type { ListParams } from '#lib/address/list-params.ts';
import {
  confirmBoard,
  createBoard,
  mergeBoard,
  toQueueQuery,
  type QueueBoard,
  type QueueFilter,
} from './queue-board.ts';

/** In a visible window: what another clerk does is on the page within five seconds. */
export const POLL_INTERVAL_MS = 4_000;

export const queueListKey = ['admin', 'queue', 'list'] as const;

export type QueueParams = ListParams<typeof queueList> & QueueFilter;

export function queueQuery(params: QueueParams) {
  const queryKey = [...queueListKey, params] as const;
  return queryOptions({
    queryKey,
    async queryFn({ client, signal }): Promise<QueueBoard> {
      const readBoard = () => {
        const board = client.getQueryData<QueueBoard>(queryKey);
        return board?.isLeft ? undefined : board;
      };
      const before = readBoard();
      const query = { ...params, ...(before && toQueueQuery(before)) };
      const { body, etag, at } = await callIfChanged(queue.list, { query }, { signal, etag: before?.etag });
      // Read again after the call: the viewer may have shown the updates or left the page.
      const board = readBoard();
      const known = board ?? before;
      if (body === null && known !== undefined) return confirmBoard(known, at);
      if (body === null) throw new Error('The server confirmed a queue that nobody knows.');
      return { ...(board === undefined ? createBoard(body) : mergeBoard(board, body)), etag };
    },
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
    placeholderData: keepPreviousData,
  });
}

export const queueOrderQuery = (id: string) =>
  callQuery(['admin', 'queue', 'one', id], queue.read, { params: { id } }, { refetchInterval: POLL_INTERVAL_MS });
