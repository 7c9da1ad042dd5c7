import type { FiledPayment, FiledRefund, OrderFile } from '@wideload/contract';
import { cents, formatDollars, computeRefundable, stateName } from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './refunds.texts.ts';
import records from '../order-records.module.css';
import { RefundButton } from './refund-button.tsx';
import { usePollRefunds } from './refund-form.ts';
import { findUnitNumber } from '#product/permit/unit-number.ts';

const words: Record<FiledRefund['state'], string> = {
  requested: texts.requestedState,
  pending: texts.pendingState,
  succeeded: texts.succeededState,
  failed: texts.failedState,
  canceled: texts.canceledState,
};

export function formatRefundState({ state }: Pick<FiledRefund, 'state'>): string {
  return words[state];
}

/** Stripe's failure reasons (https://docs.stripe.com/refunds#failed-refunds), and one of ours. */
const failures = new Map([
  ['expired_or_canceled_card', texts.cardClosed],
  ['lost_or_stolen_card', texts.cardLost],
  ['declined', texts.bankDeclined],
  ['insufficient_funds', texts.noMoney],
  ['charge_for_pending_refund_disputed', texts.disputed],
  ['not_executed', texts.notExecuted],
  ['unknown', texts.noReason],
]);

/** An unknown code is the provider's own sentence. */
export function formatRefundFailure({ state, failure }: Pick<FiledRefund, 'state' | 'failure'>): string {
  if (state !== 'failed') return '';
  return failures.get(failure ?? 'unknown') ?? failure ?? texts.noReason;
}

type Props = { order: OrderFile; payment: FiledPayment };

function formatPermit({ order: { permits, units }, payment }: Props, permitId: string): string {
  const permit = permits.find(({ _id }) => _id === permitId);
  const former = payment.formerPermits.find(({ _id }) => _id === permitId);
  if (former) return texts.forPermit(texts.formerPermitOf(stateName(former.state), former.unit));
  if (permit === undefined) return texts.forFormerPermit;
  const unit = findUnitNumber(units, permit);
  return texts.forPermit(texts.permitOf(stateName(permit.state), unit));
}

function formatAuthor({ by }: FiledRefund): string {
  if (by === null) return texts.madeElsewhere;
  return by === '' ? texts.deletedAccount : by;
}

function Refund({ refund, ...props }: Props & { refund: FiledRefund }) {
  const why = formatRefundFailure(refund);
  return (
    <li className="breakable">
      <p>
        <strong>{texts.refundLine(formatRefundState(refund), formatDollars(cents(refund.amount)))}</strong>
      </p>
      {why !== '' && <p className="failure">{why}</p>}
      {refund.permitId !== null && <p>{formatPermit(props, refund.permitId)}</p>}
      <p className="typed">{refund.reason}</p>
      <p className="muted size-label">
        {formatAuthor(refund)}, <time dateTime={refund.createdAt}>{formatInstant(refund.createdAt)}</time>
      </p>
    </li>
  );
}

export function PaymentRefunds({ order, payment }: Props) {
  usePollRefunds(order._id);
  const { refunds, captured } = payment;
  const left = computeRefundable(payment);
  if (captured === 0 && refunds.length === 0) return null;
  return (
    <>
      {refunds.length > 0 && (
        <>
          <p className="bold above-12">{texts.refunds}</p>
          <ul className={records['records']} aria-label={texts.refunds}>
            {refunds.map((refund) => (
              <Refund key={refund._id} order={order} payment={payment} refund={refund} />
            ))}
          </ul>
        </>
      )}
      <div className="cluster above-12">
        {refunds.length > 0 && left > 0 && <p>{texts.stillRefundable(formatDollars(left))}</p>}
        <RefundButton order={order} payment={payment} />
      </div>
    </>
  );
}
