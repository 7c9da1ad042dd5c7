import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { payoutLineList, payoutList } from '../core/lists.ts';
import { CentsValue, Id, Instant } from '../core/values.ts';

export const payoutStatuses = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const;

export const Payout = z.object({
  _id: Id,
  /** The provider's own id. */
  providerId: z.string(),
  amount: CentsValue,
  status: z.enum(payoutStatuses),
  isAutomatic: z.boolean(),
  /** The bank's words. */
  failure: z.nullable(z.string()),
  createdAt: Instant,
  arrivesAt: Instant,
  /** The sum of its lines, and by how much the payout differs from it; null while the provider has not listed them. */
  check: z.nullable(z.object({ sum: CentsValue, difference: CentsValue })),
});
export type Payout = z.infer<typeof Payout>;

export const PayoutLine = z.object({
  providerId: z.string(),
  at: Instant,
  /** The provider's word: `charge`, `refund`, `dispute`, … */
  category: z.string(),
  amount: CentsValue,
  fee: CentsValue,
  net: CentsValue,
  /** Null for a line of the account itself. */
  order: z.nullable(z.object({ _id: Id, orderNumber: z.int(), userId: Id })),
});
export type PayoutLine = z.infer<typeof PayoutLine>;

const pageOnly = { search: true, sort: true } as const;

export const payouts = {
  list: endpoint('GET /permits/admin/payouts', {
    access: 'admin',
    summary: 'What the payment provider sent to the bank, newest first, each compared with its lines',
    query: z.omit(listQuery(payoutList), pageOnly),
    answers: { 200: listOf(Payout) },
  }),
  read: endpoint('GET /permits/admin/payouts/{id}', {
    access: 'admin',
    summary: 'A payout and its lines, oldest first',
    query: z.omit(listQuery(payoutLineList), pageOnly),
    answers: { 200: z.extend(listOf(PayoutLine), { payout: Payout }) },
    problems: ['not-found'],
  }),
};
