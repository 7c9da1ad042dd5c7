import type { TripPlace } from '@wideload/domain';
import { expect, test } from 'vitest';
import { findRoutes, geography, getRoutes, getTown, graph, listStates } from '../shipped.test-support.ts';
import { indexNodes } from '../graph/node-cells.ts';
import { listAccesses } from '../graph/access.ts';

const at = (lat: number, lng: number): TripPlace => ({ label: 'Pin', lat, lng });
const burlington = at(44.476, -73.212);
const plattsburgh = at(44.695, -73.453);
const carterLake = at(41.2906, -95.9178);

test.each([
  ['around Lake Champlain', burlington, plattsburgh, 'VT NY', 60, 100],
  ['over the bridge of Crown Point', at(43.849, -73.423), at(44.015, -73.167), 'NY VT', 25, 45],
  ['from Carter Lake to Council Bluffs', carterLake, at(41.261, -95.861), 'IA NE IA', 5, 15],
  ['from Omaha to Carter Lake', at(41.258, -95.938), carterLake, 'NE IA', 2, 8],
  ['over the Buckman Bridge of the Saint Johns River', at(30.093, -81.718), at(30.11, -81.642), 'FL', 10, 25],
  ['to Kaskaskia', at(38.627, -90.199), at(37.9214, -89.9132), 'MO IL', 60, 85],
  ['over the Commodore Barry Bridge', at(39.803, -75.352), at(39.85, -75.356), 'NJ PA', 3, 8],
  ['over the Tacoma Narrows to Bainbridge Island', at(47.606, -122.332), at(47.626, -122.521), 'WA', 60, 100],
] as const)('%s', (_name, from, to, states, least, most) => {
  const routes = getRoutes(from, to);
  expect(listStates(routes).join(' ')).toBe(states);
  expect(routes.fastest.miles).toBeGreaterThan(least);
  expect(routes.fastest.miles).toBeLessThan(most);
});

test.each([
  ['Nantucket', at(41.2835, -70.0995), 'ferry', 'Nantucket'],
  ['Angle Inlet', at(49.345, -95.07), 'canada', 'Northwest Angle'],
  ['Point Roberts', at(48.985, -123.078), 'canada', 'Point Roberts'],
  ['Friday Harbor', at(48.5343, -123.0171), 'ferry', 'San Juan Island'],
  ['Mackinac Island', at(45.849, -84.619), 'ferry', 'Mackinac Island'],
  ['Supai', at(36.237, -112.689), 'roadless', 'Supai'],
])('%s has no road to the rest of the country', (_name, place, fault, area) => {
  expect(findRoutes([getTown('Denver, CO'), place])).toEqual({ fault, area, place: 1 });
});

test('no leg to a road crosses a watery line', () => {
  const cells = indexNodes(graph.nodes);
  const ground = { ...geography, graph };
  // Beside Lake Champlain, the Ohio, the Columbia, the Mississippi and the Hudson the nearest roads are on the other bank.
  const banks = [at(43.8487, -73.4234), at(38.753, -84.0), at(45.69, -121.29), at(36.379, -89.474), at(41.0, -73.89)];
  for (const bank of banks) {
    const ends = listAccesses(bank, cells, ground).map(({ at }) => at);
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(geography.isDry(bank, end, 0)).toBe(true);
  }
});

test.each([
  ['over Lake Champlain', burlington, plattsburgh, false],
  ['over the Ohio', at(38.4179, -82.586), at(38.4, -82.6), false],
  ['over Puget Sound', at(47.626, -122.521), at(47.606, -122.34), false],
  ['over the Saint Johns River', at(30.09, -81.7), at(30.11, -81.64), false],
  ['over Lake Pend Oreille', at(48.2, -116.55), at(48.25, -116.32), false],
  ['over Lake Norman', at(35.53, -81.03), at(35.57, -80.82), false],
  ['over a line on land', at(33.43, -94.1), at(33.43, -94.0), true],
  ['on the plains', at(35.2, -101.8), at(35.4, -101.2), true],
])('a straight leg %s', (_name, from, to, isDry) => {
  expect(geography.isDry(from, to, 0)).toBe(isDry);
});

test('a place far from the next known road has its distance, and one beside a road has none', () => {
  const { notes } = getRoutes(at(42.826, -118.914), 'Dallas, TX');
  expect(notes).toEqual([{ place: 0, milesToRoad: expect.any(Number) }]);
  expect(notes[0]?.milesToRoad).toBeGreaterThan(30);
  expect(getRoutes('Denver, CO', 'Dallas, TX').notes).toEqual([]);
});
