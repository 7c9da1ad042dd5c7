import {
  formatPermitFate,
  formatUnmetDays,
  type orderChanges,
  type OrderChangeQuote,
  type ReadBody,
} from '@wideload/contract';
import {
  cents,
  findUnitOfPermit,
  findUnmetDays,
  isActive,
  stateName,
  workableStatuses,
  type OrderStatus,
  type TripRoute,
} from '@wideload/domain';
import type { Admin, SignedIn } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { hasOpenAttempt, sendRefund } from '#features/money/payments.service.ts';
import {
  computeToday,
  findOrder,
  formatNotification,
  listAskedPermits,
  lockOrder,
  mailOrderNews,
  readOrder,
  recordEvent,
  refuseRefunded,
  respectClaim,
  writePlacedOrder,
  type StoredOrder,
} from '#features/orders/orders.service.ts';
import { askForMoney, quoteMoney, returnMoney, type ChangeMoney } from './change-money.ts';
import { correctFleet, refuseCorrecting } from './correct-facts.ts';
import { listSentences } from './change-sentences.ts';
import { findWantedRecords } from './change-vehicles.ts';
import { findChangedWay } from './change-way.ts';
import { decideChange, listHopedPermits, type OrderChange } from './decide-change.ts';
import { findChangedOrder, insertChange } from './order-changes.store.ts';

type Preview = { id: string; body: ReadBody<typeof orderChanges.preview> };
type Change = { id: string; body: ReadBody<typeof orderChanges.change> };
type Quoted = { change: OrderChange; money: ChangeMoney };

/** Decides and prices a change, or refuses it with the reason. */
async function quote(
  tx: Tx,
  deps: Deps,
  {
    by,
    order,
    body,
    route,
  }: { by: SignedIn; order: StoredOrder | null; body: Preview['body']; route: TripRoute | null },
): Promise<Quoted> {
  if (order === null) throw new Problem('not-found');
  if (!isActive(order.status)) {
    const detail = `Order ${order.orderNumber} is ${order.status}: only a paid order that is under way can be changed.`;
    throw new Problem('change.not-possible', { detail });
  }
  if (order.version !== body.version) throw new Problem('order.stale', { members: { version: order.version } });
  refuseRefunded(order, 'changed');
  const { correctedVehicles } = body;
  if (correctedVehicles !== undefined) refuseCorrecting(by, order, correctedVehicles, deps.clock.now());
  const today = computeToday(body.timeZone, deps.clock.now());
  const records = await findWantedRecords(tx, order, body);
  const decided = decideChange(order, { asked: body, records, route, today, newId: deps.ids });
  const change = { ...decided, after: reopen(decided) };
  if (change.turns.length === 0 && change.lines.length === 0) throw new Problem('change.nothing');
  await refuseWaiting(tx, change);
  return { change, money: await quoteMoney(tx, change) };
}

/** An approved order goes back to the clerks when a state is to be asked. */
function reopen({ after, turns }: OrderChange): StoredOrder {
  const [inWork = after.status] = workableStatuses;
  const isWork = turns.some(({ fate }) => fate === 'ask-state' || fate === 'file-again');
  return isWork ? { ...after, status: inWork } : after;
}

async function refuseWaiting(tx: Tx, { before, turns }: OrderChange): Promise<void> {
  const waiting = await listAskedPermits(tx, before.id);
  const asked = turns.find(({ permit }) => waiting.includes(permit));
  if (asked === undefined) return;
  const detail = `${stateName(asked.state)} is being asked to change its permit already. Wait for its answer, or write to us.`;
  throw new Problem('change.waiting', { detail });
}

const toQuote = ({ change, money }: Quoted): OrderChangeQuote => ({
  lines: change.lines,
  permits: change.turns.map(({ wanted: _, ...turn }) => turn),
  total: { from: cents(change.before.totalPrice), to: cents(change.after.totalPrice) },
  ...money,
  unmet: findUnmetDays(listHopedPermits(change), change.after.trip?.states ?? []).map(formatUnmetDays),
});

/** Writes no data. */
export async function previewChange(deps: Deps, by: SignedIn, { id, body }: Preview): Promise<OrderChangeQuote> {
  const route = await findChangedWay(deps, await readOrder(deps, by, id), body);
  return inTransaction(deps.db, async (tx) => {
    const order = await findOrder(tx, by, id);
    return toQuote(await quote(tx, deps, { by, order, body, route }));
  });
}

/** One transaction: the order, the state questions and the request to pay. A repeat changes nothing. */
export async function changeOrder(deps: Deps, by: SignedIn, { id, body }: Change): Promise<StoredOrder> {
  // If the order has changed since the route was found, its version differs, and the change is refused below.
  const route = await findChangedWay(deps, await readOrder(deps, by, id), body);
  const refunds = await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, by, id);
    const known = await findChangedOrder(tx, body._id);
    if (order !== null && known === order.id) return [];
    if (known !== null) throw new Problem('not-found');
    const quoted = await quote(tx, deps, { by, order, body, route });
    // An open attempt was made at the present price and cannot be called back.
    if (await hasOpenAttempt(tx, id)) throw new Problem('payment_in_progress');
    refuseOther(quoted, body);
    // Clerks hold orders for days, so a claim does not stop the carrier.
    if (by.kind === 'admin') await respectClaim(tx, deps, { admin: by, orderId: id, over: body.over });
    return write(tx, deps, by, { ...quoted, body });
  });
  for (const refund of refunds) await sendRefund(deps, refund);
  return readOrder(deps, by, id);
}

/** The person saw another price, or did not see that a state refuses. */
function refuseOther({ change, money }: Quoted, { expected, despiteRefusals }: Change['body']): void {
  const refused = change.turns.filter(({ fate }) => fate === 'refused');
  if (refused.length > 0 && despiteRefusals !== true)
    throw new Problem('change.refused', { detail: refused.map((turn) => formatPermitFate(turn)).join(' ') });
  const total = money.due - money.back;
  if (total !== expected) throw new Problem('amount_changed', { members: { total } });
}

/** @returns the refunds to be sent after the commit. */
async function write(
  tx: Tx,
  deps: Deps,
  by: SignedIn,
  { change, money, body }: Quoted & { body: Change['body'] },
): Promise<string[]> {
  const { before, after, turns } = change;
  const at = deps.clock.now();
  const refunds = await returnMoney(tx, deps, { by, change, money });
  await writePlacedOrder(tx, by, { before, after, now: at });
  if (isFleetCorrected(body)) await correctFleet(tx, before, body.correctedVehicles, at);
  const adjustmentId = await askForMoney(tx, deps, { by, change, money });
  const { _id: id, comment } = body;
  const permits = turns.map(({ permit: permitId, state, unit, fate, fee, lines, isCanceled, wanted }) => {
    const { date, planned, route } = wanted;
    const vehicles = findUnitOfPermit(after.units, wanted);
    return {
      permitId,
      state,
      unit,
      fate,
      fee,
      lines,
      wanted:
        fate === 'ask-state' ? { date, planned, route, isCanceled, ...(vehicles && pickVehicles(vehicles)) } : null,
    };
  });
  await insertChange(tx, by, { id, orderId: before.id, at, comment, adjustmentId, permits });
  await tell(tx, deps, by, { change, money, body });
  return refunds;
}

type Fleet = { correctedVehicles: NonNullable<Preview['body']['correctedVehicles']> };
const isFleetCorrected = (body: Preview['body']): body is Preview['body'] & Fleet =>
  body.correctedVehicles?.inFleet === true;

const pickVehicles = ({ truck, trailer }: StoredOrder['units'][number]) => ({ vehicles: { truck, trailer } });

/** History for everybody; a clerk's change also is news to the carrier, and in the audit log. */
async function tell(
  tx: Tx,
  deps: Deps,
  by: SignedIn,
  { change, money, body }: Quoted & { body: Change['body'] },
): Promise<void> {
  const { before: order, after } = change;
  const words = [
    ...(body.comment === '' ? [] : [body.comment]),
    ...listSentences({ change, money }),
    ...(isFleetCorrected(body) ? ['The list of your vehicles has the correction, too.'] : []),
  ];
  await recordEvent(tx, deps, {
    orderId: order.id,
    ownerId: order.ownerId,
    what: 'change',
    from: order.status,
    to: after.status,
    comment: words.join('\n'),
    by,
    notification: by.kind === 'admin' ? formatNotification(words.join(' '), after.status) : null,
  });
  if (by.kind !== 'admin') return;
  await recordClerk(tx, deps, by, { order, status: after.status, words });
}

type ClerkChange = { order: StoredOrder; status: OrderStatus; words: readonly string[] };

async function recordClerk(tx: Tx, deps: Deps, by: Admin, { order, status, words }: ClerkChange): Promise<void> {
  const { id: orderId, orderNumber, title, version } = order;
  await recordAction(tx, deps, by, {
    what: 'order.change',
    subject: { kind: 'order', id: orderId, label: String(orderNumber) },
    before: { status: order.status },
    after: { status, changed: words.join('\n') },
  });
  const link = `${deps.config.publicUrl}/order_list/order?orderId=${orderId}`;
  const content = { orderNumber, orderId, title, comment: '', link, lines: words };
  const key = `order-changed:${orderId}:${version + 1}`;
  await mailOrderNews(tx, deps, { kind: 'order-changed', content }, key);
}
