import { queryOptions } from '@tanstack/react-query';
import type { Order } from '@wideload/contract';
import { warnings } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const warningsQuery = ({ _id: id, version }: Pick<Order, '_id' | 'version'>) =>
  queryOptions({
    queryKey: ['orders', 'warnings', id, version],
    queryFn: ({ signal }) => call(warnings.list, { params: { id } }, { signal }),
  });
