import { queryOptions } from '@tanstack/react-query';
import { phoneCharges } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const agreementQuery = queryOptions({
  queryKey: ['cards', 'phone-agreement'],
  queryFn: async ({ signal }) => (await call(phoneCharges.agreement, {}, { signal })).agreement,
});
