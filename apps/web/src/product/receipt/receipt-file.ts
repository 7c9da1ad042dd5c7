import { payments } from '@wideload/contract/client';
import { callForFile } from '../../lib/api/call-for-file.ts';

/** What the receipt of an order, or of a payment, is asked for with: its instant is told in the zone of this device. */
export function receiptInput(id: string) {
  return { params: { id }, query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } };
}

/** The receipt of one payment, an adjustment's too. */
export function fetchPaymentReceipt(paymentId: string): Promise<File> {
  return callForFile(payments.paymentReceipt, receiptInput(paymentId));
}

export function fetchReceipt(id: string): Promise<File> {
  return callForFile(payments.receipt, receiptInput(id));
}
