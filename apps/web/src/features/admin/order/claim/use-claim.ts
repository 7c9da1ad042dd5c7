import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueueClaim } from '@wideload/contract';
import { queue } from '@wideload/contract/client';
import { call } from '../../../../lib/api/api.ts';

/** Claiming and releasing one order. `onFailure` hears why it did not succeed, and null when it is tried (again). */
export function useClaim(orderId: string, onFailure: (words: string | null) => void) {
  const client = useQueryClient();
  const params = { id: orderId };
  const outcome = {
    onMutate: () => onFailure(null),
    onError: ({ message }: Error) => onFailure(message),
    // After a refusal too: somebody else was quicker, and is shown.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  };
  const claim = useMutation({
    /** `over` is the claim that one was warned of, and takes over. */
    mutationFn: (over: QueueClaim | null) =>
      call(queue.claim, { params, body: over ? { steal: true, from: over.admin._id } : {} }),
    ...outcome,
  });
  const release = useMutation({ mutationFn: () => call(queue.release, { params }), ...outcome });
  return { claim, release };
}
