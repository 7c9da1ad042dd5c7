import { Readable } from 'node:stream';
import type { BookMonth, Books, ReopenedMonth } from '@wideload/contract';
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
  return toBookMonth({ month, endsAt, sums }, { at: at.toISOString(), by: email ?? NO_ACCOUNT });
}

const NO_ACCOUNT = 'Deleted account';

function toReopenedMonth(row: store.ReopenedMonthRow): ReopenedMonth {
  const { id, month, sums, closed_at: closedAt, reopened_at: reopenedAt, reason } = row;
  return {
    _id: id,
    month: month.slice(0, 7),
    total: sums.reduce((total, { amount }) => total + amount, 0),
    closed: { at: closedAt.toISOString(), by: row.closer ?? NO_ACCOUNT },
    reopened: { at: reopenedAt.toISOString(), by: row.reopener ?? NO_ACCOUNT },
    reason,
  };
}

export async function readBooks({ db, clock }: Deps, by: Admin): Promise<Books> {
  const [open, closed, reopened, openFees] = await Promise.all([
    store.findNextMonth(db, by),
    store.listClosedMonths(db, by),
    store.listReopenedMonths(db, by),
    countOpenFees(db, by),
  ]);
  const sums = open === null ? [] : await store.sumOpenEntries(db, by, open);
  return {
    timeZone: open?.timeZone ?? (await store.readTimeZone(db)),
    next: open && { ...toBookMonth({ ...open, sums }, null), isOver: open.endsAt <= clock.now(), openFees },
    closed: closed.map(toClosedMonth),
    reopened: reopened.map(toReopenedMonth),
  };
}

export async function readClosedMonth(db: Db | Tx, by: Admin, month: string): Promise<BookMonth> {
  const row = (await store.listClosedMonths(db, by)).find((closed) => closed.month === month);
  if (row === undefined) throw new Problem('not-found');
  return toClosedMonth(row);
}

export async function readLastClosedMonth(tx: Tx, by: Admin): Promise<BookMonth | null> {
  const [last] = await store.listClosedMonths(tx, by);
  return last === undefined ? null : toClosedMonth(last);
}

/** One piece in memory at a time. */
async function* readPieces(db: Db, by: Admin, month: string): AsyncGenerator<string> {
  for (let position = 0; ; position += 1) {
    const piece = await store.findPiece(db, by, { month, position });
    if (piece === null) return;
    yield piece;
  }
}

async function recordDownload(deps: Deps, by: Admin, month: string): Promise<void> {
  const subject = { kind: 'list', id: null, label: `Books of ${month}` } as const;
  await recordAction(deps.db, deps, by, { what: 'list.export', subject, before: null, after: { month } });
}

const toCsvFile = (name: string, chunks: AsyncIterable<string>) =>
  new FileStream(`wideload-${name}.csv`, { type: 'text/csv; charset=utf-8', chunks });

export async function downloadMonth(deps: Deps, by: Admin, month: string): Promise<FileStream> {
  const { db } = deps;
  await readClosedMonth(db, by, `${month}-01`);
  await recordDownload(deps, by, month);
  return toCsvFile(`books-${month}`, readPieces(db, by, `${month}-01`));
}

export async function downloadReopenedMonth(deps: Deps, by: Admin, id: string): Promise<FileStream> {
  const kept = await store.findReopenedFile(deps.db, by, id);
  if (kept === null) throw new Problem('not-found');
  const month = kept.month.slice(0, 7);
  await recordDownload(deps, by, month);
  return toCsvFile(`books-${month}-reopened`, Readable.from([kept.file]));
}
