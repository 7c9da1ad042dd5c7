import type { OrderStatus } from '@wideload/domain';
import * as texts from './status.texts.ts';

/** A separate module, because lists do without the sentences. */
export const statusWord: Record<OrderStatus, string> = {
  draft: texts.draft,
  pending: texts.pending,
  approved: texts.approved,
  rejected: texts.rejected,
};
