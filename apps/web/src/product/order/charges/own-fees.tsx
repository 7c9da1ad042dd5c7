import { useMutation, useQueryClient, queryOptions } from '@tanstack/react-query';
import { feeDifferences } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './fees.texts.ts';

/** Asks nothing: a withdrawn consent only means that the carrier is asked. */
export function WithdrawConsent({ orderId, orderNumber }: { orderId: string; orderNumber: number }) {
  const client = useQueryClient();
  const withdrawal = useMutation({
    mutationFn: () => call(feeDifferences.withdraw, { params: { id: orderId } }),
    onSuccess: () => showToast({ tone: 'ok', text: texts.withdrawn }),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
  return (
    <>
      {withdrawal.error && <Notice tone="danger">{withdrawal.error.message}</Notice>}
      <Button
        size="small"
        pending={withdrawal.isPending}
        aria-label={texts.withdrawOf(orderNumber)}
        onClick={() => withdrawal.mutate()}
      >
        {texts.withdraw}
      </Button>
    </>
  );
}

export function ownFeesQuery(orderId: string) {
  return queryOptions({
    queryKey: ['orders', 'fees', orderId],
    queryFn: ({ signal }) => call(feeDifferences.own, { params: { id: orderId } }, { signal }),
  });
}

export const ownConsentsQuery = queryOptions({
  queryKey: ['orders', 'fee-consents'],
  queryFn: ({ signal }) => call(feeDifferences.consents, {}, { signal }),
});
