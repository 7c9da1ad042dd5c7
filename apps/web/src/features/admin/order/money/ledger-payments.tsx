import { Link } from '@tanstack/react-router';
import type { LedgerPayment } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import * as texts from './ledger.texts.ts';

function Payment({ payment: { receipt, amount, fee, net, payout } }: { payment: LedgerPayment }) {
  const format = (value: number) => formatDollars(cents(value));
  return (
    <li>
      {texts.receiptOf(receipt, format(amount))}{' '}
      {fee === null || net === null ? texts.feeNotKnown : texts.feeAndNet(format(fee), format(net))}{' '}
      {payout !== null && (
        <Link to="/dashboard/payouts/payout" search={{ id: payout._id }}>
          {texts.payout}
        </Link>
      )}
    </li>
  );
}

/** The provider's fee of each payment. */
export function LedgerPayments({ payments }: { payments: readonly LedgerPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <ul className="below-12" aria-label={texts.payments}>
      {payments.map((payment) => (
        <Payment key={payment.paymentId} payment={payment} />
      ))}
    </ul>
  );
}
