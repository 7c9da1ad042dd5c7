import { useQuery } from '@tanstack/react-query';
import type { OwnRefund } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './order-detail.texts.ts';
import { FailedState } from '#ui/list/list-states.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { refundsQuery } from '../orders.queries.ts';
import { describeRefundCard, describeRefund } from '#product/order/refund-words.ts';

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

export function OrderRefunds({ orderId }: { orderId: string }) {
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
