import { payments } from '@wideload/contract/client';
import { callForFile } from '../../lib/call-for-file.ts';

/** What the receipt of an order is asked for with: its instant is told in the zone of this device. */
export function receiptInput(id: string) {
  return { params: { id }, query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } };
}

export function fetchReceipt(id: string): Promise<File> {
  return callForFile(payments.receipt, receiptInput(id));
}
