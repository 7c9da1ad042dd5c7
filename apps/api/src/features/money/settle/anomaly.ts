import { cents, formatDollars } from '@wideload/domain';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import type { IntentSnapshot } from '#providers/payments/port.ts';
import { raiseAlert } from './payment-alerts.service.ts';
import type { PaymentRow } from '../payments.store.ts';

function formatDetail(payment: PaymentRow, snapshot: IntentSnapshot): string {
  const taken = `The provider took ${formatDollars(cents(snapshot.amountReceivedCents))} by ${snapshot.id}`;
  const should = formatDollars(cents(payment.amount_cents));
  switch (payment.anomaly ?? '') {
    case 'provider.amount':
      return `${taken}, but the payment is of ${should}.`;
    case 'provider.currency':
      return `${taken} in the currency '${snapshot.currency}', but the payment is in US dollars.`;
    case 'provider.customer':
      return `${taken} from a customer who is not the order's carrier.`;
    case 'provider.payment':
      return `${taken}, but that intent says that it belongs to another payment.`;
    case 'provider.canceled':
      return `${taken}, although the payment was canceled here.`;
    case 'order.total':
      return `${taken}, but the order's total has changed since, so it was not made pending.`;
    default:
      return `${taken}, which is not what the payment says (${payment.anomaly}).`;
  }
}

/** Call it in the transaction that flags the anomaly. */
export async function raiseAnomalyAlert(
  deps: Deps,
  tx: Tx,
  { before, payment, snapshot }: { before: PaymentRow; payment: PaymentRow; snapshot: IntentSnapshot },
): Promise<void> {
  if (payment.anomaly === null || payment.anomaly === before.anomaly) return;
  await raiseAlert(deps, tx, {
    kind: 'anomaly',
    key: `anomaly:${payment.id}:${payment.anomaly}`,
    cause: 'occurrence',
    orderId: payment.order_id,
    paymentId: payment.id,
    detail: formatDetail(payment, snapshot),
  });
}
