import type { Order, OwnPayment, OwnRefund } from '@wideload/contract';
import { useQuery } from '@tanstack/react-query';
import { cents, formatDollars } from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './order-detail.texts.ts';
import { FailedState } from '#ui/list/list-states.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { paymentsQuery, refundsQuery } from '../orders.queries.ts';
import { PaymentReceipt } from '#product/order/receipts/payment-receipt.tsx';
import { formatAskedFee, formatFeeSettlement } from '@wideload/contract/client';
import { ownFeesQuery } from '#product/order/charges/own-fees.queries.ts';
import * as fees from '#product/order/charges/fees.texts.ts';
import { WithdrawConsent } from '#product/order/charges/withdraw-consent.tsx';
import { describeRefundCard, describeRefund } from '#product/order/refund-words.ts';

/** What was asked for, given back and paid after the first payment. */
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
      {list.error && !list.data && (
        <FailedState failure={list.error} onRetry={() => void list.refetch()} pending={list.isFetching} />
      )}
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
      {own.error && !own.data && (
        <FailedState failure={own.error} onRetry={() => void own.refetch()} pending={own.isFetching} />
      )}
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
      {list.error && !list.data && (
        <FailedState failure={list.error} onRetry={() => void list.refetch()} pending={list.isFetching} />
      )}
      <ul className="rows rows-flush hairline" aria-label={texts.refunds}>
        {items.map((refund) => (
          <Refund key={refund._id} refund={refund} />
        ))}
      </ul>
    </Section>
  );
}
