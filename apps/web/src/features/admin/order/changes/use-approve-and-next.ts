import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderFile } from '@wideload/contract';
import { adminOrders } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { useHeldQuestion } from '../filing/use-held-question.tsx';
import { feeDifferencesQuery } from '../money/fee-differences.queries.ts';
import { useNextOrder } from '../queue/use-next-order.ts';
import { nextNotFound } from '../queue/queue.texts.ts';
import * as texts from '../filing/permit-work.texts.ts';

/**
 * Approves an order and opens the next one of the queue, or the queue itself after the last one. With open fee differences it
 * approves nothing and calls `onAsk`; `goOn` opens the next order after the dialog has approved this one.
 */
export function useApproveAndNext({ _id: id, orderNumber, status: from }: OrderFile, onAsk: () => void) {
  const client = useQueryClient();
  const { find, open, leave } = useNextOrder(id);
  const held = useHeldQuestion(orderNumber);
  const goTo = (next: Awaited<ReturnType<typeof find>>) => (next === null ? leave() : open(next));

  const approval = useMutation({
    /** `over` is the holder to take the order from. */
    async mutationFn(over: string | undefined) {
      const fees = await client.fetchQuery(feeDifferencesQuery(id));
      if (fees.open.some(({ isExplained }) => !isExplained)) return 'ask';
      const next = await find();
      await call(adminOrders.changeStatus, { params: { id }, body: { status: 'approved', comment: '', from, over } });
      return next;
    },
    async onSuccess(next) {
      if (next === 'ask') return onAsk();
      const text = next === null ? texts.queueIsDone(orderNumber) : texts.approved(orderNumber);
      showToast({ tone: 'ok', text, topic: 'order-work' });
      return goTo(next);
    },
    onSettled: (next) => (next === 'ask' ? undefined : client.invalidateQueries({ queryKey: ['admin'] })),
  });
  const going = useMutation({
    mutationFn: find,
    onSuccess: goTo,
    onError: ({ message }) => showToast({ tone: 'danger', title: nextNotFound, text: message }),
  });
  const approve = (over?: string) => approval.mutate(over, { onError: (problem) => void held.ask(problem, approve) });
  return {
    approve: () => approve(),
    question: held.question,
    isPending: approval.isPending,
    failure: approval.error,
    goOn: () => going.mutate(),
  };
}
