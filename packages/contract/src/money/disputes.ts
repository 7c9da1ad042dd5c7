import { disputeStatuses } from '@wideload/domain';
import * as z from 'zod/mini';
import { CentsValue, Id, Instant } from '../core/values.ts';

export const FiledDispute = z.object({
  _id: Id,
  amount: CentsValue,
  /** The provider's word: `fraudulent`, `product_not_received`, … */
  reason: z.string(),
  status: z.enum(disputeStatuses),
  /** Evidence must be with the provider by then. */
  dueAt: z.nullable(Instant),
  openedAt: Instant,
  /** Held by the bank, without the fee. */
  withdrawn: CentsValue,
  fee: CentsValue,
  /** The dispute on the provider's pages. */
  link: z.string(),
});
export type FiledDispute = z.infer<typeof FiledDispute>;
