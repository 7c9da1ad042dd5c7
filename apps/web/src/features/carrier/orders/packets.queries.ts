import { queryOptions } from '@tanstack/react-query';
import { packets } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const packetsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['packets', orderId],
    queryFn: ({ signal }) => call(packets.list, { params: { id: orderId } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.sent.some(({ state }) => state === 'waiting') ? 2000 : false),
  });
