import {
  labelFilingKey,
  maxOfferedVehicles,
  type FiledDispute,
  type OrderFile,
  type AskedValue,
  type orderFile,
  type ReadBody,
  type OrderNote,
  type OfferedVehicles,
} from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { Problem } from '#problem.ts';
import { listDisputes, toFiledDispute } from '#features/money/disputes.service.ts';
import { findMoved, isFeeAsked } from '#features/money/payments.service.ts';
import { readFormerPermits } from '#features/money/ledger/ledger.service.ts';
import {
  readOrder,
  claimForWork,
  fillFilingValues,
  lockOrder,
  recordEvent,
  type StoredOrder,
} from '#features/orders/orders.service.ts';
import { searchTrailerFacts } from '#features/vehicles/trailers.service.ts';
import { searchTruckFacts } from '#features/vehicles/trucks.service.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { findFile, insertNote, type FileRow } from './order-file.store.ts';
import { toOrderFile } from './order-file.wire.ts';

async function readDisputes(deps: Deps, { payments }: FileRow): Promise<Map<string, FiledDispute[]>> {
  const rows = await listDisputes(deps.db, { by: 'payment_id', ids: payments.map(({ id }) => id) });
  const ofPayment = (id: string) => rows.filter((row) => row.payment_id === id);
  return new Map(payments.map(({ id }) => [id, ofPayment(id).map((row) => toFiledDispute(deps, row))]));
}

export async function readOrderFile(deps: Deps, by: Admin, id: string): Promise<OrderFile> {
  const [order, file, former] = await Promise.all([
    readOrder(deps, by, id),
    findFile(deps.db, by, id),
    readFormerPermits(deps.db, by, id),
  ]);
  if (file === null) throw new Problem('not-found');
  const [disputes, { fees }, isAsked] = await Promise.all([
    readDisputes(deps, file),
    findMoved(deps.db, id),
    isFeeAsked(deps.db, id),
  ]);
  return toOrderFile(order, file, { former, disputes, fees, isFeeAsked: isAsked });
}

type Fill = { id: string; body: ReadBody<typeof orderFile.fillSheet> };

function nameField({ units }: StoredOrder, { unit, key }: AskedValue): string {
  const label = labelFilingKey(key);
  return unit === null || units.length < 2 ? label : `Unit ${units.findIndex(({ _id }) => _id === unit) + 1}, ${label}`;
}

function findGiven({ units, filing }: StoredOrder, { unit, key }: AskedValue): string {
  const given = unit === null ? filing : units.find(({ _id }) => _id === unit)?.filing;
  return given?.[key] ?? '';
}

/** Saves a value that the clerk got on the phone in its field of the filing sheet. The carrier sees it in the history. */
export async function fillSheet(deps: Deps, by: Admin, { id, body: { values, over } }: Fill): Promise<OrderFile> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, by, id);
    if (order === null) throw new Problem('not-found');
    await claimForWork(tx, deps, { admin: by, orderId: id, over });
    if (!(await fillFilingValues(tx, order, { given: values, now: deps.clock.now() }))) throw new Problem('not-found');
    const { ownerId, status, orderNumber } = order;
    const comment = values.map((value) => `${nameField(order, value)}: ${value.value}`).join('\n');
    const event = { orderId: id, ownerId, what: 'filing', from: status, to: status } as const;
    await recordEvent(tx, deps, { ...event, by, comment, notification: null });
    await recordAction(tx, deps, by, {
      what: 'order.filing',
      subject: { kind: 'order', id, label: String(orderNumber) },
      before: Object.fromEntries(values.map((value) => [nameField(order, value), findGiven(order, value)])),
      after: Object.fromEntries(values.map((value) => [nameField(order, value), value.value])),
    });
  });
  return readOrderFile(deps, by, id);
}

/** Only admins read notes. */
export function addNote(
  deps: Deps,
  by: Admin,
  { orderId, text }: { orderId: string; text: string },
): Promise<OrderNote> {
  return inTransaction(deps.db, async (tx) => {
    // Locked, so that an erasure of its carrier at the same time cannot miss the note.
    const order = await lockOrder(tx, by, orderId);
    if (order === null) throw new Problem('not-found');
    const at = deps.clock.now();
    const note = { id: deps.ids(), orderId, at, text };
    const { author } = await insertNote(tx, by, note);
    await recordAction(tx, deps, by, {
      what: 'order.note',
      subject: { kind: 'order', id: orderId, label: String(order.orderNumber) },
      before: null,
      after: { text },
    });
    return { _id: note.id, at: at.toISOString(), author, text };
  });
}

export async function listVehicles(
  deps: Deps,
  by: Admin,
  { orderId, search }: { orderId: string; search: string },
): Promise<OfferedVehicles> {
  const { ownerId } = await readOrder(deps, by, orderId);
  const owner = { ownerId };
  const wanted = { search, most: maxOfferedVehicles };
  const [trucks, trailers] = await Promise.all([
    searchTruckFacts(deps.db, owner, wanted),
    searchTrailerFacts(deps.db, owner, wanted),
  ]);
  return { trucks, trailers };
}
