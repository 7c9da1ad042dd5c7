import { useQuery } from '@tanstack/react-query';
import type { OwnPayment } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './order-detail.texts.ts';
import { FailedState } from '#ui/list/list-states.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { paymentsQuery } from '../orders.queries.ts';
import { PaymentReceipt } from '#product/order/payment-receipt.tsx';

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
export function MoreReceipts({ orderId }: { orderId: string }) {
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
