import type { ledger, ReadQuery } from '@wideload/contract';
import { addDays, cents, compareDays, toDayIn, type Day, type LedgerEntry } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { readInBatches } from '#platform/db/paging.ts';
import type { Db } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { createCsvFile, type Cell } from '#platform/http/bodies/csv.ts';
import type { FileStream } from '#platform/http/bodies/file-answer.ts';
import { createFieldProblem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { loadBookedOrders, type BookedOrders } from './order-ledger.ts';
import { toCells, buildCsvHeader, type Booked } from './ledger-csv.ts';
import { findMovements, type Movement } from './ledger.store.ts';

type Query = ReadQuery<typeof ledger.export>;

/** Movements per read, each with its order. */
const BATCH = 300;

const entryKinds: Record<Movement['kind'], readonly LedgerEntry['kind'][]> = {
  payment: ['charge', 'adjustment'],
  refund: ['refund'],
  'refund-failed': ['refund-failed'],
  dispute: ['dispute', 'dispute-reinstated', 'dispute-fee'],
  'provider-fee': [],
  'state-fee': ['state-fee'],
};

/** One line for each permit that shares the movement. */
function toLines(movement: Movement, booked: Booked, day: Day): Cell[][] {
  const fee = booked.order.booked.find(({ id }) => movement.kind === 'provider-fee' && id === movement.id);
  if (fee !== undefined) {
    const line = { kind: 'provider-fee', source: fee.id, permitId: null, amount: cents(fee.amount_cents) } as const;
    return [toCells(line, booked, day)];
  }
  const kinds = entryKinds[movement.kind];
  const entries = booked.ledger.entries.filter(({ source, kind }) => source === movement.id && kinds.includes(kind));
  return entries.map((entry) => toCells(entry, booked, day));
}

async function* readRows(db: Db, by: Admin, { from, to, timeZone }: Query): AsyncGenerator<Cell[]> {
  // An index needs instants, so a day of margin on both sides covers every zone; the local day then decides.
  const around = { from: `${addDays(from, -1)}T00:00:00Z`, before: `${addDays(to, 2)}T00:00:00Z` };
  let past: Movement | null = null;
  let orders: BookedOrders = new Map();
  const movements = readInBatches<Movement>(async (_offset, limit) => {
    const read: Movement[] = await findMovements(db, by, { ...around, past, limit });
    past = read.at(-1) ?? past;
    orders = await loadBookedOrders(db, by, read);
    return read;
  }, BATCH);
  for await (const movement of movements) {
    const [day, booked] = [toDayIn(new Date(movement.at), timeZone), orders.get(movement.orderId)];
    if (day === null || booked === undefined || compareDays(day, from) < 0 || compareDays(day, to) > 0) continue;
    yield* toLines(movement, booked, day);
  }
}

/** Throws `input.invalid` at `timeZone` or `to`. */
export async function exportLedger(deps: Deps, by: Admin, query: Query): Promise<FileStream> {
  const { from, to, timeZone } = query;
  if (toDayIn(deps.clock.now(), timeZone) === null) throw createFieldProblem('timeZone', 'Not a time zone');
  if (compareDays(to, from) < 0) throw createFieldProblem('to', 'The last day is before the first');
  const subject = { kind: 'list', id: null, label: 'Ledger' } as const;
  await recordAction(deps.db, deps, by, { what: 'list.export', subject, before: null, after: { from, to, timeZone } });
  const rows = readRows(await deps.standby.choose(), by, query);
  return createCsvFile(`wideload-ledger-${from}-to-${to}`, buildCsvHeader(timeZone), rows);
}
