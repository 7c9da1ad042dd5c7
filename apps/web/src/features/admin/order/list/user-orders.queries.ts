import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type userOrderList, users } from '@wideload/contract/client';
import { call } from '../../../../lib/api/api.ts';
import type { ListParams } from '../../../../lib/address/list-params.ts';

/** One account with its counters. */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'users', 'one', id],
    queryFn: ({ signal }) => call(users.read, { params: { id } }, { signal }),
  });
}

/** One page of a person's orders; the page before stays in sight while the next one comes. */
export function userOrdersQuery(userId: string, params: ListParams<typeof userOrderList>) {
  return queryOptions({
    queryKey: ['admin', 'users', 'orders', userId, params],
    queryFn: ({ signal }) => call(users.orders, { params: { userId }, query: params }, { signal }),
    // Of the same person only: another one's orders are not hers.
    placeholderData: (before, query) => (query?.queryKey[3] === userId ? keepPreviousData(before) : undefined),
  });
}
