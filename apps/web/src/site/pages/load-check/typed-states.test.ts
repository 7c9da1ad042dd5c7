import type { StateCode } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { followTrip, parseStates, toggleState } from './typed-states.ts';

test.each([
  ['TX, OK', ['TX', 'OK'], []],
  ['Nuevo México; luisiana', ['NM', 'LA'], []],
  ['virginia occidental, Virginia', ['WV', 'VA'], []],
  ['Carolina del Sur y Oregon', ['SC', 'OR'], []],
  ['Alaska, TX, Atlantis', ['TX', 'AK'], ['Atlantis']],
  ['tx ok ks', ['TX', 'OK', 'KS'], []],
  ['de Tejas a Ohio', ['TX', 'OH'], []],
] as const)('the list %s is parsed', (text, states, unknown) => {
  expect(parseStates(text)).toEqual({ states, unknown });
});

test('a press on the map adds or removes a state, and keeps all words', () => {
  expect(toggleState('', 'TX')).toBe('TX');
  expect(toggleState('Texas, Atlantis', 'OK')).toBe('TX, OK, Atlantis');
  expect(toggleState('TX, OK', 'TX')).toBe('OK');
});

const aVisit = (state: StateCode) => ({
  state,
  miles: 100,
  entry: null,
  exit: null,
  roads: [],
  by: 'route' as const,
});

describe('the states follow the route', () => {
  const [first, next] = [['TX', 'OK', 'KS', 'CO'] as const, ['TX', 'NM', 'CO'] as const].map((way) => way.map(aVisit));
  test.each([
    ['are those of the route at first', '', [], first, 'TX, OK, KS, CO'],
    ['keep one that was added by hand', 'TX, OK, AR, KS, CO', first, next, 'TX, AR, NM, CO'],
    ['stay without one that was removed by hand', 'OK, KS, CO', first, next, 'NM, CO'],
    ['are all there after the list was emptied', '', first, next, 'TX, NM, CO'],
    ['keep an unknown word', 'TX, OK, KS, CO, Atlantis', first, next, 'TX, NM, CO, Atlantis'],
  ])('and %s', (_, text, from = [], to = [], followed) => {
    expect(followTrip(text, { from, to })).toBe(followed);
  });
});
