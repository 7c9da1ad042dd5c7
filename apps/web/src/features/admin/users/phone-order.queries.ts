import { queryOptions } from '@tanstack/react-query';
import { phoneCharges } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

/** Read at each opening: the carrier may withdraw it at any time. */
export function agreementOfOrderQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'phone-agreement', id],
    queryFn: async ({ signal }) => (await call(phoneCharges.read, { params: { id } }, { signal })).agreement,
    gcTime: 0,
    staleTime: 0,
  });
}
