import type { FiledPayment, OrderFile, FiledDispute } from '@wideload/contract';
import {
  cents,
  computeOrderBalance,
  formatDollars,
  formatDisputeReason,
  isDisputeOpen,
  type DisputeStatus,
} from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './records.texts.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { PaymentReceipt } from '#product/order/charges/receipt-button.tsx';
import { OrderDifference } from './money/order-difference.tsx';
import css from './order-records.module.css';
import { formatAnomaly, attemptWords, formatDecline, paymentWords } from './payment-words.ts';
import { PaymentRefunds } from './money/payment-refunds.tsx';
import * as disputesTexts from './disputes.texts.ts';

const formatAmount = (amount: number) => formatDollars(cents(amount));

function Attempt({ attempt }: { attempt: FiledPayment['attempts'][number] }) {
  const { at, state, card } = attempt;
  const why = formatDecline(attempt);
  return (
    <li className="breakable">
      <p>
        <strong>{attemptWords[state]}</strong>, {texts.cardEndingIn(card.brand, card.last4)}
      </p>
      {why !== '' && <p>{why}</p>}
      <p className="muted size-label">
        <time dateTime={at}>{formatInstant(at)}</time>
      </p>
    </li>
  );
}

const words: Record<DisputeStatus, string> = {
  warning_needs_response: disputesTexts.asks,
  warning_under_review: disputesTexts.underReview,
  warning_closed: disputesTexts.asksNoMore,
  needs_response: disputesTexts.needsAnswer,
  under_review: disputesTexts.underReview,
  appeal_needs_response: disputesTexts.needsAnswer,
  appeal_under_review: disputesTexts.underReview,
  won: disputesTexts.won,
  lost: disputesTexts.lost,
  prevented: disputesTexts.prevented,
};

function Dispute({ dispute }: { dispute: FiledDispute }) {
  const { amount, reason, status, dueAt, withdrawn, fee, link } = dispute;
  const isOpen = isDisputeOpen(status);
  return (
    <Notice
      className="above-8 below-8"
      tone={isOpen ? 'danger' : 'plain'}
      title={disputesTexts.disputeOf(formatAmount(amount), formatDisputeReason(reason))}
    >
      <p>{words[status]}</p>
      {isOpen && dueAt !== null && (
        <p>
          {disputesTexts.answerBy} <time dateTime={dueAt}>{formatInstant(dueAt)}</time>
        </p>
      )}
      {(withdrawn !== 0 || fee !== 0) && <p>{disputesTexts.held(formatAmount(withdrawn), formatAmount(fee))}</p>}
      <p>
        <a href={link} target="_blank" rel="noopener noreferrer">
          {disputesTexts.openIt}
        </a>
      </p>
    </Notice>
  );
}

function PaymentDisputes({ disputes }: { disputes: readonly FiledDispute[] }) {
  return disputes.map((dispute) => <Dispute key={dispute._id} dispute={dispute} />);
}

function Payment({ order, payment }: { order: OrderFile; payment: FiledPayment }) {
  const { kind, status, amount, captured, anomaly, attempts } = payment;
  return (
    <Section
      level={3}
      title={kind === 'order' ? texts.paymentOf(formatAmount(amount)) : texts.adjustmentOf(formatAmount(amount))}
    >
      <p>{texts.captured(paymentWords[status], formatAmount(captured))}</p>
      {anomaly !== null && (
        <Notice tone="danger" title={texts.decideByHand}>
          {formatAnomaly(anomaly)}
        </Notice>
      )}
      <PaymentDisputes disputes={payment.disputes} />
      {attempts.length === 0 ? (
        <p className="muted size-label">{texts.neverPressed}</p>
      ) : (
        <ol className={css['records']}>
          {attempts.map((attempt) => (
            <Attempt key={attempt._id} attempt={attempt} />
          ))}
        </ol>
      )}
      {status === 'succeeded' && <PaymentReceipt paymentId={payment._id} />}
      <PaymentRefunds order={order} payment={payment} />
    </Section>
  );
}

function isDifferent({ status, totalPrice: total, fees, paid: captured, refunded, adjustment }: OrderFile): boolean {
  return adjustment !== null || computeOrderBalance({ status, total, fees, captured, refunded }).kind !== 'even';
}

export function OrderPayments({ order }: { order: OrderFile }) {
  const { totalPrice: total, paid, refunded, payments } = order;
  return (
    <FoldedSection
      title={texts.payments}
      note={formatAmount(paid - refunded)}
      isUrgent={isDifferent(order) || payments.some(({ anomaly }) => anomaly !== null)}
    >
      <OrderDifference order={order} />
      <DataList
        columns={2}
        facts={[
          { term: texts.total, value: formatAmount(total) },
          { term: order.isRefunded ? texts.received : texts.paid, value: formatAmount(paid) },
          ...(refunded > 0 ? [{ term: texts.refunded, value: formatAmount(refunded) }] : []),
        ]}
      />
      {payments.length === 0 && <p className="above-12">{texts.noPaymentYet}</p>}
      {payments.map((payment) => (
        <Payment key={payment._id} order={order} payment={payment} />
      ))}
    </FoldedSection>
  );
}
