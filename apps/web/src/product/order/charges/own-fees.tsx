import { useMutation, useQueryClient } from '@tanstack/react-query';
import { feeDifferences } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
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

export const ownFeesQuery = (orderId: string) =>
  callQuery(['orders', 'fees', orderId], feeDifferences.own, { params: { id: orderId } });

export const ownConsentsQuery = callQuery(['orders', 'fee-consents'], feeDifferences.consents, {});
