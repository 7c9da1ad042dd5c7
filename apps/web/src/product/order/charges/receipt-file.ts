import { payments } from '@wideload/contract/client';
import { callForFile } from '#lib/api/call-for-file.ts';

/** The receipt shows its time in the zone of this device. */
export function buildReceiptInput(id: string) {
  return { params: { id }, query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } };
}

/** Also works for the payment of an adjustment. */
export function fetchPaymentReceipt(paymentId: string): Promise<File> {
  return callForFile(payments.paymentReceipt, buildReceiptInput(paymentId));
}

export function fetchReceipt(id: string): Promise<File> {
  return callForFile(payments.receipt, buildReceiptInput(id));
}
