import type { Order, RouteAnswer, RouteValue, TripBody } from '@wideload/contract';
import { proposeRoute, type ClosedRoad, type StateCode, type TripPlace } from '@wideload/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDraft, aUnit, save } from '#test/factories/order-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';
import type { Router } from '#providers/routing/port.ts';

const dallas = { label: 'Dallas, TX', lat: 32.78, lng: -96.8 };
const chicago = { label: 'Chicago, IL', lat: 41.88, lng: -87.63 };
const denver = { label: 'Denver, CO', lat: 39.74, lng: -104.99 };

let answer: (places: readonly TripPlace[], closed: readonly ClosedRoad[]) => RouteAnswer;
let world: World;
let user: SignedInUser;

beforeAll(async () => {
  const router: Router = {
    warm: () => Promise.resolve(),
    findRoutes: (places, closed = []) => Promise.resolve(answer(places, closed)),
    findVia: () => Promise.resolve(null),
  };
  world = await startWorld({ deps: { router } });
  user = await aUser(world);
});
afterAll(() => world.close());

function aRoute(states: readonly StateCode[]): RouteValue {
  const visits = states.map((state, index) => ({
    state,
    miles: 200,
    entry: { label: `Into ${state}`, lat: 30 + index, lng: -95 },
    exit: { label: `Out of ${state}`, lat: 31 + index, lng: -95 },
    roads: state === 'TX' ? [] : ['I-44'],
    by: 'route' as const,
  }));
  return { miles: states.length * 200, hours: 12, via: ['I-44'], states: visits, line: [[32.78, -96.8]] };
}

const routes: Record<string, readonly StateCode[]> = {
  [chicago.label]: ['TX', 'OK', 'MO', 'IL'],
  [denver.label]: ['TX', 'NM', 'CO'],
};

beforeEach(() => {
  answer = (places, closed) => {
    const fastest = aRoute(routes[places.at(-1)?.label ?? ''] ?? []);
    const second = aRoute(['TX', 'AR', 'MO', 'IL']);
    return { ok: true, fastest, second, proposed: proposeRoute({ fastest, second }, closed), notes: [] };
  };
});

const aTrip = (parts: Partial<TripBody> = {}): TripBody => ({
  places: [dallas, chicago],
  startDate: '2026-11-30' as TripBody['startDate'],
  startTime: '07:00',
  chosen: 'fastest',
  departures: [],
  ...parts,
});

const read = ({ _id }: Order) => world.read<Order>(`/permits/orders/${_id}`, user);

async function aTripOrder(trip = aTrip()): Promise<Order> {
  const order = await save(world, user, await aDraft(world, user), { trip });
  return save(world, user, order, { units: [await aUnit(world, user)] });
}

const listStates = ({ trip }: Order) => trip?.states.map(({ state, by }) => (by === 'hand' ? `${state}*` : state));

describe('an order with a trip', () => {
  test('names the zone of its departure, which is that of the origin', async () => {
    expect((await aTripOrder()).trip?.timeZone).toBe('America/Chicago');
    const fromDenver = await aTripOrder(aTrip({ places: [denver, chicago] }));
    expect(fromDenver.trip?.timeZone).toBe('America/Denver');
    expect((await aTripOrder(aTrip({ places: [null, chicago] }))).trip?.timeZone).toBeNull();
  });

  test('gets its states in travel order, and each permit its days and places', async () => {
    const order = await aTripOrder();
    expect(order.jurisdictions).toEqual(['TX', 'OK', 'MO', 'IL']);
    expect(order.permits.map(({ state }) => state)).toEqual(['TX', 'OK', 'MO', 'IL']);
    const [first] = order.permits;
    expect(first?.date).toEqual({ startDate: '2026-11-30', endDate: '2026-12-03' });
    expect(first?.route.origin).toEqual({ label: 'Into TX', lat: 30, lng: -95 });
    expect(first?.planned).toMatchObject({ date: first?.date, miles: 200 });
    expect(await read(order)).toEqual(order);
  });

  test('takes the second way when it is chosen', async () => {
    expect((await aTripOrder(aTrip({ chosen: 'second' }))).jurisdictions).toEqual(['TX', 'AR', 'MO', 'IL']);
  });

  describe('without a choice between its ways', () => {
    const noChoice = aTrip({ chosen: null });
    const states = { fastest: ['TX', 'OK', 'MO', 'IL'], around: ['TX', 'AR', 'MO', 'IL'] };
    const leftOut = [{ state: 'OK', roads: ['I-44'], limits: [{ of: 'width', over: 192 }], isWithLeave: false }];
    const aWideUnit = async (width: number) => {
      const unit = await aUnit(world, user);
      return { ...unit, dimensions: { ...unit.dimensions, width } };
    };

    test('goes the way that its load may use, and says what is left out', async () => {
      const draft = await aDraft(world, user);
      const wide = await save(world, user, draft, { trip: noChoice, units: [await aWideUnit(198)] });
      expect(wide.jurisdictions).toEqual(states.around);
      expect(wide.trip).toMatchObject({ chosen: null, leftOut });
      const legal = await save(world, user, wide, { trip: noChoice, units: [await aWideUnit(150)] });
      expect(legal.jurisdictions).toEqual(states.fastest);
      expect(legal.trip?.leftOut).toBeUndefined();
    });

    test('changes its way with its load', async () => {
      const order = await aTripOrder(noChoice);
      expect(order.jurisdictions).toEqual(states.fastest);
      const wide = await save(world, user, order, { units: [await aWideUnit(198)] });
      expect(wide.jurisdictions).toEqual(states.around);
      expect(wide.trip?.leftOut).toEqual(leftOut);
      const back = await save(world, user, wide, { units: [await aWideUnit(150)] });
      expect(back.jurisdictions).toEqual(states.fastest);
    });

    test('stays where a person changed its states, and where the router does not answer', async () => {
      const order = await aTripOrder(noChoice);
      const byHand = await save(world, user, order, { jurisdictions: ['TX', 'OK', 'KS', 'MO', 'IL'] });
      answer = () => ({ ok: false, because: 'unavailable' });
      const wide = await save(world, user, byHand, { units: [await aWideUnit(198)] });
      expect(wide.jurisdictions).toEqual(byHand.jurisdictions);
    });
  });

  test.each([
    ['fastest', ['TX', 'OK', 'MO', 'IL']],
    ['second', ['TX', 'AR', 'MO', 'IL']],
  ] as const)('whose %s way was chosen keeps it with any load', async (chosen, states) => {
    const order = await aTripOrder(aTrip({ chosen }));
    const unit = await aUnit(world, user);
    const wide = await save(world, user, order, {
      units: [{ ...unit, dimensions: { ...unit.dimensions, width: 198 } }],
    });
    expect(wide.jurisdictions).toEqual(states);
    expect(wide.trip?.leftOut).toBeUndefined();
  });

  test('keeps states that were added or removed by hand when its places change', async () => {
    const order = await aTripOrder();
    const byHand = await save(world, user, order, { jurisdictions: ['TX', 'LA', 'MO', 'IL'] });
    expect(listStates(byHand)).toEqual(['TX', 'LA*', 'MO', 'IL']);
    const moved = await save(world, user, byHand, { trip: aTrip({ places: [dallas, denver] }) });
    expect(listStates(moved)).toEqual(['TX', 'LA*', 'NM', 'CO']);
    const back = await save(world, user, moved, { trip: aTrip() });
    expect(back.jurisdictions).toContain('LA');
  });

  test('moves the days of its permits with the departure, but not those that a person changed', async () => {
    const order = await aTripOrder();
    const permits = order.permits.slice(0, 1).map(({ _id, route, comment }) => ({
      _id,
      route,
      comment,
      date: { startDate: '2026-12-01', endDate: '2026-12-02' },
    }));
    const changed = await save(world, user, order, { permits });
    const later = await save(world, user, changed, {
      trip: aTrip({ startDate: '2026-12-07' as TripBody['startDate'] }),
    });
    expect(later.permits.map(({ date }) => date.startDate)).toEqual([
      '2026-12-01',
      '2026-12-07',
      '2026-12-07',
      '2026-12-08',
    ]);
    expect(later.permits[0]?.planned?.date?.startDate).toBe('2026-12-07');
  });

  test('keeps a half-given trip, and one whose places no road leads to, with the states picked by hand', async () => {
    const half = await save(world, user, await aDraft(world, user), { trip: aTrip({ places: [dallas, null] }) });
    expect(half.trip?.places).toEqual([dallas, null]);
    expect(half.jurisdictions).toEqual([]);
    answer = () => ({ ok: false, because: 'place', place: 1, fault: 'no-road' });
    const picked = await save(world, user, half, { trip: aTrip(), jurisdictions: ['TX', 'OK'] });
    expect(listStates(picked)).toEqual(['TX*', 'OK*']);
  });

  test('keeps its states when the router does not answer', async () => {
    const order = await aTripOrder();
    answer = () => ({ ok: false, because: 'unavailable' });
    const saved = await save(world, user, order, { trip: aTrip({ startTime: '09:00' }) });
    expect(saved.trip?.states).toEqual(order.trip?.states);
    expect(saved.trip?.startTime).toBe('09:00');
  });

  test('keeps the chosen states when its places change and the router does not answer', async () => {
    const order = await aTripOrder();
    answer = () => ({ ok: false, because: 'unavailable' });
    const saved = await save(world, user, order, { trip: aTrip({ places: [dallas, denver] }) });
    expect(listStates(saved)).toEqual(['TX*', 'OK*', 'MO*', 'IL*']);
    expect(saved.trip).toMatchObject({ route: [], line: [] });
  });

  test('follows a new route also when states were changed by hand in the same save', async () => {
    const order = await aTripOrder();
    const saved = await save(world, user, order, {
      trip: aTrip({ places: [dallas, denver] }),
      jurisdictions: ['TX', 'OK', 'LA', 'IL'],
    });
    expect(listStates(saved)).toEqual(['TX', 'LA*', 'NM', 'CO']);
  });

  test('that begins an order together with its states keeps those that were changed by hand', async () => {
    const body = { trip: aTrip(), jurisdictions: ['TX', 'LA', 'MO', 'IL'] as StateCode[] };
    expect(listStates(await save(world, user, await aDraft(world, user), body))).toEqual(['TX', 'LA*', 'MO', 'IL']);
    const none = await save(world, user, await aDraft(world, user), { trip: aTrip(), jurisdictions: [] });
    expect(listStates(none)).toEqual(['TX', 'OK', 'MO', 'IL']);
  });

  test('goes on while a stop is not given yet', async () => {
    const order = await aTripOrder();
    const saved = await save(world, user, order, { trip: aTrip({ places: [dallas, null, chicago] }) });
    expect(saved.trip?.places).toEqual([dallas, null, chicago]);
    expect(listStates(saved)).toEqual(['TX', 'OK', 'MO', 'IL']);
  });

  test('without its trip again, keeps its states and the days of its permits', async () => {
    const order = await aTripOrder();
    const without = await save(world, user, order, { trip: null });
    expect(without.jurisdictions).toEqual(order.jurisdictions);
    expect(without.permits.map(({ date, route }) => ({ date, route }))).toEqual(
      order.permits.map(({ date, route }) => ({ date, route })),
    );
    expect(without.permits.every(({ planned }) => planned === null)).toBe(true);
  });

  test.each([
    ['a place that is nowhere', { places: [dallas, { ...chicago, lat: 91 }] }, 'trip.places.1.lat'],
    ['one place', { places: [dallas] }, 'trip.places'],
    ['a time that is none', { startTime: '25:00' }, 'trip.startTime'],
    ['a day that is none', { startDate: '2026-02-30' }, 'trip.startDate'],
  ])('refuses %s', async (_, parts, path) => {
    const draft = await aDraft(world, user);
    const body = { trip: { ...aTrip(), ...parts } };
    const refusal = await world.call('PUT', `/permits/orders/${draft._id}`, { token: user.token, body });
    expect(refusal.statusCode).toBe(400);
    const { errors } = refusal.json<{ errors: { path: string }[] }>();
    expect(errors.map((error) => error.path)).toContain(path);
  });
});

describe('a departure in the past', () => {
  const put = async (order: Order, trip: object, { token, timeZone }: { token: string; timeZone?: string } = user) => {
    const body = { trip: { ...aTrip(), ...trip }, ...(timeZone && { timeZone }) };
    const answer = await world.call('PUT', `/permits/orders/${order._id}`, { token, body });
    const { errors = [] } = answer.json<{ errors?: { path: string; message: string }[] }>();
    return answer.statusCode === 200 ? 'saved' : errors.map(({ path, message }) => `${path}: ${message}`).join();
  };
  const dayIsPast = 'This day has passed. Choose today or a later day.';
  const hourIsPast = 'This hour has passed. Choose a later one.';

  // 12:30 in Dallas, and 23:30 the day before in Los Angeles at the second time.
  test.each([
    ['yesterday', '2026-11-16T18:30:00Z', '2026-11-15', null, `trip.startDate: ${dayIsPast}`],
    ['years ago', '2026-11-16T18:30:00Z', '2016-11-30', '07:00', `trip.startDate: ${dayIsPast}`],
    [
      'today at an hour that has passed',
      '2026-11-16T18:30:00Z',
      '2026-11-16',
      '11:00',
      `trip.startTime: ${hourIsPast}`,
    ],
    ['today, within the last hour', '2026-11-16T18:30:00Z', '2026-11-16', '11:45', 'saved'],
    ['today without an hour', '2026-11-16T18:30:00Z', '2026-11-16', null, 'saved'],
    ['today at an hour to come', '2026-11-16T18:30:00Z', '2026-11-16', '13:00', 'saved'],
    ['the day that just ended in Dallas', '2026-11-17T07:30:00Z', '2026-11-16', null, `trip.startDate: ${dayIsPast}`],
    [
      'the same for a carrier to whom it is today',
      '2026-11-17T07:30:00Z',
      '2026-11-16',
      null,
      'saved',
      'America/Los_Angeles',
    ],
  ] as const)('%s', async (_, now, startDate, startTime, expected, timeZone?: string) => {
    const before = world.clock.now();
    world.clock.set(new Date(now));
    const { token, ...other } = await aUser(world);
    const draft = await aDraft(world, { token, ...other });
    expect(await put(draft, { startDate, startTime }, { token, ...(timeZone && { timeZone }) })).toBe(expected);
    world.clock.set(before);
  });

  test('of a unit', async () => {
    const order = await aTripOrder();
    const departures = [{ unit: order.units[0]?._id, startDate: '2026-11-15', startTime: null }];
    expect(await put(order, { departures })).toBe(`trip.departures.0.startDate: ${dayIsPast}`);
  });

  test('that a draft has since it was ahead is kept, but not changed to another one', async () => {
    const order = await aTripOrder();
    await sql`UPDATE orders SET trip = jsonb_set(trip, '{startDate}', '"2026-11-10"') WHERE id = ${order._id}`.execute(
      world.deps.db,
    );
    expect(await put(order, { startDate: '2026-11-10', places: [denver, chicago] })).toBe('saved');
    expect(await put(order, { startDate: '2026-11-11' })).toBe(`trip.startDate: ${dayIsPast}`);
    expect((await read(order)).trip?.startDate).toBe('2026-11-10');
  });

  test('does not begin a copy', async () => {
    const order = await aTripOrder();
    const body = { _id: world.deps.ids(), departure: { startDate: '2026-11-15', startTime: null } };
    const refusal = await world.call('POST', `/permits/orders/${order._id}/copy`, { token: user.token, body });
    expect(refusal.statusCode).toBe(400);
    expect(refusal.json()).toMatchObject({ errors: [{ path: 'departure.startDate', message: dayIsPast }] });
  });
});

describe('an order with a trip, ordered again', () => {
  const copy = async (order: Order, departure?: { startDate: string; startTime: string | null }) => {
    const body = { _id: world.deps.ids(), ...(departure && { departure }) };
    const made = await world.call('POST', `/permits/orders/${order._id}/copy`, { token: user.token, body });
    expect(made.statusCode, made.body).toBe(201);
    return made.json<Order>();
  };

  test('keeps the trip and moves all days with the new departure', async () => {
    const order = await aTripOrder();
    const byHand = order.permits.map(({ _id, state, date, route, comment }) => ({
      _id,
      date: state === 'TX' ? { startDate: '2026-12-01', endDate: '2026-12-02' } : date,
      route,
      comment,
    }));
    const changed = await save(world, user, order, { permits: byHand });
    const again = await copy(changed, { startDate: '2026-12-07', startTime: '06:00' });
    expect(again.trip).toMatchObject({ startDate: '2026-12-07', startTime: '06:00', states: order.trip?.states });
    expect(again.permits.map(({ date }) => date.startDate)).toEqual([
      '2026-12-08',
      '2026-12-07',
      '2026-12-07',
      '2026-12-08',
    ]);
  });

  test('has no departure until one is given, and its permits start today', async () => {
    const again = await copy(await aTripOrder());
    expect(again.trip).toMatchObject({ startDate: null, startTime: null });
    expect(new Set(again.permits.map(({ planned }) => planned?.date))).toEqual(new Set([null]));
  });
});
