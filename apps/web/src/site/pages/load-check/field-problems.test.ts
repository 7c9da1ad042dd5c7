import { describe, expect, test, vi } from 'vitest';
import { loadCheckTexts as english } from '../../texts/en/load-check.ts';
import { loadCheckTexts as spanish } from '../../texts/es/load-check.ts';
import { checkForm } from './check-verdict.ts';
import { findProblems, parseStates, followTrip, toggleState } from './field-problems.ts';
import type { LoadForm } from './load-form.ts';
import { createForm } from './load-form.test-support.ts';
import { noTrip } from './trip/trip-answer.ts';
import type { StateCode } from '@wideload/domain';

describe('the axle weights', () => {
  const axles = { AB: '17 ft', BC: '4 ft', CD: '33 ft', DE: '4 ft' };
  const weights = { axleA: '12000', axleB: '17000', axleC: '17000', axleD: '17000', axleE: '17000' };
  test.each<[string, Partial<LoadForm>, object]>([
    ['are not required', { axleA: '12000' }, {}],
    ['may differ from the weight by 1 %', { ...axles, ...weights, weight: '79300' }, {}],
    [
      'are refused if they add up to something else',
      { ...axles, ...weights, weight: '79000' },
      { weight: 'The axle weights add up to 80,000 lb, but this says 79,000 lb.' },
    ],
    [
      'are refused one by one',
      { axleB: 'heavy', axleC: '0' },
      { axleB: 'Only numeric characters', axleC: 'Axle 3 weight must be more than 0.' },
    ],
    ['have a limit', { axleB: '3000000' }, { axleB: 'Axle 2 weight can be at most 2,000,000 lb.' }],
    [
      'need their axle',
      { axleF: '9000' },
      { axleF: 'There is no axle 6. Enter the distance to it, or clear this field.' },
    ],
  ])('%s', (_name, typed, problems) => {
    expect(findProblems(createForm(typed), { unknown: [] }, english)).toEqual(problems);
  });
});

describe('the problems of the form', () => {
  test.each<[Partial<LoadForm>, string | undefined, string | undefined]>([
    [{}, undefined, undefined],
    [{ width: "14'6" }, undefined, undefined],
    [{ width: 'wide' }, 'Only numeric characters', 'Solo números, con su unidad.'],
    [{ width: '61 ft' }, 'Width can be at most 60′0″.', 'Ancho: 60′0″ como máximo.'],
    [{ width: '0' }, 'Width must be more than 0.', 'Ancho: debe ser más de 0.'],
    [{ width: '13.6' }, english.lengthRefused('length.ambiguous'), spanish.lengthRefused('length.ambiguous')],
  ])('%o', (typed, en, es) => {
    const typedStates = { states: [], unknown: [] };
    expect(findProblems(createForm(typed), typedStates, english).width).toBe(en);
    expect(findProblems(createForm(typed), typedStates, spanish).width).toBe(es);
  });

  test.each([
    ['2026-01-01', 'This day has passed. Choose today or a later day.'],
    ['2999-01-01', undefined],
  ])('a departure on %s', (leaving, message) => {
    expect(findProblems(createForm({ leaving }), { unknown: [] }, english).leaving).toBe(message);
  });

  test('an hour of today that has passed where the trip starts', () => {
    vi.useFakeTimers({ now: new Date('2026-11-28T18:30:00Z') });
    const find = (hour: string, zone: string | null) =>
      findProblems(createForm({ leaving: '2026-11-28', hour }), { unknown: [], zone }, english);
    expect(find('12:00', 'America/Chicago')).toEqual({ hour: 'This hour has passed. Choose a later one.' });
    expect(find('12:30', 'America/Chicago')).toEqual({});
    expect(find('12:00', 'America/Denver')).toEqual({});
    expect(find('06:00', null)).toEqual({});
    vi.useRealTimers();
  });

  test('a place that cannot be read is a problem of its field, and stays in the address', () => {
    const form = createForm({ from: 'Smallville', to: 'Denver, CO', states: 'TX' });
    const [typed, problems] = [parseStates(form.states), { from: 'unknown' }];
    expect(findProblems(form, { unknown: [], places: problems }, english)).toEqual(problems);
    const { unread, search } = checkForm(form, { typed, problems, trip: noTrip });
    expect(unread).toEqual(['from']);
    expect(search).toBe('?load=1.TX&from=Smallville&to=Denver%2C+CO');
  });

  test('a message quotes only the beginning of a long text, and a negative weight is no heavy one', () => {
    const long = 'x'.repeat(10_000);
    const problems = findProblems(createForm({ states: long, weight: '-5' }), parseStates(long), english);
    expect(problems).toEqual({
      states: `Not a state: ${'x'.repeat(80)}….`,
      weight: 'Loaded weight must be more than 0.',
    });
  });

  test('each other field has a separate message', () => {
    const problems = findProblems(
      createForm({
        states: 'TX, Atlantis',
        weight: 'heavy',
        days: '0',
        length: '50 ft',
        AB: '40 ft',
        BC: '20 ft',
        EF: '0',
      }),
      parseStates('TX, Atlantis'),
      english,
    );
    expect(problems).toEqual({
      states: 'Not a state: Atlantis.',
      weight: 'Only numeric characters',
      days: 'Whole days, from 1 to 366.',
      length: 'The axles take up 60′0″, more than 50′0″.',
      EF: 'Axle distance 5 to 6 must be more than 0.',
    });
  });
});

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
