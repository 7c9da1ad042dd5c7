import type { Balance, FiledOrderChange, Order, OrderChangeQuote, OrderFile } from '@wideload/contract';
import { addDays, findUnitOfPermit, requireDay, type Day } from '@wideload/domain';
import { expect, test, vi } from 'vitest';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { change, preview } from '#test/factories/change-factories.ts';
import { aCard, sumTaken } from '#test/factories/money/payment-factories.ts';
import { amendPermit, asIssued, changePermit, voidPermit } from '#test/factories/permit-factories.ts';
import { aTruck } from '#test/factories/order-factories.ts';
import { toChangedUnit } from '#test/factories/unit-change-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { createSeededRandom } from '#test/seeded-random.ts';
import { isThorough } from '#test/thorough.ts';
import { sharedWorld } from '#test/world.ts';

vi.setConfig({ testTimeout: 300_000 });

const world = sharedWorld();

type Permit = Order['permits'][number];
type Play = {
  chance: () => number;
  carrier: SignedInUser;
  clerks: SignedInUser[];
  id: string;
  card: string;
  /** The vehicles on the papers that states have issued, by permit and version. */
  papers: Map<string, string>;
};

const pickFrom = <T>({ chance }: Play, list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
const read = ({ id, carrier }: Play) => world.read<Order>(`/permits/orders/${id}`, carrier);
const readBalance = ({ id, carrier }: Play) => world.read<Balance>(`/permits/orders/${id}/balance`, carrier);

function shift(day: string, count: number): Day {
  return addDays(requireDay(day), count);
}

/** A random change by the carrier, which never cancels the last permit. */
async function askedAtRandom(play: Play, order: Order) {
  const [first, permit] = [order.permits[0], pickFrom(play, order.permits)];
  if (first === undefined || permit === undefined) throw new Error('The order has no permit.');
  const { startDate, endDate } = permit.date;
  const kind = Math.floor(play.chance() * 5);
  if (kind === 0) return { firstDay: shift(first.date.startDate, 1 + Math.floor(play.chance() * 3)) };
  if (kind === 1)
    return { permits: [{ _id: permit._id, startDate, endDate: shift(endDate, play.chance() < 0.5 ? 1 : 2) }] };
  const lost = order.permits.filter(({ status }) => status === 'voided').map(({ _id }) => _id);
  if (kind === 2 && lost.length > 0) return { again: lost };
  if (kind === 2 && order.permits.length > 2) return { cancel: [permit._id] };
  const truckId = await aTruck(world, play.carrier);
  if (kind === 3 && permit.status !== 'voided') return { permits: [{ _id: permit._id, startDate, endDate, truckId }] };
  return { units: order.units.map((unit) => toChangedUnit(unit, { truckId })) };
}

/** The carrier's change as it was quoted, sent twice at once, while a clerk works. */
async function changeAtRandom(play: Play): Promise<void> {
  const order = await read(play);
  const asked = await askedAtRandom(play, order);
  const seen = await preview(world, play.carrier, order, asked);
  const refusals = ['change.waiting', 'change.nothing', 'change.not-possible', 'input.invalid'];
  expect(['quoted', ...refusals]).toContain(seen.statusCode === 200 ? 'quoted' : seen.json().code);
  if (seen.statusCode !== 200) return;
  const { due, back } = seen.json<OrderChangeQuote>();
  const body = { _id: world.deps.ids(), ...asked, expected: due - back, despiteRefusals: true };
  const send = () => change(world, play.carrier, order, body);
  const [one, other] = await Promise.all([send(), send(), workAtRandom(play)]);
  for (const { statusCode, body: text } of [one, other]) expect([200, 409], text).toContain(statusCode);
}

/** The carrier corrects a truck of the order, and its orders take the correction. */
async function correctAtRandom(play: Play): Promise<void> {
  const truck = pickFrom(play, (await read(play)).units)?.truckId ?? '';
  const plate = `FIXED ${Math.floor(play.chance() * 1000)}`;
  await world.change('trucks', { id: truck }, { plate_number: plate });
  const take = () => world.call('POST', `/permits/corrections/truck/${truck}`, { token: play.carrier.token, body: {} });
  for (const { statusCode, body } of await Promise.all([take(), take()])) expect(statusCode, body).toBe(200);
}

/** A clerk rejects the order, perhaps with a refused permit, and its carrier sends it again whole, twice at once. */
async function sendAgainAtRandom(play: Play): Promise<void> {
  const clerk = pickFrom(play, play.clerks);
  const permit = (await read(play)).permits.find(({ status }) => status === 'requested');
  if (clerk === undefined) return;
  if (permit !== undefined && play.chance() < 0.7)
    await changePermit(world, clerk, { permit, change: { status: 'refused', reason: 'Too wide.' } });
  const body = { status: 'rejected', comment: 'Put it right.' };
  const rejected = await world.call('PUT', `/permits/admin/orders/${play.id}`, { token: clerk.token, body });
  if (rejected.statusCode !== 200) return;
  const permits = (await read(play)).permits
    .filter(({ status }) => status === 'refused')
    .map(({ _id, date, route }) => ({ _id, date, route, comment: 'Smaller.' }));
  const again = { permits, answer: 'It is right now.', despiteDays: true };
  const send = () =>
    world.call('PUT', `/permits/orders/${play.id}/resubmit`, { token: play.carrier.token, body: again });
  const codes = (await Promise.all([send(), send()])).map(({ statusCode }) => statusCode);
  expect(codes.toSorted((a, b) => a - b)[0], JSON.stringify(codes)).toBe(200);
  expect((await read(play)).status).toBe('pending');
}

async function payAtRandom(play: Play): Promise<void> {
  const { adjustment } = await readBalance(play);
  if (adjustment === null) return;
  const press = {
    sourceId: play.card,
    orderId: play.id,
    adjustmentId: adjustment._id,
    expectedTotal: adjustment.amount,
  };
  const pay = () => world.call('POST', '/permits/confirm_payment', { token: play.carrier.token, body: press });
  const answers = await Promise.all([pay(), pay()]);
  for (const { statusCode, body } of answers) expect([200, 202, 409], body).toContain(statusCode);
}

async function listChangedPermits({ id, carrier }: Play) {
  const answer = await world.call('GET', `/permits/orders/${id}/changes`, { token: carrier.token });
  return answer
    .json<{ items: FiledOrderChange[] }>()
    .items.flatMap(({ _id, permits }) => permits.map((permit) => ({ changeId: _id, ...permit })));
}

const listWaiting = async (play: Play) => (await listChangedPermits(play)).filter(({ status }) => status === 'waiting');

async function finishAtRandom(play: Play, clerk: SignedInUser, permit: Permit): Promise<void> {
  const waiting = (await listWaiting(play)).find((one) => one.permit === permit._id);
  if (waiting !== undefined && play.chance() < 0.4) {
    const body = { permit: permit._id, reason: 'Too late.' };
    await world.call('POST', `/permits/admin/changes/${waiting.changeId}/refusals`, { token: clerk.token, body });
  } else if (play.chance() < 0.2) await voidPermit(world, clerk, permit);
  else {
    const charged = permit.chargedFeeCents ?? permit.price;
    const parts = { validTo: shift(permit.date.endDate, 1), chargedFeeCents: charged + (waiting?.fee ?? 0) };
    await amendPermit(world, clerk, { permit, parts });
  }
}

/** Whatever a clerk's list shows; what is refused because somebody was faster is refused whole. */
async function workAtRandom(play: Play): Promise<void> {
  const clerk = pickFrom(play, play.clerks);
  const permit = pickFrom(play, (await read(play)).permits);
  if (clerk === undefined || permit === undefined) return;
  if (permit.status === 'issued') return finishAtRandom(play, clerk, permit);
  if (permit.status === 'requested' && play.chance() < 0.5) {
    await changePermit(world, clerk, { permit, change: { status: 'filed' } });
    return;
  }
  if (permit.status === 'requested' || permit.status === 'filed') {
    const { startDate: validFrom } = permit.date;
    const days = { validFrom, validTo: validFrom };
    await changePermit(world, clerk, { permit, change: { ...asIssued, ...days, chargedFeeCents: permit.price } });
  }
}

/** Books, permits, PDFs and what waits for a state say the same. */
async function expectAgreement(play: Play): Promise<void> {
  const [clerk] = play.clerks;
  const file = await world.read<OrderFile>(`/permits/admin/orders/${play.id}`, { token: clerk?.token ?? '' });
  const sum = file.permits.reduce((total, { price }) => total + price, 0);
  expect(file.totalPrice).toBe(sum);
  expect(await sumTaken(world, await read(play))).toBe(file.paid);
  const { captured, refunded, fees, adjustment } = await readBalance(play);
  expect([captured, refunded]).toEqual([file.paid, file.refunded]);
  const owed = file.totalPrice + fees - (captured - refunded);
  expect(adjustment?.amount ?? owed).toBe(owed);
  for (const { status, document, version } of file.permits) {
    const isIssued = status === 'issued' || status === 'voided';
    expect([document !== null, version > 0]).toEqual([isIssued, isIssued]);
  }
  // A paper holds for the vehicles that its state has written on it, whatever the order has meanwhile.
  for (const permit of file.permits.filter(({ status }) => status === 'issued')) {
    const unit = findUnitOfPermit(file.units, permit);
    const [paper, vehicles] = [`${permit._id} ${permit.version}`, JSON.stringify([unit?.truck, unit?.trailer])];
    expect(play.papers.get(paper) ?? vehicles).toBe(vehicles);
    play.papers.set(paper, vehicles);
  }
  const waiting = await listWaiting(play);
  expect(new Set(waiting.map(({ permit }) => permit)).size).toBe(waiting.length);
  for (const { permit } of waiting)
    expect(['issued', 'filed']).toContain(file.permits.find(({ _id }) => _id === permit)?.status);
  // The fee of a change is owed until its state refuses it, and then no more.
  const asked = (await listChangedPermits(play)).filter(({ permit, status }) => {
    return status !== 'refused' && file.permits.some(({ _id }) => _id === permit);
  });
  expect(fees).toBe(asked.reduce((sum, { fee }) => sum + (fee ?? 0), 0));
  const { rows } = await world.database.pool.query<{ cents: number }>(
    `SELECT coalesce(sum(book_entries.amount_cents), 0)::int AS cents FROM book_entries
     JOIN payments ON payments.id = book_entries.payment_id WHERE payments.order_id = $1`,
    [play.id],
  );
  expect(rows[0]?.cents).toBe(captured - refunded);
}

const seeds = isThorough ? [1, 2, 3, 4, 5, 6] : [1];

test.each(seeds)('40 changes at random against two clerks: books, permits and PDFs agree (seed %i)', async (seed) => {
  const carrier = await aUser(world);
  const clerks = [await aUser(world, { role: 'admin' }), await aUser(world, { role: 'admin' })];
  const { _id: id } = await aPaidOrder(world, carrier, { states: ['MO', 'LA', 'WI', 'TX', 'OK'] });
  const { sourceId: card } = await aCard(world, carrier);
  const play: Play = { chance: createSeededRandom(seed), carrier, clerks, id, card, papers: new Map() };
  for (let round = 1; round <= 40; round += 1) {
    await changeAtRandom(play);
    if (play.chance() < 0.5) await payAtRandom(play);
    await workAtRandom(play);
    if (play.chance() < 0.2) await correctAtRandom(play);
    if (play.chance() < 0.15) await sendAgainAtRandom(play);
    await expectAgreement(play);
  }
  expect(play.papers.size).toBeGreaterThan(1);
  const made = await world.rows('order_changes', { order_id: id }, ['id']);
  expect(made.length).toBeGreaterThan(15);
});
