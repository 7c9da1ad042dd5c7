import { expect, test } from 'vitest';
import { findRoutes, geography, getRoutes, getTown, listStates } from '../shipped.test-support.ts';

test('Casper to Dayton names roads, lines and towns on the way', () => {
  const { fastest, second } = getRoutes('Casper, WY', 'Dayton, OH');
  expect(fastest.via).toContain('I-80');
  expect(second?.via).toContain('I-90');
  const [wyoming, nebraska] = fastest.states;
  expect(wyoming).toMatchObject({
    state: 'WY',
    entry: { label: 'Casper, WY' },
    exit: { label: 'I-80 at the Nebraska line, 40 miles from Cheyenne, WY' },
    roads: ['I-25', 'I-80'],
    by: 'route',
  });
  expect(nebraska?.entry?.label).toBe('I-80 at the Wyoming line, 40 miles from Cheyenne, WY');
  expect(nebraska?.exit?.label).toBe('I-80 at the Iowa line, near Council Bluffs, IA');
});

test.each([
  ['Lexington, KY', 'Columbus, OH', 'I-75 at the Ohio line, near Covington, KY'],
  ['Columbus, OH', 'Lexington, KY', 'I-75 at the Kentucky line, near Covington, KY'],
  ['Burlington, VT', 'Boston, MA', 'I-89 at the New Hampshire line, 46 miles from Montpelier, VT'],
  ['Evansville, IN', 'Nashville, TN', 'US-41 at the Kentucky line, near Evansville, IN'],
  ['Charleston, WV', 'Dayton, OH', 'US-35 at the Ohio line, 33 miles from Huntington, WV'],
  ['Lincoln, NE', 'Kansas City, MO', 'IA-2 at the Iowa line, 40 miles from Omaha, NE'],
  ['Duluth, MN', 'Green Bay, WI', 'US-2 at the Wisconsin line, near Superior, WI'],
])('the crossing from %s to %s carries its highway', (from, to, label) => {
  expect(getRoutes(from, to).fastest.states[0]?.exit?.label).toBe(label);
});

test.each([
  ['Galena, KS', { lat: 37.0759, lng: -94.6396, state: 'KS' }, 'Springfield, MO'],
  ['Wingdale, NY', { lat: 41.6468, lng: -73.5687, state: 'NY' }, 'Hartford, CT'],
  ['Hampton Falls, NH', { lat: 42.9162, lng: -70.8637, state: 'NH' }, 'Boston, MA'],
] as const)('a trip from %s, whose next road is beyond the line, crosses the line itself', (label, point, to) => {
  const there = getRoutes({ label, ...point }, to).fastest;
  const back = getRoutes(to, { label, ...point }).fastest;
  for (const crossing of [there.states[0]?.exit, back.states.at(-1)?.entry])
    expect(crossing && geography.states.isNearBorder(crossing, 0.05)).toBe(true);
  expect(back.states.map(({ miles }) => miles)).toEqual(there.states.map(({ miles }) => miles).toReversed());
});

test.each([
  [{ label: 'Bettendorf, IA', lat: 41.5245, lng: -90.5157 }, 'Chicago, IL'],
  ['Richmond, VA', 'Baltimore, MD'],
  ['Springfield, MO', 'Seattle, WA'],
])('the states from %s to %s have at least a mile each and add up to the whole', (from, to) => {
  const { fastest } = getRoutes(from, to);
  const miles = fastest.states.map((state) => state.miles ?? 0);
  expect(Math.min(...miles)).toBeGreaterThanOrEqual(1);
  expect(miles.reduce((sum, one) => sum + one, 0)).toBe(fastest.miles);
});

test('two towns of one name on both sides of a line are a trip', () => {
  const bristol = { label: 'Bristol, TN', lat: 36.5951, lng: -82.1887, state: 'TN' as const };
  const twin = { label: 'Bristol, VA', lat: 36.5965, lng: -82.1885, state: 'VA' as const };
  expect(listStates(getRoutes(bristol, twin))).toEqual(['TN', 'VA']);
});

test('the miles on Interstates in a state are known', () => {
  const { states } = getRoutes('Cheyenne, WY', 'Omaha, NE').fastest;
  for (const { miles, interstateMiles = 0 } of states) {
    expect(interstateMiles).toBeLessThanOrEqual(miles ?? 0);
    expect(interstateMiles).toBeGreaterThan(0.9 * (miles ?? 0));
  }
  const [texas] = getRoutes('Amarillo, TX', 'Lubbock, TX').fastest.states;
  expect(texas?.interstateMiles).toBeLessThanOrEqual(texas?.miles ?? 0);
});

test.each([
  ['a road along the Columbia stays in Oregon', 'Portland, OR', 'Boise, ID', 'OR ID'],
  ['I-24 visits Georgia', 'Chattanooga, TN', 'Nashville, TN', 'TN GA TN'],
  ['through traffic avoids DC', 'Richmond, VA', 'Baltimore, MD', 'VA MD'],
  ['Lake Michigan is in no state', 'Milwaukee, WI', 'Grand Rapids, MI', 'WI IL IN MI'],
  ['the bridge over the Mackinac is Michigan', 'Detroit, MI', 'Marquette, MI', 'MI'],
])('%s', (_name, from, to, states) => {
  expect(listStates(getRoutes(from, to)).join(' ')).toBe(states);
});

const texarkana = { lat: 33.43, lng: -94.04 };

test.each([
  ['where no state was named', texarkana, 'AR'],
  ['across the line', { lat: 33.43, lng: -94.1 }, 'TX'],
  ['where the person chose the other state', { ...texarkana, state: 'TX' as const }, 'TX'],
  ['where the town of that name is on the other bank', { lat: 39.107, lng: -94.604, state: 'KS' as const }, 'KS'],
  ['with a state that is far away', { lat: 35.22, lng: -101.83, state: 'AL' as const }, 'TX'],
])('a trip begins in the state of its point, %s', (_name, point, state) => {
  const place = { label: 'Texarkana, AR', ...point };
  expect(listStates(getRoutes(place, 'Denver, CO'))[0]).toBe(state);
  expect(listStates(getRoutes('Denver, CO', place)).at(-1)).toBe(state);
});

test('stops are visited in order, and a state on both sides of a stop is one state', () => {
  const direct = getRoutes('Dallas, TX', 'Wichita, KS');
  const over = getRoutes('Dallas, TX', 'Oklahoma City, OK', 'Wichita, KS');
  expect(listStates(over)).toEqual(['TX', 'OK', 'KS']);
  expect(over.fastest.miles).toBeGreaterThanOrEqual(direct.fastest.miles);
  expect(listStates(getRoutes('Dallas, TX', 'Amarillo, TX', 'Wichita, KS'))).toEqual(['TX', 'OK', 'KS']);
  const thereAndBack = getRoutes('Dallas, TX', 'Tulsa, OK', 'Dallas, TX');
  expect(listStates(thereAndBack)).toEqual(['TX', 'OK', 'TX']);
});

const dallas = getTown('Dallas, TX');

test.each([
  ['Alaska', { label: 'Anchorage, AK', lat: 61.2, lng: -149.9 }, 'outside'],
  ['Mexico', { label: 'Monterrey', lat: 25.67, lng: -100.31 }, 'outside'],
  ['Canada', { label: 'Toronto', lat: 43.65, lng: -79.38 }, 'outside'],
  ['the Gulf', { label: '27, -92', lat: 27, lng: -92 }, 'outside'],
  ['the same point', { label: 'Dallas', lat: dallas.lat + 0.002, lng: dallas.lng }, 'same'],
])('%s is refused', (_name, place, fault) => {
  expect(findRoutes([getTown('Denver, CO'), dallas, place])).toEqual({ fault, place: 2 });
});

test('a pier just outside of a state is in that state', () => {
  expect(listStates(getRoutes({ label: 'Pier', lat: 29.283, lng: -94.785 }, 'Dallas, TX'))).toEqual(['TX']);
});

test('a place far from every road is refused', () => {
  const lonely = { label: 'Dry Tortugas, FL', lat: 24.63, lng: -82.87 };
  expect(findRoutes([lonely, dallas])).toEqual({ fault: 'no-road', place: 0 });
});

const near = (lat: number, lng: number) => ({ label: 'Pin', lat, lng });

test.each([
  ['two pins beside one stretch of I-80', near(41.12, -101.05), near(41.12, -101.1), 3, 6],
  ['two towns whose road is not drawn', near(40.393, -82.486), near(40.234, -82.451), 11, 15],
  ['two banks of the Ohio without a bridge', near(38.94, -84.852), near(38.783, -84.902), 25, 80],
])('%s are as far apart as on the ground, in both directions', (_name, from, to, least, most) => {
  const [there, back] = [getRoutes(from, to).fastest, getRoutes(to, from).fastest];
  expect(there.miles).toBeGreaterThanOrEqual(least);
  expect(there.miles).toBeLessThanOrEqual(most);
  expect(back.states.map(({ state, miles }) => [state, miles])).toEqual(
    there.states.map(({ state, miles }) => [state, miles]).toReversed(),
  );
});
