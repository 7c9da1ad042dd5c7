import {
  formatDollars,
  longestRefundReason,
  type Cents,
  type PlainRefundError,
  type RefundError,
} from '@wideload/domain';
import { appMessages } from '../core/input-messages.ts';

export const refundMessages: Record<PlainRefundError, string> = {
  'amount.missing': 'Please input the amount!',
  'amount.unreadable': 'Not an amount in dollars: write 62 or 62.50',
  'amount.zero': appMessages['amount.zero'],
  'reason.missing': appMessages['reason.missing'],
  'reason.too-long': `At most ${longestRefundReason} characters`,
};

export function formatRefundError(error: RefundError): string {
  return error.code === 'amount.too-high' ? formatRefundLimit(error.refundable) : refundMessages[error.code];
}

export function formatRefundLimit(refundable: Cents): string {
  return refundable === 0
    ? 'All that was paid is refunded already, or on its way back.'
    : `At most ${formatDollars(refundable)} can be refunded.`;
}
