import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queue } from '@wideload/contract/client';
import { isInWork, type OrderStatus } from '@wideload/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { queueOrderQuery } from '../queue/queue.queries.ts';
import type { useHeldQuestion } from './use-held-question.tsx';

type Order = { _id: string; status: OrderStatus; isRefunded: boolean };

/** Whoever copies from the filing sheet, prints it or opens the state's portal has begun to file: that claims the order. */
export function useSheetClaim(order: Order, held: ReturnType<typeof useHeldQuestion>) {
  const client = useQueryClient();
  const ref = useRef<HTMLDivElement>(null);
  const mayClaim = useDeskRight(queue.claim.deskRight);
  /** A clerk who only looks is asked once, not at each copy. */
  const isAsked = useRef(false);
  const { queryKey } = queueOrderQuery(order._id);
  const claim = useMutation<unknown, ApiProblem, string | undefined>({
    mutationFn: (over) =>
      call(queue.claim, { params: { id: order._id }, body: over === undefined ? {} : { steal: true, from: over } }),
    onError(problem) {
      isAsked.current = held.ask(problem, (over) => claim.mutate(over)) || isAsked.current;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'queue'] }),
  });
  const begin = useEffectEvent(() => {
    const isMine = client.getQueryData(queryKey)?.claim?.isMine === true;
    if (mayClaim && !isMine && !isAsked.current && isInWork(order) && !claim.isPending) claim.mutate(undefined);
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    ref.current?.addEventListener('copy', () => begin(), { signal });
    ref.current?.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('button, a[href^="https:"]') !== null) begin();
      },
      { signal },
    );
    return () => end.abort();
  }, []);
  return ref;
}
