import { callQuery } from '#lib/api/call-query.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { OrderThread } from '@wideload/contract';
import { messages } from '@wideload/contract/client';

export const sectionId = 'questions';

const pollMs = 30_000;

export const threadQuery = (orderId: string) =>
  callQuery(['messages', orderId], messages.read, { params: { id: orderId } }, { refetchInterval: pollMs });

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
