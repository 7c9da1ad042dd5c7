import type { StateCode, TripState } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { addStates, listStateRows, moveState, numberStates } from './state-rows.ts';

const toRoute = (states: string): TripState[] =>
  states.split(' ').map((state) => ({
    state: state as StateCode,
    miles: 100,
    entry: null,
    exit: null,
    roads: [],
    by: 'route',
  }));

describe('the rows of the chosen states', () => {
  test('are in travel order, and a state that was added by hand is marked', () => {
    const rows = listStateRows(toRoute('TX OK KS'), ['TX', 'AR', 'KS']);
    expect(rows.map(({ visit, number, isAdded }) => [visit.state, number, isAdded])).toEqual([
      ['TX', 1, false],
      ['AR', 2, true],
      ['KS', 3, false],
    ]);
  });

  test('have a state twice that the way crosses twice, and one that is not sold', () => {
    const rows = listStateRows(toRoute('TN GA TN DC'), ['TN', 'GA']);
    expect(rows.map(({ visit, isFirst, index, isAdded }) => [visit.state, isFirst, index, isAdded])).toEqual([
      ['TN', true, 0, false],
      ['GA', true, 1, false],
      ['TN', false, 0, false],
      ['DC', true, -1, false],
    ]);
    expect(numberStates(rows).get('TN')).toBe('1, 3');
  });

  test('without a route, none counts as added', () => {
    expect(listStateRows([], ['TX', 'OK']).map(({ visit, isAdded }) => [visit.state, isAdded])).toEqual([
      ['TX', false],
      ['OK', false],
    ]);
  });
});

test('a state is added before the destination of a way, and at the end without one', () => {
  expect(addStates(['TX', 'OK'], ['AR'], { isOnWay: true })).toEqual(['TX', 'AR', 'OK']);
  expect(addStates(['TX'], ['AR'], { isOnWay: true })).toEqual(['TX', 'AR']);
  expect(addStates(['TX', 'OK'], ['AR'], { isOnWay: false })).toEqual(['TX', 'OK', 'AR']);
});

test('a state changes places with its neighbor, and stays at an end', () => {
  expect(moveState(['TX', 'OK', 'KS'], 'OK', -1)).toEqual(['OK', 'TX', 'KS']);
  expect(moveState(['TX', 'OK', 'KS'], 'OK', 1)).toEqual(['TX', 'KS', 'OK']);
  expect(moveState(['TX', 'OK'], 'OK', 1)).toEqual(['TX', 'OK']);
});
