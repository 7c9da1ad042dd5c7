import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { AnswerOf, queue as contract } from '@wideload/contract';
import { queue, queueList } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { parseListParams } from '#lib/address/list-params.ts';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { usePageKeys } from '#lib/page-keys.ts';
import { showToast } from '#lib/toast.ts';
import { parseQueueFilter } from './queue-board.ts';
import { queueListKey } from './queue.queries.ts';
import * as texts from './queue.texts.ts';

type NextOrder = AnswerOf<typeof contract.next>['next'];

/** The way through the queue in the order and with the filters of the list that the admin came from. */
export function useNextOrder(currentId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const { back }: SearchTexts = useSearch({ strict: false });
  const state = useLocation({ select: ({ state: { orderList } }) => orderList });
  const list = back === 'queue' ? state : undefined;

  async function find(): Promise<NextOrder> {
    const { search, sort } = parseListParams(queueList, list ?? {});
    const query = { after: currentId, search, sort, ...parseQueueFilter(list ?? {}) };
    return (await call(queue.next, { query })).next;
  }
  /** From a list, Back leads to it however many orders were opened after it. */
  function open(next: NonNullable<NextOrder>) {
    return navigate({
      to: '/users/orders/order',
      search: { orderId: next._id, userId: next.userId, back: 'queue' },
      ...(list && { state: { orderList: list }, replace: true }),
    });
  }
  /** Without the rows of before: the one that was opened would have the focus, and lose it with its place. */
  function leave() {
    client.removeQueries({ queryKey: queueListKey });
    return list === undefined ? navigate({ to: '/permits/queue' }) : router.history.back();
  }
  return { find, open, leave };
}

export type NextOrders = ReturnType<typeof useNextOrder>;

export function useNextOrderKey({ find, open }: NextOrders): void {
  const next = useMutation<NextOrder>({
    mutationFn: find,
    onSuccess: (found) => (found === null ? showToast({ text: texts.noOtherOrder }) : open(found)),
    onError: ({ message }) => showToast({ tone: 'danger', title: texts.nextNotFound, text: message }),
  });
  usePageKeys([{ key: 'n', does: texts.nextKey, perform: () => !next.isPending && next.mutate() }]);
}
