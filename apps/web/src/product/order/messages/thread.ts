import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { OrderThread } from '@wideload/contract';
import { messages } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const sectionId = 'questions';

const pollMs = 30_000;

export function threadQuery(orderId: string) {
  return queryOptions({
    queryKey: ['messages', orderId],
    queryFn: ({ signal }) => call(messages.read, { params: { id: orderId } }, { signal }),
    refetchInterval: pollMs,
  });
}

/** The new thread goes into the cache at once; pages that show its marks are fetched again. */
export function useKeepThread(orderId: string) {
  const client = useQueryClient();
  return async (thread: OrderThread) => {
    client.setQueryData(threadQuery(orderId).queryKey, thread);
    // The pressed button is gone with what it was for.
    document.querySelector<HTMLElement>(`#${sectionId}`)?.focus();
    await Promise.all(['orders', 'admin'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  };
}
