import { permitStatuses } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { maxLedgerReasonLength } from '../core/limits.ts';
import { payoutStatuses } from './payouts.ts';
import { CentsValue, CsvFile, GivenDay, Id, Instant, StateValue, longText, rawText } from '../core/values.ts';

/** In cents. */
export const LedgerRow = z.object({
  /** This and the next two fields are null for a paid order that never had a permit. */
  permitId: z.nullable(Id),
  permit: z.nullable(z.object({ unit: z.int(), state: StateValue })),
  /** Null for a permit that is no longer needed. */
  status: z.nullable(z.enum(permitStatuses)),
  charged: CentsValue,
  /** Includes a share of any refund of the whole order. */
  refunded: CentsValue,
  /** Withdrawn by banks and not given back, with the provider's fees. */
  disputed: CentsValue,
  sold: CentsValue,
  paid: z.nullable(CentsValue),
  difference: z.nullable(CentsValue),
  why: z.string(),
  reason: z.string(),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

/** `fee`, `net` and `payout` are null until the provider has told them; `net` has its refunds and disputes. */
export const LedgerPayment = z.object({
  paymentId: Id,
  receipt: z.string(),
  amount: CentsValue,
  fee: z.nullable(CentsValue),
  net: z.nullable(CentsValue),
  payout: z.nullable(z.object({ _id: Id, arrivesAt: Instant, status: z.enum(payoutStatuses) })),
});
export type LedgerPayment = z.infer<typeof LedgerPayment>;

export const Ledger = z.object({
  payments: z.array(LedgerPayment),
  rows: z.array(LedgerRow),
  totals: z.object({
    charged: CentsValue,
    refunded: CentsValue,
    disputed: CentsValue,
    sold: CentsValue,
    paid: CentsValue,
    difference: CentsValue,
  }),
});
export type Ledger = z.infer<typeof Ledger>;

export const LedgerReasonBody = z.object({ permitId: Id, reason: longText(maxLedgerReasonLength) });

/** Both days are inclusive, in the given zone (IANA). */
export const LedgerQuery = z.object({
  from: GivenDay,
  to: GivenDay,
  timeZone: z._default(rawText(60), 'UTC'),
});

export const ledger = {
  read: endpoint('GET /permits/admin/orders/{id}/ledger', {
    access: 'admin',
    summary: 'What was charged, refunded and really paid to the state for each permit of an order',
    answers: { 200: Ledger },
    problems: ['not-found'],
  }),
  explain: endpoint('PUT /permits/admin/orders/{id}/ledger', {
    access: 'admin',
    summary: "Keep an admin's reason for the difference of a permit",
    body: LedgerReasonBody,
    answers: { 200: Ledger },
    problems: ['not-found'],
  }),
  export: endpoint('GET /permits/admin/ledger.csv', {
    access: 'admin',
    summary:
      'Every movement of money of the given days as a CSV file for the bookkeeper, one line for each permit: charges and adjustments above zero, refunds and state fees below',
    query: LedgerQuery,
    answers: { 200: CsvFile },
    perMinute: 60,
  }),
};
