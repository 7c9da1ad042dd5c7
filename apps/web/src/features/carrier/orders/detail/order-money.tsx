import type { Order, OwnPayment, OwnRefund } from '@wideload/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cents, formatDollars, computeOrderBalance, stateName } from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './order-detail.texts.ts';
import { FailedQuery, findFailed } from '#ui/list/list-states.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { paymentsQuery, refundsQuery, balanceQuery } from '../orders.queries.ts';
import { PaymentReceipt } from '#product/order/charges/receipt-button.tsx';
import {
  formatAskedFee,
  formatFeeSettlement,
  formatBalance,
  formatBalanceFacts,
  listDifferenceCauses,
  type AskedFee,
} from '@wideload/contract/client';
import { WithdrawConsent, ownFeesQuery } from '#product/order/charges/own-fees.tsx';
import * as fees from '#product/order/charges/fees.texts.ts';
import { describeRefundCard, describeRefund } from '#product/order/refund-words.ts';
import { useState, type ComponentType } from 'react';
import { useRight } from '#product/account/own-rights.tsx';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { formatList } from '#lib/format-list.ts';

/** Fee differences, refunds and payments after the first payment. */
export function LaterMoney({ order }: { order: Order }) {
  return (
    <>
      <OrderFees order={order} />
      <OrderRefunds orderId={order._id} />
      <MoreReceipts orderId={order._id} />
    </>
  );
}

function Difference({ payment: { _id, amount, paidAt, card, receipt } }: { payment: OwnPayment }) {
  return (
    <li>
      <p>
        <strong>{formatDollars(cents(amount))}</strong>
        {card !== null && `, ${texts.cardEndingIn(card.brand, card.last4)}`}
      </p>
      <p className="hint">
        <time dateTime={paidAt}>{formatInstant(paidAt)}</time>, {texts.receiptOf(receipt)}
      </p>
      <PaymentReceipt paymentId={_id} />
    </li>
  );
}

/** The payments beyond the first one. */
function MoreReceipts({ orderId }: { orderId: string }) {
  const list = useQuery(paymentsQuery(orderId));
  const items = (list.data?.items ?? []).filter(({ kind }) => kind === 'adjustment');
  if (items.length === 0 && !list.error) return null;
  return (
    <Section level={3} title={texts.differencesPaid}>
      {list.error && !list.data && <FailedQuery query={list} />}
      <ul className="rows rows-flush hairline" aria-label={texts.differencesPaid}>
        {items.map((payment) => (
          <Difference key={payment._id} payment={payment} />
        ))}
      </ul>
    </Section>
  );
}

/** Fees that differ from the fee sheet, and the consent given at checkout. */
function OrderFees({ order: { _id: id, orderNumber } }: { order: Order }) {
  const own = useQuery(ownFeesQuery(id));
  const { items = [], consent = null } = own.data ?? {};
  if (items.length === 0 && consent === null && !own.error) return null;
  return (
    <Section level={3} title={texts.stateFees}>
      {own.error && !own.data && <FailedQuery query={own} />}
      {items.length > 0 && (
        <ul className="rows rows-flush hairline" aria-label={texts.stateFees}>
          {items.map((item) => (
            <li key={item._id}>
              <p>{formatFeeSettlement(item)}</p>
              {item.way === 'charged' && <p className="hint">{formatAskedFee(item)}</p>}
            </li>
          ))}
        </ul>
      )}
      {consent !== null && (
        <div className="stack align-start gap-8 above-12">
          <p>{fees.agreed(formatDollars(cents(consent.limit)), formatDollars(cents(consent.charged)))}</p>
          <WithdrawConsent orderId={id} orderNumber={orderNumber} />
        </div>
      )}
    </Section>
  );
}

function Refund({ refund }: { refund: OwnRefund }) {
  const { word, next } = describeRefund(refund);
  return (
    <li>
      <p>
        <strong>{word}</strong>, {texts.amountTo(formatDollars(cents(refund.amount)), describeRefundCard(refund))}
      </p>
      <p>{next}</p>
      <p className="hint">
        <time dateTime={refund.updatedAt}>{formatInstant(refund.updatedAt)}</time>
        {refund.creditNote !== '' && `, ${texts.creditNoteOf(refund.creditNote)}`}
      </p>
    </li>
  );
}

function OrderRefunds({ orderId }: { orderId: string }) {
  const list = useQuery(refundsQuery(orderId));
  const items = list.data?.items ?? [];
  if (items.length === 0 && !list.error) return null;
  return (
    <Section level={3} title={texts.refunds}>
      {list.error && !list.data && <FailedQuery query={list} />}
      <ul className="rows rows-flush hairline" aria-label={texts.refunds}>
        {items.map((refund) => (
          <Refund key={refund._id} refund={refund} />
        ))}
      </ul>
    </Section>
  );
}

export type PayDifferenceProps = {
  orderId: string;
  adjustment: { _id: string; amount: number };
  /** The card of the first payment; null until it is known. */
  paidWith: OwnPayment['card'];
  onPaid: () => void;
  onChanged: () => void;
};

type Props = {
  order: Pick<Order, '_id' | 'status' | 'totalPrice'>;
  payDifference: ComponentType<PayDifferenceProps>;
};

/** In cents. `asked` are the fee differences among what is due, and `fees` those and the ones paid before. */
type Money = { total: number; fees: number; captured: number; refunded: number; asked: readonly AskedFee[] };

/** Why the total of a paid order is not what was paid. */
export function describeDifference({ total, fees, captured, refunded, asked }: Money): {
  title: string;
  causes: string[];
} {
  const amount = total + fees - (captured - refunded);
  const rest = amount - asked.reduce((sum, { difference }) => sum + difference, 0);
  // The payments cover the order: the sum is due only because of a refund.
  const refundedAgain = rest > 0 && rest <= refunded ? rest : 0;
  return {
    title: findTitle(asked, { rest, refundedAgain }),
    causes: listDifferenceCauses({ amount, fees: asked, refundedAgain }),
  };
}

function findTitle(asked: readonly AskedFee[], { rest, refundedAgain }: { rest: number; refundedAgain: number }) {
  const states = [...new Set(asked.map(({ state }) => stateName(state)))];
  if (rest === 0 && states.length > 0) return fees.chargedMore(formatList(states));
  if (asked.length > 0) return fees.differenceToPay;
  return refundedAgain > 0 ? fees.refundToPay : fees.changedAfterPayment;
}

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

  const failed = findFailed([balance, own]);
  if (failed) return <FailedQuery query={failed} title={texts.balanceNotLoaded} />;
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
