import { formatPermitFate, problems, type CorrectedOrders, type OrderChangeQuote } from '@wideload/contract';
import { cents, compareDays, formatDollars, isPlaced, requireDay, type Day } from '@wideload/domain';
import { isDeepStrictEqual } from 'node:util';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import {
  computeToday,
  findOrder,
  saveOrder,
  type PaymentGuard,
  type StoredOrder,
} from '#features/orders/orders.service.ts';
import { changeOrder, previewChange } from './change-order.ts';
import { changeVehicles, findWantedRecords } from './change-vehicles.ts';
import { listUsingOrders, type CorrectedRecord } from './order-changes.store.ts';

/** Each order is read and quoted by itself, so one call takes a limited number. The carrier is asked again about the others. */
const most = 25;

type Correcting = { record: CorrectedRecord; timeZone?: string | undefined; payments: PaymentGuard };
type Wrong = CorrectedOrders['left'][number]['wrong'];
type Judged = { wrong: Wrong; sentences: string[] };

/** The orders of which the record's snapshot differs from what is on the carrier's list now. */
export async function findCorrections(
  deps: Deps,
  user: User,
  { record, timeZone, payments }: Correcting,
): Promise<CorrectedOrders> {
  const today = computeToday(timeZone, deps.clock.now());
  const found: CorrectedOrders = { ready: [], left: [] };
  for (const id of await listUsingOrders(deps.db, user, { record, today, most })) {
    const order = await findOrder(deps.db, user, id);
    if (order === null || !(await isOutdated(deps, order, record))) continue;
    const { orderNumber, title, status } = order;
    const named = { _id: id, orderNumber, title, isDraft: !isPlaced(status) };
    const judged = await judge(deps, user, { order, today, timeZone, payments });
    if (judged.sentences.length === 0) found.ready.push(named);
    else found.left.push({ ...named, ...judged });
  }
  return found;
}

function isOutdated(deps: Deps, order: StoredOrder, record: CorrectedRecord): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const asked = { takeCorrections: true };
    const now = changeVehicles(order, await findWantedRecords(tx, order, asked), asked);
    return !isDeepStrictEqual(listSnapshots(order, record), listSnapshots(now, record));
  });
}

function listSnapshots({ company, units, permits }: StoredOrder, { kind, id }: CorrectedRecord) {
  const owners = [...units, ...permits.map(({ vehicles }) => vehicles)];
  const records = kind === 'company' ? [company] : owners.map((one) => one?.[kind]);
  return records.filter((one) => one?._id === id);
}

type Judging = Omit<Correcting, 'record'> & { order: StoredOrder; today: Day };

/** Lists the reasons why an order cannot take the correction without a decision of the carrier. */
async function judge(deps: Deps, user: User, { order, today, timeZone, payments }: Judging): Promise<Judged> {
  if (await payments.isOpen(deps.db, order.id)) return { wrong: [], sentences: [problems.payment_in_progress.title] };
  if (!isPlaced(order.status)) return { wrong: [], sentences: [] };
  const body = { version: order.version, timeZone, takeCorrections: true };
  try {
    const quote = await previewChange(deps, user, { id: order.id, body });
    return { wrong: listWrong(quote, order, today), sentences: listConsequences(quote) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { wrong: [], sentences: [error.extra.detail ?? error.message] };
  }
}

function listWrong({ permits }: OrderChangeQuote, order: StoredOrder, today: Day): Wrong {
  return permits.flatMap(({ permit, state, unit, fate }) => {
    const { status, validTo = null } = order.permits.find(({ _id }) => _id === permit) ?? {};
    const isOver = validTo !== null && compareDays(requireDay(validTo), today) < 0;
    return status === 'issued' && !isOver && fate !== 'holds' ? [{ permit, state, unit }] : [];
  });
}

function listConsequences({ permits, due, back }: OrderChangeQuote): string[] {
  return [
    ...permits
      .filter(({ fate }) => fate !== 'now' && fate !== 'left' && fate !== 'holds')
      .map(({ fee, ...turn }) => formatPermitFate({ ...turn, fee: fee === null ? null : cents(fee) })),
    ...(due > 0 ? [`${formatDollars(cents(due))} is to be paid for it.`] : []),
    ...(back > 0 ? [`${formatDollars(cents(back))} goes back to the card that paid.`] : []),
  ];
}

/** Each order on its own: what changed meanwhile, or begins to be paid, stays as it is and is in the answer. */
export async function takeCorrections(deps: Deps, user: User, correcting: Correcting): Promise<CorrectedOrders> {
  const { ready } = await findCorrections(deps, user, correcting);
  for (const { _id: id } of ready) {
    const order = await findOrder(deps.db, user, id);
    if (order === null) continue;
    try {
      await takeInto(deps, user, { order, ...correcting });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return findCorrections(deps, user, correcting);
}

/** A paid order refuses it once it has a price. */
async function takeInto(
  deps: Deps,
  user: User,
  { order, timeZone, payments }: Correcting & { order: StoredOrder },
): Promise<void> {
  const { id, version, status } = order;
  if (!isPlaced(status)) {
    await saveOrder(deps, user, { id, body: { version, timeZone }, payments });
    return;
  }
  const body = { _id: deps.ids(), version, timeZone, takeCorrections: true, expected: 0, comment: '' };
  await changeOrder(deps, user, { id, body });
}
