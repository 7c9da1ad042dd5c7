import { queryOptions } from '@tanstack/react-query';
import { messages } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

const pollMs = 30_000;

export function threadQuery(orderId: string) {
  return queryOptions({
    queryKey: ['messages', orderId],
    queryFn: ({ signal }) => call(messages.read, { params: { id: orderId } }, { signal }),
    refetchInterval: pollMs,
  });
}
