import type { OrderStatus } from '@wideload/domain';
import * as texts from './status.texts.ts';

/** The word on the sign; apart from the sentences, which lists do without. */
export const statusWord: Record<OrderStatus, string> = {
  draft: texts.draft,
  pending: texts.pending,
  approved: texts.approved,
  rejected: texts.rejected,
};
