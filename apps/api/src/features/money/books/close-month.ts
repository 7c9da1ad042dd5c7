import type { BookMonth, Books } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { createCsvFile, type Cell } from '#platform/http/bodies/csv.ts';
import { Problem } from '#problem.ts';
import { requireSecondPerson } from '#features/approvals/approvals.service.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { buildCsvHeader, toCells } from '../ledger/ledger-csv.ts';
import { countOpenFees } from '../fee-differences/open-fees.store.ts';
import { readClosedMonth, readBooks, readLastClosedMonth } from './books.service.ts';
import {
  findNextMonth,
  insertClosedMonth,
  insertPiece,
  lockBooks,
  findMonthEntries,
  insertReopenedMonth,
  type MonthEntry,
  type OpenMonth,
} from './books.store.ts';
import { cents, splitBookEntry, toDayIn } from '@wideload/domain';
import { readInBatches } from '#platform/db/paging.ts';
import { loadBookedOrders, type BookedOrders } from '../ledger/order-ledger.ts';

type Wanted = { month: string; entries: number; openFees: number };

/** The admin may close the month all the same, but not without a look at what is open. */
async function refuseUnseenFees(tx: Tx, by: Admin, seen: number): Promise<void> {
  const openFees = await countOpenFees(tx, by);
  if (openFees === seen || openFees === 0) return;
  const detail =
    openFees === 1
      ? '1 fee difference is open. Look at it before you close the month.'
      : `${openFees} fee differences are open. Look at them before you close the month.`;
  throw new Problem('month.open-fees', { detail, members: { openFees } });
}

/**
 * Everything until the end of the month that no closed month has is in it, also what was written late: refunds, fees and disputes that
 * come after this belong to the next month. The file is made now and kept.
 */
export function closeMonth(deps: Deps, by: Admin, { month, entries, openFees }: Wanted): Promise<BookMonth> {
  return inTransaction(deps.db, async (tx) => {
    await lockBooks(tx, by);
    const open = await findNextMonth(tx, by);
    if (open?.month !== `${month}-01`) throw new Problem('month.not-next');
    const at = deps.clock.now();
    if (open.endsAt > at) throw new Problem('month.not-over');
    await refuseUnseenFees(tx, by, openFees);
    const closed = await insertClosedMonth(tx, by, { open, at });
    if (closed.reduce((sum, kind) => sum + kind.entries, 0) !== entries) throw new Problem('month.changed');
    const { chunks } = createCsvFile(`books-${month}`, buildCsvHeader(open.timeZone), readMonthRows(tx, by, open));
    let position = 0;
    for await (const piece of chunks) {
      await insertPiece(tx, { month: open.month, position, piece });
      position += 1;
    }
    const summary = await readClosedMonth(tx, by, open.month);
    const subject = { kind: 'list', id: null, label: `Books of ${month}` } as const;
    const after = { month, entries, total: summary.total, ...(openFees > 0 && { openFees }) };
    await requireSecondPerson(tx, deps, by, {
      kind: 'month',
      right: 'bookkeeper',
      isNeeded: true,
      subject,
      before: null,
      after: { ...after, totalCents: summary.total },
    });
    await recordAction(tx, deps, by, { what: 'books.close', subject, before: null, after });
    return summary;
  });
}

/** Entries per read, each with its order. */
const BATCH = 300;

function toLines({ kind, source, orderId, amount, at }: MonthEntry, orders: BookedOrders, timeZone: string): Cell[][] {
  const [booked, day] = [orders.get(orderId), toDayIn(new Date(at), timeZone)];
  if (booked === undefined || day === null) throw new Error(`The entry ${kind} of ${source} has no order or no day.`);
  const entry = { kind, source, amount: cents(amount) };
  return splitBookEntry(entry, booked.ledger.entries).map((line) => toCells({ kind, source, ...line }, booked, day));
}

export async function* readMonthRows(
  tx: Tx,
  by: Admin,
  { month, timeZone }: Pick<OpenMonth, 'month' | 'timeZone'>,
): AsyncGenerator<Cell[]> {
  let past: MonthEntry | null = null;
  let orders: BookedOrders = new Map();
  const entries = readInBatches<MonthEntry>(async (_offset, limit) => {
    const read: MonthEntry[] = await findMonthEntries(tx, by, { month, past, limit });
    past = read.at(-1) ?? past;
    orders = await loadBookedOrders(tx, by, read);
    return read;
  }, BATCH);
  for await (const entry of entries) yield* toLines(entry, orders, timeZone);
}

type Reopening = { month: string; reason: string };

/** The second person reads what becomes of papers that are out already. */
const consequences = {
  receipts: 'Keep their numbers',
  statements: 'Not closed until the month is closed again',
  file: 'Kept among the reopened months; the next closing makes another one',
};

/** The sums and statements of a later month begin where this one ends: the last one is opened, or the later ones are first. */
export async function reopenMonth(deps: Deps, by: Admin, { month, reason }: Reopening): Promise<Books> {
  await inTransaction(deps.db, async (tx) => {
    await lockBooks(tx, by);
    const last = await readLastClosedMonth(tx, by);
    if (last?.month !== month) throw new Problem('month.not-last');
    const subject = { kind: 'list', id: null, label: `Books of ${month}` } as const;
    const closing = { month, entries: last.entries, totalCents: last.total, closedAt: last.closed?.at };
    const before = { ...closing, state: 'Closed' };
    const after = { ...closing, state: 'Open', why: reason, ...consequences };
    await requireSecondPerson(tx, deps, by, {
      kind: 'month-reopening',
      right: 'bookkeeper',
      isNeeded: true,
      subject,
      before,
      after,
    });
    await insertReopenedMonth(tx, by, { month: `${month}-01`, at: deps.clock.now(), reason });
    await recordAction(tx, deps, by, { what: 'books.reopen', subject, before, after });
  });
  return readBooks(deps, by);
}
