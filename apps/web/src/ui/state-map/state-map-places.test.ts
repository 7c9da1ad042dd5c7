import { stateCodes, type StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import {
  calloutStates,
  mapSize,
  findNeighbor,
  findLabelPoint,
  findStatePath,
  toMapPath,
  toMapPoint,
} from './state-map-places.ts';

const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

test('every state is drawn, with its label on the map', () => {
  for (const code of stateCodes) {
    expect(findStatePath(code)).toMatch(/^M\d+ \d+l[-\d ]+z/);
    const { x, y } = findLabelPoint(code);
    expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true);
  }
});

test.each([
  ['KS', 'ArrowDown', 'OK'],
  ['OK', 'ArrowDown', 'TX'],
  ['OK', 'ArrowUp', 'KS'],
  ['TX', 'ArrowLeft', 'NM'],
  ['TX', 'ArrowRight', 'LA'],
  ['NH', 'ArrowLeft', 'VT'],
  ['NH', 'ArrowRight', 'ME'],
] as const)('from %s, %s leads to %s', (from, key, to) => {
  expect(findNeighbor(from, key)).toBe(to);
});

test('another key has no target, and neither has an arrow at the edge', () => {
  expect(findNeighbor('TX', 'Tab')).toBeNull();
  expect(findNeighbor('ME', 'ArrowRight')).toBeNull();
});

test.each(stateCodes)('from %s every state can be reached by arrow keys', (start) => {
  const reached = new Set<StateCode>([start]);
  for (const code of reached) {
    for (const next of keys.map((key) => findNeighbor(code, key))) if (next !== null) reached.add(next);
  }
  expect(reached.size).toBe(stateCodes.length);
});

test('a state that is too small to press has a callout', () => {
  expect(calloutStates.toSorted()).toEqual(['CT', 'DC', 'DE', 'MA', 'MD', 'NH', 'NJ', 'RI', 'VT']);
});

// The northern corners of the outline of Colorado begin and continue its path in data/us-state-map.json: `M554 474l… `.
test.each([
  ['the northwest corner of Colorado', [41, -109.05], [554, 474]],
  ['its northeast corner', [41, -102.05], [791, 498]],
  ['its southeast corner', [37, -102.04], [779, 681]],
] as const)('%s is where the outline has it', (_, place, [x, y]) => {
  const point = toMapPoint(place);
  expect(Math.abs(point.x - x)).toBeLessThan(2);
  expect(Math.abs(point.y - y)).toBeLessThan(2);
});

test('a line is a path through its points', () => {
  expect(
    toMapPath([
      [41, -109.05],
      [41, -102.05],
    ]),
  ).toMatch(/^M554\.\d 474\.\dL790\.\d 498\.\d$/);
  expect(toMapPath([])).toBe('');
});
