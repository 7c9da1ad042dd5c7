import { stateCodes, type StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { calloutStates, mapSize, findNeighbor, findLabelPoint, findStatePath } from './state-map-places.ts';

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
