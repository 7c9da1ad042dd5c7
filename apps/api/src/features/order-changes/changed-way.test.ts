import type { Balance, Order, OrderChangeQuote, RouteAnswer, RouteValue, TripBody } from '@wideload/contract';
import { proposeRoute, type StateCode, type TripPlace } from '@wideload/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAsQuoted, preview } from '#test/factories/change-factories.ts';
import { aCard } from '#test/factories/money/payment-factories.ts';
import { aDraft, aUnit, save } from '#test/factories/order-factories.ts';
import { amendPermit, asIssued, changePermit, findPermit } from '#test/factories/permit-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';
import type { Router } from '#providers/routing/port.ts';

const dallas = { label: 'Dallas, TX', lat: 32.78, lng: -96.8 };
const tulsa = { label: 'Tulsa, OK', lat: 36.15, lng: -95.99 };
const joplin = { label: 'Joplin, MO', lat: 37.08, lng: -94.51 };
const nowhere = { label: 'Key West, FL', lat: 24.55, lng: -81.78 };

const ways: Record<string, readonly StateCode[]> = {
  [tulsa.label]: ['TX', 'OK'],
  [joplin.label]: ['TX', 'OK', 'MO'],
  [nowhere.label]: [],
};

let world: World;
let admin: SignedInUser;
let carrier: SignedInUser;
let isRouterUp = true;

/** A way leaves each state at its border, and ends at the last place. */
function aRoute(states: readonly StateCode[], places: readonly TripPlace[]): RouteValue {
  const border = (state: StateCode) => ({ label: `Line of ${state}`, lat: 34, lng: -95 });
  const visits = states.map((state, index) => ({
    state,
    miles: 200,
    entry: index === 0 ? (places[0] ?? dallas) : border(state),
    exit: index === states.length - 1 ? (places.at(-1) ?? dallas) : border(states[index + 1] ?? state),
    roads: ['US 69'],
    by: 'route' as const,
  }));
  return { miles: states.length * 200, hours: 8, via: ['US 69'], states: visits, line: [] };
}

beforeAll(async () => {
  const router: Router = {
    warm: () => Promise.resolve(),
    findRoutes: (places, closed = []): Promise<RouteAnswer> => {
      if (!isRouterUp) return Promise.resolve({ ok: false, because: 'unavailable', place: null });
      const fastest = aRoute(ways[places.at(-1)?.label ?? ''] ?? [], places);
      return Promise.resolve({
        ok: true,
        fastest,
        second: null,
        proposed: proposeRoute({ fastest, second: null }, closed),
        notes: [],
      });
    },
    findVia: () => Promise.resolve(null),
  };
  world = await startWorld({ deps: { router } });
  admin = await aUser(world, { role: 'admin' });
  carrier = await aUser(world);
});
afterAll(() => world.close());

const read = (id: string) => world.read<Order>(`/permits/orders/${id}`, carrier);
const readBalance = (id: string) => world.read<Balance>(`/permits/orders/${id}/balance`, carrier);
const listStates = ({ permits }: Order) => permits.map(({ state, status }) => `${state} ${status}`);

/** From Dallas, paid. */
async function aTripOrder(destination: typeof tulsa): Promise<Order> {
  const trip: TripBody = {
    places: [dallas, destination],
    startDate: '2026-11-18' as TripBody['startDate'],
    startTime: '07:00',
    chosen: null,
    departures: [],
  };
  const draft = await aDraft(world, carrier);
  const routed = await save(world, carrier, draft, { trip });
  const units = [await aUnit(world, carrier)];
  const reviewed = await save(world, carrier, routed, { units, step: 4 });
  const order = await save(world, carrier, reviewed, { reviewed: true, step: 6 });
  const { sourceId } = await aCard(world, carrier);
  const body = { sourceId, orderId: order._id };
  const paid = await world.call('POST', '/permits/confirm_payment', { token: carrier.token, body });
  if (paid.statusCode !== 200) throw new Error(paid.body);
  return read(order._id);
}

async function issue(order: Order, state: StateCode): Promise<Order> {
  const permit = findPermit(order, state);
  const days = { validFrom: permit.date.startDate, validTo: permit.date.endDate };
  await changePermit(world, admin, { permit, change: { ...asIssued, ...days, chargedFeeCents: permit.price } });
  return read(order._id);
}

describe('a paid order that goes to another place', () => {
  test('pays for the permit of a further state, and each permit that is not filed follows the way', async () => {
    const order = await aTripOrder(tulsa);
    expect(listStates(order)).toEqual(['TX requested', 'OK requested']);
    const asked = { places: [dallas, joplin] };
    const seen = (await preview(world, carrier, order, asked)).json<OrderChangeQuote>();
    expect(seen.lines).toEqual([
      { label: 'Way', from: 'Dallas, TX, then Tulsa, OK', to: 'Dallas, TX, then Joplin, MO' },
      { label: 'States', from: 'Texas, Oklahoma', to: 'Texas, Oklahoma, Missouri' },
    ]);
    expect(seen.permits).toMatchObject([
      { state: 'OK', fate: 'now', lines: [{ label: 'Destination', from: 'Tulsa, OK', to: 'Line of MO' }] },
      { state: 'MO', fate: 'now', lines: [{ label: 'Permit', from: '' }] },
    ]);
    expect(await read(order._id)).toEqual(order);

    const changed = (await changeAsQuoted(world, carrier, order, asked)).json<Order>();
    expect(listStates(changed)).toEqual(['TX requested', 'OK requested', 'MO requested']);
    expect(changed.jurisdictions).toEqual(['TX', 'OK', 'MO']);
    expect(findPermit(changed, 'MO').route).toMatchObject({ origin: { label: 'Line of MO' }, destination: joplin });
    expect(changed.trip?.states.map(({ state }) => state)).toEqual(['TX', 'OK', 'MO']);
    const { adjustment } = await readBalance(order._id);
    expect(adjustment).toMatchObject({ amount: seen.due });
    expect(seen.due).toBe(findPermit(changed, 'MO').price);
  });

  test('gets back the permit of a state that it does not enter any more', async () => {
    const order = await aTripOrder(joplin);
    const asked = { places: [dallas, tulsa] };
    const changed = (await changeAsQuoted(world, carrier, order, asked)).json<Order>();
    expect(listStates(changed)).toEqual(['TX requested', 'OK requested']);
    expect(changed.jurisdictions).toEqual(['TX', 'OK']);
    expect(await readBalance(order._id)).toMatchObject({ refunded: findPermit(order, 'MO').price });
  });

  test('asks the state of an issued permit for the other way, and has it once the permit is amended', async () => {
    const order = await issue(await aTripOrder(tulsa), 'OK');
    const asked = { places: [dallas, joplin] };
    const seen = (await preview(world, carrier, order, asked)).json<OrderChangeQuote>();
    expect(seen.permits).toMatchObject([{ state: 'OK', fate: 'ask-state' }, { state: 'MO' }]);
    const changed = (await changeAsQuoted(world, carrier, order, asked)).json<Order>();
    expect(findPermit(changed, 'OK').route).toEqual(findPermit(order, 'OK').route);
    const oklahoma = findPermit(changed, 'OK');
    const days = { validFrom: oklahoma.validFrom ?? '', validTo: oklahoma.validTo ?? '' };
    const parts = { ...days, chargedFeeCents: oklahoma.price };
    expect((await amendPermit(world, admin, { permit: oklahoma, parts })).statusCode).toBe(200);
    expect(findPermit(await read(order._id), 'OK').route.destination.label).toBe('Line of MO');
  });

  test('stays as it is where no way is known, or none can be worked out', async () => {
    const order = await aTripOrder(tulsa);
    const refused = await preview(world, carrier, order, { places: [dallas, nowhere] });
    expect(refused.json()).toMatchObject({ code: 'input.invalid', errors: [{ path: 'places' }] });
    isRouterUp = false;
    const later = await preview(world, carrier, order, { places: [dallas, joplin] });
    isRouterUp = true;
    expect(later.json()).toMatchObject({ code: 'change.not-possible' });
    expect(await read(order._id)).toEqual(order);
  });
});

describe('a paid order with a state more or less', () => {
  test('pays for the one more, and gets back the one less', async () => {
    const order = await aTripOrder(tulsa);
    const more = (await changeAsQuoted(world, carrier, order, { states: ['TX', 'OK', 'KS'] })).json<Order>();
    expect(listStates(more)).toEqual(['TX requested', 'OK requested', 'KS requested']);
    expect(more.trip?.states.map(({ state, by }) => `${state} ${by}`)).toEqual(['TX route', 'OK route', 'KS hand']);
    expect(await readBalance(order._id)).toMatchObject({ adjustment: { amount: findPermit(more, 'KS').price } });
    const less = (await changeAsQuoted(world, carrier, more, { states: ['TX', 'OK'] })).json<Order>();
    expect(listStates(less)).toEqual(['TX requested', 'OK requested']);
    expect(await readBalance(order._id)).toMatchObject({ captured: order.totalPrice, refunded: 0, adjustment: null });
  });

  test('withdraws the issued permit of a state that is left, which stays one of the order until then', async () => {
    const order = await issue(await aTripOrder(tulsa), 'OK');
    const less = (await changeAsQuoted(world, carrier, order, { states: ['TX'] })).json<Order>();
    expect(listStates(less)).toEqual(['TX requested', 'OK issued']);
    expect(less.jurisdictions).toEqual(['TX', 'OK']);
  });
});

test('a permit gets places of its own', async () => {
  const order = await aTripOrder(tulsa);
  const { _id, date, route } = findPermit(order, 'OK');
  const yard = { label: 'Yard at Muskogee', lat: 35.75, lng: -95.37 };
  const own = { _id, ...date, route: { origin: route.origin, destination: yard } };
  const changed = (await changeAsQuoted(world, carrier, order, { permits: [own] })).json<Order>();
  expect(findPermit(changed, 'OK').route.destination).toEqual(yard);
  expect(findPermit(changed, 'TX')).toEqual(findPermit(order, 'TX'));
});
