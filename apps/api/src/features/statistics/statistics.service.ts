import { windowDays, type ReadQuery, type Statistics, type statistics as endpoints } from '@wideload/contract';
import { addDays, toDayIn } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction, getSqlState, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { createCsvFile, type Cell } from '#platform/http/bodies/csv.ts';
import type { FileStream } from '#platform/http/bodies/file-answer.ts';
import { createFieldProblem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { countDaysIn, listPaidDays, sumSpan, type PaidDay, type Span, type Sums } from './statistics.store.ts';

type Query = ReadQuery<typeof endpoints.read>;

const UNKNOWN_ZONE = '22023';

/** A window ends today, by the server's clock in the viewer's zone. */
function toSpan({ window, day, timeZone }: Query, now: Date): Span {
  const today = toDayIn(now, timeZone);
  if (today === null) throw createFieldProblem('timeZone', 'Not a time zone');
  if (day !== undefined) return { from: day, to: day };
  return { from: addDays(today, 1 - windowDays[window]), to: today };
}

async function withZone<T>(db: Db, timeZone: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    try {
      await countDaysIn(tx, timeZone);
    } catch (error) {
      // A zone newer than the database's time zone table.
      if (getSqlState(error) === UNKNOWN_ZONE) throw createFieldProblem('timeZone', 'Not a time zone');
      throw error;
    }
    return work(tx);
  });
}

function toFigures({ toIssue, ordersWaiting, oldestWaitingSince, ...sums }: Sums) {
  return {
    ...sums,
    secondsToIssue: toIssue === null ? null : { median: toIssue[0], percentile90: toIssue[1] },
    now: { ordersWaiting, oldestWaitingSince: oldestWaitingSince?.toISOString() ?? null },
  };
}

function toBar({ day, permits }: PaidDay) {
  return { day, permits };
}

function readPaidDays(days: readonly PaidDay[]) {
  return {
    ordersPaid: days.reduce((sum, { orders }) => sum + orders, 0),
    revenueCents: days.reduce((sum, { capturedCents }) => sum + capturedCents, 0),
  };
}

export async function readStatistics(deps: Deps, admin: Admin, query: Query): Promise<Statistics> {
  const { timeZone } = query;
  const span = toSpan(query, deps.clock.now());
  return withZone(await deps.standby.choose(), timeZone, async (tx) => {
    const paid = await listPaidDays(tx, admin, span);
    return {
      timeZone,
      ...span,
      days: paid.map(toBar),
      ...readPaidDays(paid),
      ...toFigures(await sumSpan(tx, admin, span)),
    };
  });
}

async function* buildRows(days: readonly PaidDay[]): AsyncGenerator<Cell[]> {
  for (const { day, permits } of days) yield [day, permits];
}

/** The export is logged. */
export async function exportStatistics(deps: Deps, admin: Admin, query: Query): Promise<FileStream> {
  const { timeZone } = query;
  const span = toSpan(query, deps.clock.now());
  const days = await withZone(deps.db, timeZone, async (tx) => {
    const subject = { kind: 'list', id: null, label: 'Permits statistics' } as const;
    await recordAction(tx, deps, admin, { what: 'list.export', subject, before: null, after: { ...span, timeZone } });
    return listPaidDays(tx, admin, span);
  });
  const { from, to } = span;
  const name = from === to ? `permits-${from}` : `permits-${from}-to-${to}`;
  return createCsvFile(name, [`Day (${timeZone})`, 'Permits'], buildRows(days));
}
