import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminOrderRow } from '@wideload/contract';
import { type adminOrderList, adminOrders } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import type { ListParams } from '#lib/address/list-params.ts';

type Params = ListParams<typeof adminOrderList> & { status?: AdminOrderRow['status'] | undefined };

export function permitsQuery(params: Params) {
  return queryOptions({
    queryKey: ['admin', 'orders', 'list', params],
    queryFn: ({ signal }) => call(adminOrders.list, { query: params }, { signal }),
    placeholderData: keepPreviousData,
  });
}
