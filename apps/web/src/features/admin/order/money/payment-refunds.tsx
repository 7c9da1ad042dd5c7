import type { FiledPayment, FiledRefund, OrderFile } from '@wideload/contract';
import { cents, formatDollars, computeRefundable, stateName } from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './refunds.texts.ts';
import records from '../order-records.module.css';
import { RefundButton } from './refund-button.tsx';
import { formatRefundFailure, formatRefundState } from './refund-state-words.ts';
import { usePollRefunds } from './use-refund.ts';
import { findUnitNumber } from '#product/permit/unit-number.ts';

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
