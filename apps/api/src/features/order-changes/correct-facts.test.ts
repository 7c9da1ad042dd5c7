import type { AuditAction, FiledOrderChange, Order, OrderChangeQuote, OrderFile } from '@wideload/contract';
import { beforeEach, expect, test } from 'vitest';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { change, changeAsQuoted, preview } from '#test/factories/change-factories.ts';
import { aTruck } from '#test/factories/order-factories.ts';
import { amendPermit, asIssued, changePermit, findPermit } from '#test/factories/permit-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { madeEachTime, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
let order: Order;

const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
const carrier = madeEachTime(() => aUser(world));
beforeEach(async () => {
  const { _id } = await aPaidOrder(world, carrier, { states: ['MO', 'TX'] });
  order = await read(_id);
});

const read = (id: string) => world.read<Order>(`/permits/orders/${id}`, carrier);
const readFile = () => world.read<OrderFile>(`/permits/admin/orders/${order._id}`, admin);

async function readHistory(): Promise<string> {
  const answer = await world.call('GET', `/permits/orders/${order._id}/events`, { token: carrier.token });
  const { items } = answer.json<{ items: { comment: string }[] }>();
  return items.map(({ comment }) => comment).find((comment) => comment.includes('Truck: ')) ?? '';
}

function readVehicles({ units: [unit] }: Order) {
  if (!unit?.truck || !unit.trailer) throw new Error('The order has a truck and a trailer.');
  return { truck: unit.truck, trailer: unit.trailer };
}

type Facts = { plateNumber?: string; year?: string; make?: string; _id?: string };

type Vehicle = Record<'_id' | 'vinCode' | 'make' | 'plateNumber' | 'plateState', string> & { year: string | number };

const toFacts = ({ _id, vinCode, make, year, plateNumber, plateState }: Vehicle) => ({
  _id,
  vinCode,
  make,
  year: String(year),
  plateNumber,
  plateState,
});

function correct({ truck, trailer, inFleet = false }: { truck?: Facts; trailer?: Facts; inFleet?: boolean }) {
  const kept = readVehicles(order);
  return {
    correctedVehicles: {
      trucks: truck === undefined ? [] : [{ ...toFacts(kept.truck), ...truck }],
      trailers: trailer === undefined ? [] : [{ ...toFacts(kept.trailer), ...trailer }],
      inFleet,
    },
  };
}

const readFleet = async () => {
  const { truck, trailer } = readVehicles(order);
  return {
    truck: await world.row('trucks', { id: truck._id }),
    trailer: await world.row('trailers', { id: trailer._id }),
  };
};

test.each([
  { inFleet: false, says: 'the order alone' },
  { inFleet: true, says: 'the fleet of the carrier, too' },
])('a clerk corrects a truck and a trailer: $says', async ({ inFleet }) => {
  const fleet = await readFleet();
  const asked = correct({ truck: { plateNumber: 'tx 4711' }, trailer: { make: 'Fontaine', year: '2019' }, inFleet });
  const quote = (await preview(world, admin, order, asked)).json<OrderChangeQuote>();
  expect(quote).toMatchObject({
    lines: [
      { label: 'Truck', to: expect.stringContaining('4711') },
      { label: 'Trailer', to: expect.stringContaining('Fontaine 2019') },
    ],
    permits: [{ fate: 'now' }, { fate: 'now' }],
    due: 0,
    back: 0,
  });
  expect(await read(order._id)).toEqual(order);
  const changed = (await change(world, admin, order, asked)).json<Order>();
  const { truck, trailer } = readVehicles(order);
  expect(readVehicles(changed)).toEqual({
    truck: { ...truck, plateNumber: expect.stringMatching(/4711$/) },
    // A plate has no spaces.
    trailer: { ...trailer, make: 'Fontaine', year: '2019', plateNumber: trailer.plateNumber.replace(' ', '') },
  });
  expect(changed.totalPrice).toBe(order.totalPrice);
  const { updated_at: _, ...kept } = fleet.truck;
  const plate = inFleet ? 'TX4711' : kept.plate_number;
  expect((await readFleet()).truck).toMatchObject({ ...kept, plate_number: plate });
  const { make, year } = inFleet ? { make: 'Fontaine', year: '2019' } : fleet.trailer;
  expect((await readFleet()).trailer).toMatchObject({ make, year });

  const { mails } = await readFile();
  expect(mails[0]).toMatchObject({ kind: 'order-changed' });
  const comment = await readHistory();
  expect(comment).toMatch(/Truck: [^→]*→ [^.]*4711/);
  expect(comment.includes('The list of your vehicles has the correction, too.')).toBe(inFleet);
  const log = await world.call('GET', '/audit', { token: admin.token });
  expect(log.statusCode, log.body).toBe(200);
  expect(log.json<{ items: AuditAction[] }>().items[0]).toMatchObject({
    what: 'order.change',
    after: { changed: comment },
  });
});

test('an issued permit keeps the old plate until its state has changed it', async () => {
  const permit = findPermit(order, 'MO');
  const facts = { validFrom: permit.date.startDate, validTo: permit.date.endDate, chargedFeeCents: permit.price };
  await changePermit(world, admin, { permit, change: { ...asIssued, ...facts } });
  order = await read(order._id);
  const old = readVehicles(order).truck.plateNumber;
  await changeAsQuoted(world, admin, order, correct({ truck: { plateNumber: 'NEW1' } }));
  const listPlates = ({ permits, units }: Order) =>
    Object.fromEntries(permits.map(({ state, vehicles }) => [state, (vehicles ?? units[0])?.truck?.plateNumber]));
  expect(listPlates(await read(order._id))).toEqual({ MO: old, TX: 'NEW1' });
  const waiting = findPermit(await read(order._id), 'MO');
  const amended = await amendPermit(world, admin, { permit: waiting });
  expect(amended.statusCode, amended.body).toBe(200);
  expect(listPlates(await read(order._id))).toEqual({ MO: 'NEW1', TX: 'NEW1' });
});

test('a correction of a truck that only one permit has reaches that permit', async () => {
  const truckId = await aTruck(world, carrier);
  const permit = findPermit(order, 'TX');
  await changeAsQuoted(world, carrier, order, { permits: [{ _id: permit._id, ...permit.date, truckId }] });
  order = await read(order._id);
  const changed = await change(world, admin, order, correct({ truck: { _id: truckId, plateNumber: 'OWN1' } }));
  const own = changed.json<Order>().permits.find(({ state }) => state === 'TX')?.vehicles;
  expect(own?.truck).toMatchObject({ _id: truckId, plateNumber: 'OWN1' });
  expect(readVehicles(changed.json<Order>())).toEqual(readVehicles(order));
});

const removeFromFleet = async () => {
  await world.change('trucks', { user_id: carrier.id }, { deleted_at: new Date() });
};
const claimByOther = async () => {
  const { token } = await aUser(world, { role: 'admin' });
  await world.call('PUT', `/permits/admin/queue/${order._id}/claim`, { token, body: {} });
};
const nothing = async () => undefined;

test.each([
  { who: 'a carrier', by: 'carrier', facts: {}, before: nothing, code: 'change.not-possible' },
  { who: 'a year of the last century', by: 'admin', facts: { year: '1950' }, before: nothing, code: 'input.invalid' },
  { who: 'an unknown make', by: 'admin', facts: { make: 'Kenwort' }, before: nothing, code: 'input.invalid' },
  { who: 'a plate without signs', by: 'admin', facts: { plateNumber: '-' }, before: nothing, code: 'input.invalid' },
  {
    who: 'a truck of another order',
    by: 'admin',
    facts: { _id: crypto.randomUUID() },
    before: nothing,
    code: 'input.invalid',
  },
  { who: 'a truck that left the fleet', by: 'admin', facts: {}, before: removeFromFleet, code: 'input.invalid' },
  { who: 'an order of another clerk', by: 'admin', facts: {}, before: claimByOther, code: 'claim.held' },
])('$who is refused, and nothing changes', async ({ by, facts, before, code }) => {
  await before();
  const fleet = await readFleet();
  const asked = correct({ truck: { plateNumber: 'NEW1', ...facts }, inFleet: true });
  const refused = await change(world, by === 'admin' ? admin : carrier, order, asked);
  expect(refused.json(), refused.body).toMatchObject({ code });
  expect(await read(order._id)).toEqual(order);
  expect(await readFleet()).toEqual(fleet);
  const list = await world.call('GET', `/permits/orders/${order._id}/changes`, { token: carrier.token });
  expect(list.json<{ items: FiledOrderChange[] }>().items).toEqual([]);
});
