import type { OrderStatus } from '@wideload/domain';

/** The word on the sign; apart from the sentences, which lists do without. */
export const statusWord: Record<OrderStatus, string> = {
  draft: 'Draft',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};
