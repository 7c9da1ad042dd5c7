import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type userOrderList, users } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import type { ListParams } from '#lib/address/list-params.ts';

export function userQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'users', 'one', id],
    queryFn: ({ signal }) => call(users.read, { params: { id } }, { signal }),
  });
}

export function userOrdersQuery(userId: string, params: ListParams<typeof userOrderList>) {
  return queryOptions({
    queryKey: ['admin', 'users', 'orders', userId, params],
    queryFn: ({ signal }) => call(users.orders, { params: { userId }, query: params }, { signal }),
    // Never shows the orders of another user as a placeholder.
    placeholderData: (before, query) => (query?.queryKey[3] === userId ? keepPreviousData(before) : undefined),
  });
}
