import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueueClaim } from '@wideload/contract';
import { queue } from '@wideload/contract/client';
import { call } from '../../../lib/api.ts';

/** Claiming and releasing one order. Refused or not, everything of the admin area is asked for anew: somebody else was quicker. */
export function useClaim(orderId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['admin'] });
  const params = { id: orderId };
  const claim = useMutation({
    /** `over` is the claim that one was warned of, and takes over. */
    mutationFn: (over: QueueClaim | null) =>
      call(queue.claim, { params, body: over ? { steal: true, from: over.admin._id } : {} }),
    onSettled,
  });
  const release = useMutation({ mutationFn: () => call(queue.release, { params }), onSettled });
  return { claim, release };
}
