import {
  axleKeys,
  decodeLoad,
  dimensionKeys,
  encodeTrip,
  lengthFields,
  parseUnambiguousRow,
  stateCodes,
  stateName,
  usualPermitDays,
  fillOverhangs,
} from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { loadCheckTexts as english } from '../../texts/en/load-check.ts';
import { loadCheckTexts as spanish } from '../../texts/es/load-check.ts';
import { readInitialLoad, readInput } from './initial-load.ts';
import { checkForm, buildHeadline, listMissing } from './answers/check-verdict.ts';
import { findProblems } from './field-problems.ts';
import { parseDays, emptyForm, toFacts, findField, toForm, type LengthKey, type LoadForm } from './load-form.ts';
import { isRowField, listRowChoices, toRowTexts } from './check-load-row.ts';
import { followTrip, toggleState, parseStates } from './typed-states.ts';
import { noTrip } from './trip/trip-answer.ts';

const createForm = (typed: Partial<LoadForm>): LoadForm => ({ ...emptyForm, ...typed });
const checkTyped = (form: LoadForm) => {
  const typed = parseStates(form.states);
  return checkForm(form, { typed, problems: findProblems(form, typed, english), trip: noTrip });
};
const code = '1.TX-OH.w174.h182.l924.a212.b54.c470.d54.e54.g111400.t642';

test('every field of the form is the length of the same name', () => {
  const paths = [...dimensionKeys.map((key) => `dimensions.${key}`), ...axleKeys.map((key) => `axles.${key}`)];
  expect([...dimensionKeys, ...axleKeys].map((key) => findField(key).path)).toEqual(paths);
  expect(findField('trailer').path).toBe('trailer.length');
  expect(lengthFields).toHaveLength(paths.length);
});

test('a code fills the fields, and the fields create the same code', () => {
  const shared = decodeLoad(code);
  if (shared === null) throw new Error('It can be read');
  const filled = toForm(shared);
  expect(filled).toMatchObject({ states: 'TX, OH', width: '14′6″', weight: '111,400', trailer: '53′6″' });
  expect(filled).toMatchObject({ frontOverhang: '', days: '4' });
  expect(checkTyped(filled).code).toBe(code);
});

test('axle weights fill their fields and create the same code', () => {
  const weighed = `${code}.p12400.q19800`.replace('.t642.p12400.q19800', '.p12400.q19800.t642');
  const shared = decodeLoad(weighed);
  if (shared === null) throw new Error('It can be read');
  const filled = toForm(shared);
  expect(filled).toMatchObject({ axleA: '12,400', axleB: '19,800', axleC: '' });
  expect(checkTyped(filled).code).toBe(weighed);
});

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

test('a number that can only be feet is parsed as feet in its field', () => {
  const facts = toFacts(createForm({ width: '14½', height: '15', length: '77', AB: '17', rearOverhang: '4' }));
  expect(facts.dimensions).toMatchObject({ width: 174, height: 180, length: 924, rearOverhang: null });
  expect(facts.axles.AB).toBe(204);
});

function parseRowTexts(name: LengthKey, text: string) {
  const reading = isRowField(name) ? parseUnambiguousRow(text) : null;
  return reading && toRowTexts(name, reading);
}

test('a row with one reading fills its fields, and an ambiguous one asks', () => {
  expect(parseRowTexts('height', `W 14'6 x H 15'2 x L 77'`)).toEqual({
    width: '14′6″',
    height: '15′2″',
    length: '77′0″',
  });
  expect(parseRowTexts('width', `H 15'2 x L 77'`)).toEqual({ width: '', height: '15′2″', length: '77′0″' });
  expect(parseRowTexts('width', `13'6 x 8'6 x 75'`)).toBeNull();
  expect(parseRowTexts('AB', `W 14'6 x H 15'2 x L 77'`)).toBeNull();
  const [first] = listRowChoices('width', `13'6 x 8'6 x 75'`, english);
  expect(first?.label).toBe('Width 13′6″, Height 8′6″, Length 75′0″');
  expect(parseRowTexts('width', first?.text ?? '')).toEqual({ width: '13′6″', height: '8′6″', length: '75′0″' });
});

test.each([
  ['4', 4],
  [' 12 ', 12],
  ['366', 366],
  ['367', null],
  ['0', null],
  ['-1', null],
  ['2.5', null],
  ['', null],
])('%s as days', (text, days) => {
  expect(parseDays(text)).toBe(days);
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

describe('the initial load', () => {
  test('a code fills the form', () => {
    expect(readInitialLoad(`?load=${code}`, {}).form.width).toBe('14′6″');
  });

  test('the short form passes its texts on, valid or not', () => {
    const { form: parsed, isBadLink } = readInitialLoad('?states=TX&width=wide&weight=&other=1', {});
    expect(parsed).toEqual(createForm({ states: 'TX', width: 'wide' }));
    expect(isBadLink).toBe(false);
  });

  test('unreadable states are kept beside the code', () => {
    const { form: parsed } = readInitialLoad(`?load=${code}&states=tx%20ohoi`, {});
    expect(parsed).toMatchObject({ states: 'tx ohoi', width: '14′6″' });
    expect(checkTyped(parsed).search).toBe(`?load=${code.replace('TX-OH', 'TX')}&states=tx+ohoi`);
  });

  test.each([
    ['width', 'wide'],
    ['weight', 'heavy'],
    ['days', '0'],
    ['CD', '13.6'],
  ] as const)('an unreadable %s is kept beside the code, and holds back the order', (key, text) => {
    const { form: parsed } = readInitialLoad(`?load=${code}&${key}=${text}`, {});
    expect(parsed).toMatchObject({ states: 'TX, OH', height: '15′2″', [key]: text });
    const checked = checkTyped(parsed);
    expect(checked.unread).toEqual([key]);
    expect(readInitialLoad(checked.search, {}).form).toEqual(parsed);
  });

  test('a list of all states is not cut', () => {
    const all = stateCodes.map(stateName).join(', ');
    const { form: parsed } = readInitialLoad(`?${new URLSearchParams({ states: all }).toString()}`, {});
    expect(parseStates(parsed.states).states).toHaveLength(stateCodes.length);
  });

  test('an invalid code leaves the form empty', () => {
    expect(readInitialLoad('?load=x', {})).toMatchObject({ form: emptyForm, isBadLink: true });
  });

  test('input from before the script ran wins', () => {
    const page = document.createElement('div');
    page.innerHTML = '<input name="width" value="12 ft"><input name="days" value="4"><input name="q" value="1">';
    expect(readInput(page)).toEqual({ width: '12 ft' });
    expect(readInitialLoad(`?load=${code}`, readInput(page)).form).toMatchObject({ width: '12 ft', height: '15′2″' });
  });
});

describe('the headline', () => {
  const legal = {
    width: '102 in',
    height: '162 in',
    length: '70 ft',
    weight: '74000',
    AB: '212in',
    BC: '54in',
    CD: '396in',
    DE: '54in',
    trailer: '53 ft',
  };
  const farBack = { length: '75 ft', weight: '70000', BC: `4'4"`, CD: `45'`, DE: `4'1"` };
  const createHeadline = (typed: Partial<LoadForm>) => {
    const whole = createForm(typed);
    return buildHeadline(whole, checkTyped(whole), english);
  };

  test.each<[string, Partial<LoadForm>, string, RegExp]>([
    ['nothing', {}, 'plain', /pick the states/],
    ['states only', { states: 'TX' }, 'plain', /One dimension is enough/],
    ['a width too wide', { states: 'TX', width: '12 ft' }, 'loud', /^3′6″ wider than the limits in Texas\.$/],
    [
      'a width within',
      { states: 'TX', width: '8 ft' },
      'plain',
      /Still needed: height, length, loaded weight, trailer length and axle distances\./,
    ],
    ['a legal load', { ...legal, states: 'TX, OH' }, 'plain', /^It needs no permit in Texas and Ohio\.$/],
    ['a legal load beside what is no state', { ...legal, states: 'TX, Ohoi' }, 'plain', /^Not a state: Ohoi\.$/],
    [
      'a trailer that is too long',
      { ...legal, trailer: '58 ft', states: 'TX, PA, OH' },
      'loud',
      /^5′0″ longer than the limits in Pennsylvania and Ohio\.$/,
    ],
    [
      'a trailer that is not known',
      { ...legal, trailer: '', states: 'TX' },
      'plain',
      /Still needed: trailer length\.$/,
    ],
    [
      'a kingpin that may be too far ahead',
      { ...legal, ...farBack, states: 'TX, CA' },
      'plain',
      /^California: Kingpin to rearmost axle is not known and could be as much as 53′0″, 13′0″ over the 40′0″ limit\. Measure kingpin to rearmost axle: up to 40′0″ is within the limit\.$/,
    ],
  ])('%s', (_name, typed, tone, text) => {
    expect(createHeadline(typed)).toMatchObject({ tone, text: expect.stringMatching(text) });
  });

  test('a load that depends on its kingpin is legal in no state', () => {
    const findTitle = (states: string) => createHeadline({ ...legal, ...farBack, states }).title;
    expect([findTitle('CA'), findTitle('TX, FL'), findTitle('TX')]).toEqual(['It depends', 'It depends', 'Legal load']);
  });

  test('a load without overhangs and sixth axle is complete', () => {
    expect(listMissing(createForm(legal), english)).toBe('');
    expect(listMissing(createForm({ ...legal, rearOverhang: 'much' }), english)).toBe('rear overhang');
    expect(fillOverhangs(toFacts(createForm(legal))).dimensions.rearOverhang).toBe(0);
    expect(usualPermitDays).toBe(4);
  });
});

const aVisit = (state: (typeof stateCodes)[number]) => ({
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

describe('the trip of a link', () => {
  const places = [
    { label: 'Dallas, TX', lat: 32.78, lng: -96.8 },
    { label: 'Denver, CO', lat: 39.74, lng: -104.99 },
  ];
  const trip = '32.78,-96.8,Dallas, TX;39.74,-104.99,Denver, CO';

  test('fills From, To and the day, and is written as it was read', () => {
    const search = `?${new URLSearchParams({ load: '1.TX.w174', trip, leaving: '2999-01-04' })}`;
    const { form, places: known, isBadLink } = readInitialLoad(search, {});
    expect(isBadLink).toBe(false);
    expect(form).toMatchObject({ from: 'Dallas, TX', to: 'Denver, CO', leaving: '2999-01-04', width: '14′6″' });
    expect(known).toEqual(places);
    const checked = checkForm(form, { typed: parseStates(form.states), problems: {}, trip: { ...noTrip, places } });
    expect(checked.search).toBe(search);
    expect(checked.code).toBe(`1.TX.w174&trip=${encodeURIComponent(trip)}&leaving=2999-01-04`);
  });

  test('has its stops, the chosen route and the hour as well', () => {
    const casper = { label: 'Casper, WY', lat: 42.87, lng: -106.31 };
    const around = encodeTrip([casper, ...places]);
    const search = `?${new URLSearchParams({ load: '1.TX.w174', trip: around, route: 'second', leaving: '2999-01-04', hour: '09:30' })}`;
    const { form, chosen } = readInitialLoad(search, {});
    expect(form).toMatchObject({ from: 'Casper, WY', stop1: 'Dallas, TX', stop2: '', to: 'Denver, CO', hour: '09:30' });
    const trip = { ...noTrip, places: [casper, ...places], chosen };
    const checked = checkForm(form, { typed: parseStates(form.states), problems: {}, trip });
    expect(checked.search).toBe(search);
    expect(Object.fromEntries(new URLSearchParams(`load=${checked.code}`))).toEqual(
      Object.fromEntries(new URLSearchParams(search)),
    );
  });

  test('that cannot be read is told, and a day or an hour that is none is left out', () => {
    expect(readInitialLoad('?trip=nonsense&leaving=soon&hour=25:00&route=third', {})).toMatchObject({
      isBadLink: true,
      places: [],
      chosen: 'fastest',
      form: { leaving: '', hour: '' },
    });
  });
});
