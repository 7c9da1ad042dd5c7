import { formatBalance, type orderFile, type OrderFile, type ReadBody, type UnitsPreview } from '@wideload/contract';
import {
  cents,
  formatDollars,
  computeOrderBalance,
  stateName,
  type OrderBalance,
  type PermitChange,
  type OrderDifference,
} from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  claimForWork,
  decideUnitChange,
  findOrder,
  listOrderAddresses,
  lockOrder,
  mailOrderNews,
  formatNotification,
  recordEvent,
  computeToday,
  writePlacedOrder,
  type StoredOrder,
  type UnitChange,
} from '#features/orders/orders.service.ts';
import { findMoved, hasOpenAttempt, hasRequestedAdjustment } from '#features/money/payments.service.ts';
import { readOrderFile } from './order-file.service.ts';

type Preview = { id: string; body: ReadBody<typeof orderFile.previewUnits> };
type Change = { id: string; body: ReadBody<typeof orderFile.changeUnits> };
/** `lines` is for the carrier. */
type Priced = UnitChange & { paid: number; lines: readonly string[] };

async function decide(tx: Tx, deps: Deps, order: StoredOrder | null, body: Preview['body']): Promise<Priced> {
  if (order === null) throw new Problem('not-found');
  if (order.version !== body.version) throw new Problem('order.stale', { members: { version: order.version } });
  const today = computeToday(undefined, deps.clock.now());
  const change = await decideUnitChange(tx, order, { units: body.units, today, newId: deps.ids });
  const { captured, refunded, fees } = await findMoved(tx, order.id);
  const paid = captured - refunded;
  const total = change.difference.total.to;
  const isRequested = await hasRequestedAdjustment(tx, order.id);
  const lines = [
    ...formatDifference(change.difference),
    formatBalance(cents(total + fees), cents(paid)),
    isRequested ? describeRequest(computeOrderBalance({ status: order.status, total, fees, captured, refunded })) : '',
  ];
  return { ...change, paid, lines: lines.filter((line) => line !== '') };
}

function describeRequest(balance: OrderBalance): string {
  if (balance.kind === 'due' && balance.chargeable)
    return `You were asked to pay the difference before: it is ${formatDollars(balance.amount)} now.`;
  return 'You were asked to pay a difference before: you no longer need to pay it.';
}

/** Writes no data. */
export function previewUnits(deps: Deps, by: Admin, { id, body }: Preview): Promise<UnitsPreview> {
  return inTransaction(deps.db, async (tx) => {
    const { difference, paid, lines } = await decide(tx, deps, await findOrder(tx, by, id), body);
    const to = await listOrderAddresses(tx, id);
    const message = to.length === 0 ? null : { to, lines: [...lines] };
    return { fields: [...difference.fields], permits: [...difference.permits], total: difference.total, paid, message };
  });
}

/** One transaction; paid amounts stay as charged. */
export async function changeUnits(deps: Deps, by: Admin, { id, body }: Change): Promise<OrderFile> {
  await inTransaction(deps.db, async (tx) => {
    const change = await decide(tx, deps, await lockOrder(tx, by, id), body);
    if (change.changed.size === 0) throw createFieldProblem('units', 'Nothing is changed.');
    // An open attempt was made at the present price and cannot be called back.
    if (await hasOpenAttempt(tx, id)) throw new Problem('payment_in_progress');
    await claimForWork(tx, deps, { admin: by, orderId: id, over: body.over });
    await writePlacedOrder(tx, by, { ...change, now: deps.clock.now() });
    await notifyCarrier(tx, deps, by, { ...change, comment: body.comment });
    await recordAction(tx, deps, by, toUnitsAction(change, body.comment));
  });
  return readOrderFile(deps, by, id);
}

async function notifyCarrier(tx: Tx, deps: Deps, by: Admin, change: Priced & { comment: string }): Promise<void> {
  const { before: order, comment, lines } = change;
  const words = comment === '' ? lines : [comment, ...lines];
  await recordEvent(tx, deps, {
    orderId: order.id,
    ownerId: order.ownerId,
    what: 'units',
    from: order.status,
    to: order.status,
    by,
    comment: words.join('\n'),
    notification: formatNotification(words.join(' '), order.status),
  });
  const { id: orderId, orderNumber, title } = order;
  const link = `${deps.config.publicUrl}/order_list/order?orderId=${orderId}`;
  const content = { orderNumber, orderId, title, comment, link, lines };
  // Each change has its own version.
  await mailOrderNews(tx, deps, { kind: 'order-changed', content }, `order-changed:${orderId}:${order.version + 1}`);
}

type Facts = Record<string, string>;

/** Only the differences, as text. */
function toUnitsAction({ before: order, difference }: UnitChange, comment: string) {
  const before: Facts = {};
  const after: Facts = {};
  const put = (name: string, from: string, to: string) => {
    before[name] = from;
    after[name] = to;
  };
  for (const { unit, label, from, to } of difference.fields) put(`unit ${unit}, ${label}`, from, to);
  for (const change of difference.permits) put(`unit ${change.unit}, permit ${change.state}`, ...toPage(change));
  const { from, to } = difference.total;
  if (from !== to) put('total', formatDollars(from), formatDollars(to));
  if (comment !== '') after['comment'] = comment;
  return {
    what: 'order.units' as const,
    subject: { kind: 'order' as const, id: order.id, label: String(order.orderNumber) },
    before,
    after,
  };
}

function toPage({ change, price }: PermitChange): [from: string, to: string] {
  if (change === 'added') return ['', formatDollars(price)];
  if (change === 'dropped') return [formatDollars(price), ''];
  return ['filed', 'requested'];
}

/** The difference as sentences for the carrier, one per line. */
export function formatDifference({ fields, permits, total }: OrderDifference): string[] {
  const changed = fields.map(
    ({ unit, label, from, to }) => `Unit ${unit}, ${label}: ${from || 'none'} → ${to || 'none'}.`,
  );
  const priced = `The total is ${formatDollars(total.to)} instead of ${formatDollars(total.from)}.`;
  return [...changed, ...permits.map(formatPermitChange), ...(total.from === total.to ? [] : [priced])];
}

function formatPermitChange({ unit, state, change, price }: PermitChange): string {
  const permit = `Unit ${unit}, ${stateName(state)}`;
  if (change === 'added') return `${permit}: a permit is needed now, ${formatDollars(price)}.`;
  if (change === 'dropped') return `${permit}: the permit of ${formatDollars(price)} is no longer needed.`;
  return `${permit}: the state is asked again, with the changed unit.`;
}
