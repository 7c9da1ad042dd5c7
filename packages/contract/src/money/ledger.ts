import { permitStatuses } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { maxLedgerReasonLength } from '../core/limits.ts';
import { CentsValue, CsvFile, DayValue, Id, IdParams, StateValue, text } from '../core/values.ts';

/** The money of one permit of an order, in cents. */
export const LedgerRow = z.object({
  /** This and the next fields are null only for a paid order that never had a permit. */
  permitId: z.nullable(Id),
  /** `unit` counts from 1. */
  permit: z.nullable(z.object({ unit: z.int(), state: StateValue })),
  /** Null for a permit that was charged and is no longer needed. */
  status: z.nullable(z.enum(permitStatuses)),
  /** Includes the order's payment and its adjustments. */
  charged: CentsValue,
  /** Includes a share of any refund of the whole order, split by the unrefunded amount of each permit. */
  refunded: CentsValue,
  /** The state's fee as sold; `paid` is the fee that the state charged, null until then. */
  sold: CentsValue,
  paid: z.nullable(CentsValue),
  /** `sold` less `paid`. */
  difference: z.nullable(CentsValue),
  /** The computed explanation of the difference; `''` where the two agree. */
  why: z.string(),
  /** An admin's explanation; `''` for none. */
  reason: z.string(),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

export const Ledger = z.object({
  rows: z.array(LedgerRow),
  totals: z.object({
    charged: CentsValue,
    refunded: CentsValue,
    sold: CentsValue,
    paid: CentsValue,
    difference: CentsValue,
  }),
});
export type Ledger = z.infer<typeof Ledger>;

/** An empty reason removes the existing one. */
export const LedgerReasonBody = z.object({ permitId: Id, reason: text(maxLedgerReasonLength) });

/** First and last day, both inclusive, in the given zone (IANA). */
export const LedgerQuery = z.object({
  from: DayValue,
  to: DayValue,
  timeZone: z._default(z.string().check(z.maxLength(60)), 'UTC'),
});

export const ledger = {
  read: endpoint({
    method: 'GET',
    path: '/permits/admin/orders/{id}/ledger',
    access: 'admin',
    summary: 'What was charged, refunded and really paid to the state for each permit of an order',
    params: IdParams,
    answers: { 200: Ledger },
    problems: ['not-found'],
  }),
  explain: endpoint({
    method: 'PUT',
    path: '/permits/admin/orders/{id}/ledger',
    access: 'admin',
    summary: "Keep an admin's reason for the difference of a permit",
    params: IdParams,
    body: LedgerReasonBody,
    answers: { 200: Ledger },
    problems: ['not-found'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/permits/admin/ledger.csv',
    access: 'admin',
    summary:
      'Every movement of money of the given days as a CSV file for the bookkeeper, one line for each permit: charges and adjustments above zero, refunds and state fees below',
    query: LedgerQuery,
    answers: { 200: CsvFile },
    perMinute: 60,
  }),
};
