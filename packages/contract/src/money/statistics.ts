import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { defaultWindow, statisticsWindows } from './statistics-windows.ts';
import { CentsValue, CsvFile, DayValue, GivenDay, Instant, rawText } from '../core/values.ts';

/** `day` replaces the window. `timeZone` (IANA) decides where a day begins. */
export const StatisticsQuery = z.object({
  window: z._default(z.enum(statisticsWindows), defaultWindow),
  day: z.optional(GivenDay),
  timeZone: z._default(rawText(60), 'UTC'),
});

export const Statistics = z.object({
  timeZone: z.string(),
  from: DayValue,
  to: DayValue,
  days: z.array(z.object({ day: DayValue, permits: z.int() })),
  ordersPaid: z.int(),
  revenueCents: CentsValue,
  /** Refunds of that revenue until now; refunds in progress or failed do not count. */
  refundedCents: CentsValue,
  ordersRejected: z.int(),
  permitsRefused: z.int(),
  permitsIssued: z.int(),
  /** From payment to issue, for the permits issued in the window; null if none were. */
  secondsToIssue: z.nullable(z.object({ median: z.number(), percentile90: z.number() })),
  now: z.object({ ordersWaiting: z.int(), oldestWaitingSince: z.nullable(Instant) }),
});
export type Statistics = z.infer<typeof Statistics>;

export const statistics = {
  read: endpoint('GET /permits/admin/statistics', {
    access: 'admin',
    summary: 'Permits per day in the given time zone (IANA), and the figures of the same days',
    query: StatisticsQuery,
    answers: { 200: Statistics },
  }),
  export: endpoint('GET /permits/admin/statistics.csv', {
    access: 'admin',
    summary: 'The permits per day as CSV',
    query: StatisticsQuery,
    answers: { 200: CsvFile },
    perMinute: 60,
  }),
};
