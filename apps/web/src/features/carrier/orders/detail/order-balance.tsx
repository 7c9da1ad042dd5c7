import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order, OwnPayment } from '@wideload/contract';
import { formatBalance, formatBalanceFacts } from '@wideload/contract/client';
import { cents, formatDollars, computeOrderBalance } from '@wideload/domain';
import { useState, type ComponentType } from 'react';
import { useRight } from '#product/account/own-rights.ts';
import { describeDifference } from '#product/order/charges/describe-difference.ts';
import { ownFeesQuery } from '#product/order/charges/own-fees.queries.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './order-detail.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { balanceQuery, paymentsQuery } from '../orders.queries.ts';

export type PayDifferenceProps = {
  orderId: string;
  adjustment: { _id: string; amount: number };
  /** That of the first payment; null until it is known. */
  paidWith: OwnPayment['card'];
  onPaid: () => void;
  onChanged: () => void;
};

type Props = {
  order: Pick<Order, '_id' | 'status' | 'totalPrice'>;
  payDifference: ComponentType<PayDifferenceProps>;
};

export function OrderBalance({ order, payDifference: PayDifference }: Props) {
  const { _id: orderId, status, totalPrice } = order;
  const client = useQueryClient();
  const balance = useQuery(balanceQuery(orderId));
  const own = useQuery(ownFeesQuery(orderId));
  const isDue = balance.data !== undefined && balance.data.adjustment !== null;
  const paid = useQuery({ ...paymentsQuery(orderId), enabled: isDue });
  const [isPaying, setPaying] = useState(false);
  const mayPress = useRight('dispatcher');

  function readAgain() {
    return Promise.all([
      client.invalidateQueries({ queryKey: ['orders'] }),
      client.invalidateQueries({ queryKey: ['payment-intent', orderId] }),
    ]);
  }
  function finish() {
    setPaying(false);
    showToast({ tone: 'ok', title: texts.differencePaid, text: texts.receiptComes });
    void readAgain();
  }

  if (balance.data === undefined || own.data === undefined) return null;
  const { captured, refunded, fees, adjustment } = balance.data;
  const total = totalPrice + fees;
  const { kind } = computeOrderBalance({ status, total: totalPrice, fees, captured, refunded });
  // A refund is not a debt unless we request it.
  const isOnlyRefunded = kind === 'due' && total <= captured;
  if (kind === 'even' || (isOnlyRefunded && adjustment === null)) return null;
  const [now, received] = [cents(total), cents(captured - refunded)];
  const asked = own.data.items.filter(({ way, status: state }) => way === 'charged' && state === 'open');
  const { title, causes } = describeDifference({ total: totalPrice, fees, captured, refunded, asked });
  return (
    <div className="stack gap-16 above-16 below-16">
      <Notice tone={adjustment === null ? 'plain' : 'warn'} title={title}>
        {kind === 'due' && causes.map((cause) => <p key={cause}>{cause}</p>)}
        <p>
          {adjustment === null
            ? formatBalance(now, received)
            : texts.differenceToBePaid(formatBalanceFacts(now, received))}
        </p>
        {adjustment !== null && mayPress && !isPaying && (
          <Button look="primary" className="above-12 no-print" onClick={() => setPaying(true)}>
            {texts.payDifference(formatDollars(cents(adjustment.amount)))}
          </Button>
        )}
      </Notice>
      {adjustment !== null && isPaying && (
        <PayDifference
          key={adjustment._id}
          orderId={orderId}
          adjustment={adjustment}
          paidWith={paid.data?.items.find(({ kind: what }) => what === 'order')?.card ?? null}
          onPaid={finish}
          onChanged={() => void readAgain()}
        />
      )}
    </div>
  );
}
