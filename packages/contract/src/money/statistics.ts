import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { defaultWindow, statisticsWindows } from './statistics-windows.ts';
import { CentsValue, CsvFile, DayValue, Instant } from '../core/values.ts';

/** Which days to count: a window that ends today, or one day instead of it; and in which zone a day begins. */
export const StatisticsQuery = z.object({
  window: z._default(z.enum(statisticsWindows), defaultWindow),
  day: z.optional(DayValue),
  /** IANA name. */
  timeZone: z._default(z.string().check(z.maxLength(60)), 'UTC'),
});

export const Statistics = z.object({
  timeZone: z.string(),
  /** First and last day, both counted. */
  from: DayValue,
  to: DayValue,
  /** Every day of the window; its permits are those of the orders that were paid on it. */
  days: z.array(z.object({ day: DayValue, permits: z.int() })),
  ordersPaid: z.int(),
  /** Captured for the orders paid in the window. */
  revenueCents: CentsValue,
  /** What of that revenue has been given back by now, whenever it was; a refund that is on its way or has failed is none. */
  refundedCents: CentsValue,
  /** Orders that were rejected in the window, each once. */
  ordersRejected: z.int(),
  /** Permits that were refused in the window, each once. */
  permitsRefused: z.int(),
  permitsIssued: z.int(),
  /** From the payment of the order to the issue of the permit, of those issued in the window; null where none was. */
  secondsToIssue: z.nullable(z.object({ median: z.number(), percentile90: z.number() })),
  /** At this moment, whatever the window. */
  now: z.object({ ordersWaiting: z.int(), oldestWaitingSince: z.nullable(Instant) }),
});
export type Statistics = z.infer<typeof Statistics>;

export const statistics = {
  read: endpoint({
    method: 'GET',
    path: '/permits/admin/statistics',
    access: 'admin',
    summary: 'Permits per day in the given time zone (IANA), and the figures of the same days',
    query: StatisticsQuery,
    answers: { 200: Statistics },
  }),
  export: endpoint({
    method: 'GET',
    path: '/permits/admin/statistics.csv',
    access: 'admin',
    summary: 'The permits per day as CSV',
    query: StatisticsQuery,
    answers: { 200: CsvFile },
    perMinute: 60,
  }),
};
