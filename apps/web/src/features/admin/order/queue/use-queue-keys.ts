import { isWorkable } from '@wideload/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { QueueOrder } from '@wideload/contract';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { usePageKeys } from '#lib/page-keys.ts';
import * as texts from './queue.texts.ts';

/** Keys for the row that has the focus; `n` needs none. */
export function useQueueKeys(rows: readonly QueueOrder[]): void {
  const navigate = useNavigate();
  const list: SearchTexts = useSearch({ strict: false });

  function open(order: QueueOrder | undefined, hash?: 'file' | 'issue') {
    if (order === undefined) return;
    void navigate({
      to: '/users/orders/order',
      search: { orderId: order._id, userId: order.userId, back: 'queue' },
      state: { orderList: list },
      ...(hash && { hash }),
    });
  }
  const findOrder = (row: HTMLElement | null) => rows.find(({ _id }) => _id === row?.dataset['row']);
  const isFree = ({ status, claim }: QueueOrder) => isWorkable(status) && (claim === null || claim.isMine);

  usePageKeys([
    {
      key: 'c',
      does: texts.claimKey,
      perform: (row) => row?.querySelector<HTMLElement>('[data-claim] button')?.click(),
    },
    { key: 'f', does: texts.fileKey, perform: (row) => open(findOrder(row), 'file') },
    { key: 'i', does: texts.issueKey, perform: (row) => open(findOrder(row), 'issue') },
    { key: 'n', does: texts.nextKey, perform: () => open(rows.find(isFree)) },
  ]);
}
