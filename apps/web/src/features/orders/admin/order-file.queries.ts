import { queryOptions } from '@tanstack/react-query';
import { orderFile } from '@wideload/contract/client';
import { call } from '../../../lib/api.ts';

/** An order with everything that belongs to it. */
export function orderFileQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'order', id],
    queryFn: ({ signal }) => call(orderFile.read, { params: { id } }, { signal }),
  });
}
