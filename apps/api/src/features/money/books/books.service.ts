import type { BookMonth, Books } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { FileStream } from '#platform/http/bodies/file-answer.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { countOpenFees } from '../fee-differences/open-fees.store.ts';
import * as store from './books.store.ts';

function toBookMonth(
  { month, endsAt, sums }: { month: string; endsAt: Date; sums: readonly store.BookSum[] },
  closed: BookMonth['closed'],
): BookMonth {
  const sum = (key: 'entries' | 'earlier' | 'amount') => sums.reduce((total, row) => total + row[key], 0);
  return {
    month: month.slice(0, 7),
    endsAt: endsAt.toISOString(),
    entries: sum('entries'),
    earlier: sum('earlier'),
    sums: sums.map(({ kind, entries, amount }) => ({ kind, entries, amount })),
    total: sum('amount'),
    closed,
  };
}

function toClosedMonth({ month, ends_at: endsAt, closed_at: at, email, sums }: store.ClosedMonthRow): BookMonth {
  return toBookMonth({ month, endsAt, sums }, { at: at.toISOString(), by: email ?? 'Deleted account' });
}

export async function readBooks({ db, clock }: Deps, by: Admin): Promise<Books> {
  const [open, closed, openFees] = await Promise.all([
    store.findNextMonth(db, by),
    store.listClosedMonths(db, by),
    countOpenFees(db, by),
  ]);
  const sums = open === null ? [] : await store.sumOpenEntries(db, by, open);
  return {
    timeZone: open?.timeZone ?? (await store.readTimeZone(db)),
    next: open && { ...toBookMonth({ ...open, sums }, null), isOver: open.endsAt <= clock.now(), openFees },
    closed: closed.map(toClosedMonth),
  };
}

export async function readClosedMonth(db: Db | Tx, by: Admin, month: string): Promise<BookMonth> {
  const row = (await store.listClosedMonths(db, by)).find((closed) => closed.month === month);
  if (row === undefined) throw new Problem('not-found');
  return toClosedMonth(row);
}

/** One piece in memory at a time. */
async function* readPieces(db: Db, by: Admin, month: string): AsyncGenerator<string> {
  for (let position = 0; ; position += 1) {
    const piece = await store.findPiece(db, by, { month, position });
    if (piece === null) return;
    yield piece;
  }
}

export async function downloadMonth(deps: Deps, by: Admin, month: string): Promise<FileStream> {
  const { db } = deps;
  await readClosedMonth(db, by, `${month}-01`);
  const subject = { kind: 'list', id: null, label: `Books of ${month}` } as const;
  await recordAction(db, deps, by, { what: 'list.export', subject, before: null, after: { month } });
  const chunks = readPieces(db, by, `${month}-01`);
  return new FileStream(`wideload-books-${month}.csv`, { type: 'text/csv; charset=utf-8', chunks });
}
