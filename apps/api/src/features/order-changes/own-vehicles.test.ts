import type { FiledOrderChange, Order, OrderChangeQuote, Packet, PdfReading } from '@wideload/contract';
import { beforeEach, expect, test } from 'vitest';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { change, changeAsQuoted, preview } from '#test/factories/change-factories.ts';
import { aTrailer, aTruck } from '#test/factories/order-factories.ts';
import { aPacketLink } from '#test/factories/packet-factories.ts';
import { amendPermit, asIssued, changePermit, findPermit } from '#test/factories/permit-factories.ts';
import { toChangedUnit } from '#test/factories/unit-change-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { toPrintedFacts } from '#test/pdfs/paper-facts.ts';
import { printStatePdf } from '#test/pdfs/print-paper.ts';
import { madeEachTime, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
/** Missouri is issued, Texas is not filed. */
let order: Order;
/** The spare truck and trailer of the carrier. */
let spare: { truckId: string; trailerId: string };

const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
const carrier = madeEachTime(() => aUser(world));
beforeEach(async () => {
  const { _id } = await aPaidOrder(world, carrier, { states: ['MO', 'TX'] });
  const permit = findPermit(await read(_id), 'MO');
  const facts = { validFrom: permit.date.startDate, validTo: permit.date.endDate, chargedFeeCents: permit.price };
  await changePermit(world, admin, { permit, change: { ...asIssued, ...facts } });
  order = await read(_id);
  spare = { truckId: await aTruck(world, carrier), trailerId: await aTrailer(world, carrier) };
  await world.change('trucks', { id: spare.truckId }, { vin_code: vin, plate_number: 'SPARE 1' });
});

const vin = '1XPBDP9X5ND104999';
const read = (id: string) => world.read<Order>(`/permits/orders/${id}`, carrier);
const forMissouri = (vehicles: Partial<typeof spare>) => {
  const { _id, date } = findPermit(order, 'MO');
  return { permits: [{ _id, ...date, ...vehicles }] };
};
const listTrucks = ({ permits, units }: Order) =>
  Object.fromEntries(permits.map(({ state, vehicles }) => [state, (vehicles ?? units[0])?.truck?._id]));
const nameVehicles = ({ permits }: Packet) => permits.map(({ truck }) => truck);

async function openPacket() {
  const { token } = await aPacketLink(world, carrier, { orderId: order._id });
  return (await world.call('GET', `/packet/${token}`, {})).json<Packet>();
}

async function amend() {
  const answer = await amendPermit(world, admin, { permit: findPermit(await read(order._id), 'MO') });
  expect(answer.statusCode, answer.body).toBe(200);
}

test('one issued permit gets the truck that its carrier chose once its state has written it; the others keep theirs', async () => {
  const old = order.units[0]?.truck?._id;
  const asked = forMissouri({ truckId: spare.truckId });
  const quote = (await preview(world, carrier, order, asked)).json<OrderChangeQuote>();
  expect(quote).toMatchObject({
    lines: [],
    permits: [
      { state: 'MO', fate: 'ask-state', fee: 200, lines: [{ label: 'Truck', to: expect.stringContaining(vin) }] },
    ],
    due: 200,
  });
  const changed = (await changeAsQuoted(world, carrier, order, asked)).json<Order>();
  expect(listTrucks(changed)).toEqual({ MO: old, TX: old });
  await amend();
  const amended = await read(order._id);
  expect(listTrucks(amended)).toEqual({ MO: spare.truckId, TX: old });
  expect(findPermit(amended, 'TX').vehicles).toBeNull();
  expect(findPermit(amended, 'MO').vehicles?.trailer).toEqual(order.units[0]?.trailer);
  expect(nameVehicles(await openPacket())).toEqual([
    expect.stringContaining('SPARE 1'),
    expect.stringContaining(order.units[0]?.truck?.plateNumber ?? '-'),
  ]);
  const events = await world.call('GET', `/permits/orders/${order._id}/events`, { token: carrier.token });
  expect(events.body).toMatch(/Truck: [^.]*SPARE 1/);
});

test('an issued permit keeps its vehicles while the unit has others already, until its state has changed it', async () => {
  const old = order.units[0]?.truck?._id;
  const units = order.units.map((unit) => toChangedUnit(unit, spare));
  const changed = (await changeAsQuoted(world, carrier, order, { units })).json<Order>();
  expect(listTrucks(changed)).toEqual({ MO: old, TX: spare.truckId });
  expect(findPermit(changed, 'MO').vehicles?.trailer?._id).toBe(order.units[0]?.trailer?._id);
  await amend();
  const amended = await read(order._id);
  expect(listTrucks(amended)).toEqual({ MO: spare.truckId, TX: spare.truckId });
  expect(findPermit(amended, 'MO').vehicles).toBeNull();
});

test('a permit that its state does not change keeps its own vehicles, and a search for them finds the order', async () => {
  const { truck } = order.units[0] ?? {};
  const _id = world.deps.ids();
  const units = order.units.map((unit) => toChangedUnit(unit, spare));
  await change(world, carrier, order, { _id, units, expected: 200 });
  const body = { permit: findPermit(order, 'MO')._id, reason: 'Too late.' };
  const refused = await world.call('POST', `/permits/admin/changes/${_id}/refusals`, { token: admin.token, body });
  expect(refused.statusCode, refused.body).toBe(200);
  expect(listTrucks(await read(order._id))).toEqual({ MO: truck?._id, TX: spare.truckId });
  const find = async (path: string, { token }: SignedInUser) => (await world.call('GET', path, { token })).body;
  const number = truck?.internalNumber ?? '';
  expect(await find(`/permits/orders?search=${number}`, carrier)).toContain(order._id);
  expect(await find(`/permits/admin/search?search=${number}`, admin)).toContain(order._id);
  // The next change of the order does not ask that state again.
  const moved = (
    await preview(world, carrier, await read(order._id), { firstDay: '2026-11-17' })
  ).json<OrderChangeQuote>();
  expect(moved.permits.flatMap(({ lines }) => lines.map(({ label }) => label))).not.toContain('Truck');
});

test('a permit that is not filed gets its own truck at once, keeps it when the unit changes its trailer, and follows a new truck', async () => {
  const { _id, date } = findPermit(order, 'TX');
  const own = { permits: [{ _id, ...date, truckId: spare.truckId }] };
  const once = (await changeAsQuoted(world, carrier, order, own)).json<Order>();
  expect(listTrucks(once)).toMatchObject({ TX: spare.truckId });
  const trailer = once.units.map((unit) => toChangedUnit(unit, { trailerId: spare.trailerId }));
  const twice = (await changeAsQuoted(world, carrier, once, { units: trailer })).json<Order>();
  expect(findPermit(twice, 'TX').vehicles).toMatchObject({
    truck: { _id: spare.truckId },
    trailer: { _id: spare.trailerId },
  });
  await amend();
  const third = await aTruck(world, carrier);
  const units = twice.units.map((unit) => toChangedUnit(unit, { truckId: third }));
  const last = (await changeAsQuoted(world, carrier, await read(order._id), { units })).json<Order>();
  expect(findPermit(last, 'TX').vehicles).toBeNull();
  expect(last.units[0]?.truck?._id).toBe(third);
});

test('the PDF of an amendment is compared with the vehicles that the state is asked to write on it', async () => {
  await changeAsQuoted(world, carrier, order, forMissouri({ truckId: spare.truckId }));
  const facts = toPrintedFacts(order, 'MO');
  const readPdf = async (truckVin: string) => {
    const bytes = await printStatePdf('columns', { ...facts, truckVin });
    const body = new File([bytes], 'permit.pdf', { type: 'application/pdf' });
    const path = `/permits/admin/orders/${order._id}/papers?permit=${facts.permitId}`;
    const answer = (await world.call('POST', path, { token: admin.token, body })).json<PdfReading>();
    const compared = answer.ok ? answer : answer.chosen;
    return compared?.differences.map(({ field }) => field);
  };
  expect(await readPdf(vin)).not.toContain('vin');
  expect(await readPdf(facts.truckVin)).toContain('vin');
});

test('a vehicle of another carrier is refused, and nothing changes', async () => {
  const foreign = await aTruck(world, await aUser(world));
  const answer = await preview(world, carrier, order, forMissouri({ truckId: foreign }));
  expect(answer.json()).toMatchObject({ code: 'input.invalid', errors: [{ path: 'permits.0.truckId' }] });
  expect(await read(order._id)).toEqual(order);
});

test('a correction of a truck that only one permit has reaches that permit', async () => {
  const { _id, date } = findPermit(order, 'TX');
  await changeAsQuoted(world, carrier, order, { permits: [{ _id, ...date, truckId: spare.truckId }] });
  await world.change('trucks', { id: spare.truckId }, { plate_number: 'FIXED 2' });
  const path = `/permits/corrections/truck/${spare.truckId}`;
  const taken = await world.call('POST', path, { token: carrier.token, body: {} });
  expect(taken.json(), taken.body).toMatchObject({ ready: [], left: [] });
  expect(findPermit(await read(order._id), 'TX').vehicles?.truck?.plateNumber).toBe('FIXED 2');
  expect((await listChanges()).length).toBe(2);
});

async function listChanges() {
  const answer = await world.call('GET', `/permits/orders/${order._id}/changes`, { token: carrier.token });
  return answer.json<{ items: FiledOrderChange[] }>().items;
}
