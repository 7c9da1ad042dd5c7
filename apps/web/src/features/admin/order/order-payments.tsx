import type { FiledPayment, OrderFile, FiledDispute, FiledRefund } from '@wideload/contract';
import {
  cents,
  computeOrderBalance,
  formatDollars,
  formatDisputeReason,
  isDisputeOpen,
  type DisputeStatus,
  computeRefundable,
  stateName,
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
import * as disputesTexts from './disputes.texts.ts';
import * as refundsTexts from './money/refunds.texts.ts';
import { RefundButton } from './money/refund-drawer.tsx';
import { usePollRefunds } from './money/refund-form.ts';
import { findUnitNumber } from '#product/permit/unit-number.ts';

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

const refundStateWords = {
  requested: refundsTexts.requestedState,
  pending: refundsTexts.pendingState,
  succeeded: refundsTexts.succeededState,
  failed: refundsTexts.failedState,
  canceled: refundsTexts.canceledState,
};

export function formatRefundState({ state }: Pick<FiledRefund, 'state'>): string {
  return refundStateWords[state];
}

/** Stripe's failure reasons (https://docs.stripe.com/refunds#failed-refunds), and one of ours. */
const failures = new Map([
  ['expired_or_canceled_card', refundsTexts.cardClosed],
  ['lost_or_stolen_card', refundsTexts.cardLost],
  ['declined', refundsTexts.bankDeclined],
  ['insufficient_funds', refundsTexts.noMoney],
  ['charge_for_pending_refund_disputed', refundsTexts.disputed],
  ['not_executed', refundsTexts.notExecuted],
  ['unknown', refundsTexts.noReason],
]);

/** An unknown code is the provider's own sentence. */
export function formatRefundFailure({ state, failure }: Pick<FiledRefund, 'state' | 'failure'>): string {
  if (state !== 'failed') return '';
  return failures.get(failure ?? 'unknown') ?? failure ?? refundsTexts.noReason;
}

type Props = { order: OrderFile; payment: FiledPayment };

function formatPermit({ order: { permits, units }, payment }: Props, permitId: string): string {
  const permit = permits.find(({ _id }) => _id === permitId);
  const former = payment.formerPermits.find(({ _id }) => _id === permitId);
  if (former) return refundsTexts.forPermit(refundsTexts.formerPermitOf(stateName(former.state), former.unit));
  if (permit === undefined) return refundsTexts.forFormerPermit;
  const unit = findUnitNumber(units, permit);
  return refundsTexts.forPermit(refundsTexts.permitOf(stateName(permit.state), unit));
}

function formatAuthor({ by }: FiledRefund): string {
  if (by === null) return refundsTexts.madeElsewhere;
  return by === '' ? refundsTexts.deletedAccount : by;
}

function Refund({ refund, ...props }: Props & { refund: FiledRefund }) {
  const why = formatRefundFailure(refund);
  return (
    <li className="breakable">
      <p>
        <strong>{refundsTexts.refundLine(formatRefundState(refund), formatDollars(cents(refund.amount)))}</strong>
      </p>
      {why !== '' && <p className="failure">{why}</p>}
      {refund.permitId !== null && <p>{formatPermit(props, refund.permitId)}</p>}
      {refund.shares !== null && <p>{refundsTexts.forPermits(Object.keys(refund.shares).length)}</p>}
      <p className="typed">{refund.reason}</p>
      <p className="muted size-label">
        {formatAuthor(refund)}, <time dateTime={refund.createdAt}>{formatInstant(refund.createdAt)}</time>
      </p>
    </li>
  );
}

function PaymentRefunds({ order, payment }: Props) {
  usePollRefunds(order._id);
  const { refunds, captured } = payment;
  const left = computeRefundable(payment);
  if (captured === 0 && refunds.length === 0) return null;
  return (
    <>
      {refunds.length > 0 && (
        <>
          <p className="bold above-12">{refundsTexts.refunds}</p>
          <ul className={css['records']} aria-label={refundsTexts.refunds}>
            {refunds.map((refund) => (
              <Refund key={refund._id} order={order} payment={payment} refund={refund} />
            ))}
          </ul>
        </>
      )}
      <div className="cluster above-12">
        {refunds.length > 0 && left > 0 && <p>{refundsTexts.stillRefundable(formatDollars(left))}</p>}
        <RefundButton order={order} payment={payment} />
      </div>
    </>
  );
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
