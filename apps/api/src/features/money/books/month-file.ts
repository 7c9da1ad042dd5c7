import { cents, splitBookEntry, toDayIn } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { readInBatches } from '#platform/db/batches.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Cell } from '#platform/http/bodies/csv.ts';
import { toCells } from '../ledger/ledger-csv.ts';
import { loadBookedOrders, type BookedOrders } from '../ledger/booked-orders.ts';
import { findMonthEntries, type MonthEntry, type OpenMonth } from './books.store.ts';

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
