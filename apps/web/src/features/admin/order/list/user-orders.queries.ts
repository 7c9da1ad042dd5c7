import { keepPreviousData } from '@tanstack/react-query';
import { type userOrderList, users } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import type { ListParams } from '#lib/address/list-params.ts';

export const userQuery = (id: string) => callQuery(['admin', 'users', 'one', id], users.read, { params: { id } });

export const userOrdersQuery = (userId: string, params: ListParams<typeof userOrderList>) =>
  callQuery(
    ['admin', 'users', 'orders', userId, params],
    users.orders,
    { params: { userId }, query: params },
    {
      // Never shows the orders of another user as a placeholder.
      placeholderData: (before, query) => (query?.queryKey[3] === userId ? keepPreviousData(before) : undefined),
    },
  );
