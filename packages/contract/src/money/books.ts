import { paidKinds, parseGivenDay } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { CentsValue, CsvFile, Id, Instant, SeenNumber, requiredLongText } from '../core/values.ts';

export const bookKinds = [...paidKinds, 'dispute-fee', 'provider-fee', 'state-fee'] as const;

export const BookMonthValue = z.string().check(
  z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Not a month'),
  z.refine((month) => parseGivenDay(`${month}-01`) !== null, 'Not a month'),
);

/** Amounts received are above zero. `earlier` entries are of months that were closed before they were written. */
export const BookMonth = z.object({
  month: BookMonthValue,
  endsAt: Instant,
  entries: z.int(),
  earlier: z.int(),
  sums: z.array(z.object({ kind: z.enum(bookKinds), entries: z.int(), amount: CentsValue })),
  total: CentsValue,
  closed: z.nullable(z.object({ at: Instant, by: z.string() })),
});
export type BookMonth = z.infer<typeof BookMonth>;

/** A closing that was taken back. `closed` is who closed it then. */
export const ReopenedMonth = z.object({
  _id: Id,
  month: BookMonthValue,
  total: CentsValue,
  closed: z.object({ at: Instant, by: z.string() }),
  reopened: z.object({ at: Instant, by: z.string() }),
  reason: z.string(),
});
export type ReopenedMonth = z.infer<typeof ReopenedMonth>;

/** `next` is closed next; null before the first payment. `openFees`: fee differences that nobody has settled or explained. The zone decides where a month ends. */
export const Books = z.object({
  timeZone: z.string(),
  next: z.nullable(z.extend(BookMonth, { isOver: z.boolean(), openFees: z.int() })),
  closed: z.array(BookMonth),
  reopened: z.array(ReopenedMonth),
});
export type Books = z.infer<typeof Books>;

export const longestReopeningReason = 500;

const MonthParams = z.object({ month: BookMonthValue });

export const books = {
  read: endpoint('GET /permits/admin/books', {
    access: 'admin',
    summary: 'The closed months, newest first, and the sums of the month that is closed next',
    answers: { 200: Books },
  }),
  close: endpoint('POST /permits/admin/books/{month}/close', {
    access: 'admin',
    approval: true,
    stepUp: true,
    summary:
      'Close a month. `entries` and `openFees` are the numbers that the admin has seen: with others, nothing is closed',
    params: MonthParams,
    body: z.object({ entries: SeenNumber, openFees: z._default(SeenNumber, 0) }),
    answers: { 200: BookMonth },
    problems: ['month.not-next', 'month.not-over', 'month.changed', 'month.open-fees'],
  }),
  reopen: endpoint('POST /permits/admin/books/{month}/reopen', {
    access: 'admin',
    approval: true,
    stepUp: true,
    summary: 'Reopen the month that was closed last: its file goes to the reopened ones, and it is closed next',
    params: MonthParams,
    body: z.object({ reason: requiredLongText(longestReopeningReason, 'reason.missing') }),
    answers: { 200: Books },
    problems: ['month.not-last'],
  }),
  reopenedFile: endpoint('GET /permits/admin/books/reopened/{id}/ledger.csv', {
    access: 'admin',
    summary: 'The file that a month had before it was reopened',
    answers: { 200: CsvFile },
    problems: ['not-found'],
    perMinute: 60,
  }),
  file: endpoint('GET /permits/admin/books/{month}/ledger.csv', {
    access: 'admin',
    summary: 'The file of a closed month: the same bytes each time',
    params: MonthParams,
    answers: { 200: CsvFile },
    problems: ['not-found'],
    perMinute: 60,
  }),
};
