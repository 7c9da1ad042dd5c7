import type { BookMonth } from '@wideload/contract';
import { formatReceiptNumber } from '@wideload/domain';
import { sql } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

/** Any number that no other advisory lock uses. */
const LOCK = 7_241_028;

/** Months are closed one at a time. */
export async function lockBooks(tx: Tx, _by: Admin): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

export async function readTimeZone(db: Db): Promise<string> {
  const { rows } = await sql<{ zone: string }>`SELECT books_time_zone() AS zone`.execute(db);
  return rows[0]?.zone ?? 'UTC';
}

/** `month` is its first day; the instants stay the database's. */
export type OpenMonth = { month: string; timeZone: string; startsAt: Date; endsAt: Date };

/** The month after the last closed one; without one, the first that was closed and reopened. Null if none ever was closed. */
export const firstUnclosed = sql<Date | null>`coalesce((SELECT max(month) + interval '1 month' FROM closed_months),
  (SELECT min(month) FROM reopened_months))`;

/** The first unclosed month, or that of the first entry. */
export async function findNextMonth(db: Db | Tx, _by: Admin): Promise<OpenMonth | null> {
  const { rows } = await sql<OpenMonth>`
    SELECT month, zone AS "timeZone", month::timestamp AT TIME ZONE zone AS "startsAt",
      (month + interval '1 month') AT TIME ZONE zone AS "endsAt"
    FROM (
      SELECT books_time_zone() AS zone, coalesce(
        ${firstUnclosed},
        (SELECT date_trunc('month', min(at) AT TIME ZONE books_time_zone()) FROM book_entries)
      )::date AS month
    ) AS next WHERE month IS NOT NULL`.execute(db);
  return rows[0] ?? null;
}

export type BookSum = BookMonth['sums'][number] & { earlier: number };

const sums = sql`kind, count(*)::integer AS entries, sum(amount_cents)::bigint AS amount,
  count(*) FILTER (WHERE at < starts_at)::integer AS earlier`;

/** The entries that closing the month would take: all until its end that no closed month has. */
export async function sumOpenEntries(db: Db, _by: Admin, { startsAt, endsAt }: OpenMonth): Promise<BookSum[]> {
  const { rows } = await sql<BookSum>`
    SELECT ${sums} FROM (SELECT kind, amount_cents, at, ${startsAt}::timestamptz AS starts_at FROM book_entries
      WHERE closed_month IS NULL AND at < ${endsAt}) AS open GROUP BY kind ORDER BY kind`.execute(db);
  return rows;
}

type Closing = { open: OpenMonth; at: Date };

/** One statement, so that the sums are those of the entries that it closes. */
export async function insertClosedMonth(tx: Tx, by: Admin, { open, at }: Closing): Promise<BookSum[]> {
  const { month, timeZone, startsAt, endsAt } = open;
  const { rows } = await sql<{ sums: BookSum[] }>`
    WITH swept AS (
      UPDATE book_entries SET closed_month = ${month} WHERE closed_month IS NULL AND at < ${endsAt}
      RETURNING kind, amount_cents, at, ${startsAt}::timestamptz AS starts_at
    ), by_kind AS (SELECT ${sums} FROM swept GROUP BY kind ORDER BY kind)
    INSERT INTO closed_months (month, time_zone, ends_at, closed_at, closed_by, sums)
      SELECT ${month}, ${timeZone}, ${endsAt}, ${at}, ${by.personId}, coalesce((SELECT jsonb_agg(to_jsonb(by_kind)) FROM by_kind), '[]')
    RETURNING sums`.execute(tx);
  return rows[0]?.sums ?? [];
}

export async function listClosedMonths(db: Db | Tx, _by: Admin) {
  return (
    db
      .selectFrom('closed_months')
      .innerJoin('users', 'users.id', 'closed_months.closed_by')
      .select(['month', 'ends_at', 'closed_at', 'users.email'])
      // Cast: only `insertClosedMonth` writes them.
      .select((row) => row.cast<BookSum[]>('sums', 'jsonb').as('sums'))
      .orderBy('month', 'desc')
      .execute()
  );
}

export type ClosedMonthRow = Awaited<ReturnType<typeof listClosedMonths>>[number];

export type MonthEntry = {
  id: number;
  kind: BookMonth['sums'][number]['kind'];
  source: string;
  orderId: string;
  amount: number;
  at: string;
};

/** In the order of time. `past` is the last entry that was read. */
export async function findMonthEntries(
  tx: Tx,
  _by: Admin,
  { month, past, limit }: { month: string; past: MonthEntry | null; limit: number },
): Promise<MonthEntry[]> {
  const { rows } = await sql<MonthEntry>`
    SELECT id, kind, source, order_id AS "orderId", amount_cents AS amount, at::text AS at FROM book_entries
    WHERE closed_month = ${month} AND (at, id) > (${past?.at ?? '-infinity'}::timestamptz, ${past?.id ?? 0}::bigint)
    ORDER BY at, id LIMIT ${limit}`.execute(tx);
  return rows;
}

type Piece = { month: string; position: number; piece: string };

export async function insertPiece(tx: Tx, piece: Piece): Promise<void> {
  await tx.insertInto('closed_month_pieces').values(piece).execute();
}

/** Null after the last piece, and for a month that is open. */
export async function findPiece(db: Db, _by: Admin, { month, position }: Omit<Piece, 'piece'>): Promise<string | null> {
  const row = await db
    .selectFrom('closed_month_pieces')
    .select('piece')
    .where((eb) => eb.and({ month, position }))
    .executeTakeFirst();
  return row?.piece ?? null;
}

type Reopening = { month: string; at: Date; reason: string };

/** The database takes the closing back as it keeps it (`reopen_month`). */
export async function insertReopenedMonth(tx: Tx, by: Admin, { month, at, reason }: Reopening): Promise<void> {
  await sql`
    INSERT INTO reopened_months
      (id, month, time_zone, ends_at, closed_at, closed_by, sums, file, reopened_at, reopened_by, reason)
    SELECT id, month, time_zone, ends_at, closed_at, closed_by, sums,
      (SELECT string_agg(piece, '' ORDER BY position) FROM closed_month_pieces AS pieces WHERE pieces.month = closed_months.month),
      ${at}, ${by.personId}, ${reason}
    FROM closed_months WHERE month = ${month}`.execute(tx);
}

export function listReopenedMonths(db: Db, _by: Admin) {
  return (
    db
      .selectFrom('reopened_months')
      .innerJoin('users as closer', 'closer.id', 'reopened_months.closed_by')
      .innerJoin('users as reopener', 'reopener.id', 'reopened_months.reopened_by')
      .select(['reopened_months.id', 'month', 'closed_at', 'reopened_at', 'reason'])
      .select(['closer.email as closer', 'reopener.email as reopener'])
      // Cast: copied from `closed_months`.
      .select((row) => row.cast<BookSum[]>('sums', 'jsonb').as('sums'))
      .orderBy('reopened_at', 'desc')
      .execute()
  );
}

export type ReopenedMonthRow = Awaited<ReturnType<typeof listReopenedMonths>>[number];

export async function findReopenedFile(db: Db, _by: Admin, id: string) {
  const kept = db.selectFrom('reopened_months').select(['month', 'file']).where('id', '=', id);
  return (await kept.executeTakeFirst()) ?? null;
}

/** The number of the payment's receipt. */
export async function findReceiptNumber(db: Db | Tx, paymentId: string): Promise<string> {
  const row = await db
    .selectFrom('book_entries')
    .select(['receipt_year', 'receipt_no'])
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', ['charge', 'adjustment'])
    .executeTakeFirst();
  return row === undefined ? '' : formatReceiptNumber(row.receipt_year, row.receipt_no);
}

/** The number of the refund's credit note; `''` before it has succeeded. */
export async function findCreditNote(db: Db | Tx, refundId: string): Promise<string> {
  const row = await db
    .selectFrom('book_entries')
    .select(['receipt_year', 'receipt_no'])
    .where((eb) => eb.and({ kind: 'refund', source: refundId }))
    .executeTakeFirst();
  return row === undefined ? '' : formatReceiptNumber(row.receipt_year, row.receipt_no);
}

/** Oldest first, each with the number of its credit note. */
export async function listRefunded(
  db: Db,
  paymentId: string,
): Promise<{ amountCents: number; at: Date; number: string }[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('book_entries', (join) =>
      join
        .onRef('book_entries.payment_id', '=', 'refunds.payment_id')
        .on('book_entries.kind', '=', 'refund')
        .on((on) => on('book_entries.source', '=', on.cast<string>('refunds.id', 'text'))),
    )
    .select(['refunds.amount_cents', 'refunds.updated_at', 'receipt_year', 'receipt_no'])
    .where((eb) => eb.and({ 'refunds.payment_id': paymentId, 'refunds.state': 'succeeded' }))
    .orderBy('refunds.updated_at')
    .orderBy('refunds.id')
    .execute();
  return rows.map((row) => ({
    amountCents: row.amount_cents,
    at: row.updated_at,
    number: formatReceiptNumber(row.receipt_year, row.receipt_no),
  }));
}
