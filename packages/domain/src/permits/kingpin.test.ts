import { describe, expect, test } from 'vitest';
import { decodeLoad, encodeLoad } from '../load/load-code.ts';
import { decidePermit, listReasons, type Verdict } from './permits.ts';
import { aLoad, aUnit } from '../testing/sample.test-support.ts';
import type { StateCode } from '../basics/state-code.ts';
import { findUnitProblems } from '../load/unit.ts';

type Facts = Parameters<typeof aLoad>[0];

/** 17′8″, 4′4″, 45′0″ and 4′1″ between the axles. */
const farBack = { AB: 212, BC: 52, CD: 540, DE: 49, length: 900, weight: 70_000, trailer: 53 };
/** The trailer's axles are so far ahead that the kingpin cannot be more than 40 ft from the last. */
const closeBy = { ...farBack, CD: 356 };

test.each<[string, Facts, StateCode, Verdict, number | null]>([
  ['California measures to the rearmost axle', farBack, 'CA', 'depends', 636],
  [
    'which is not known of a trailer that is not on record',
    { ...farBack, trailer: null, width: 120 },
    'CA',
    'needs',
    36 + 26 + 540 + 49,
  ],
  ['Florida to the center of the rear axles', farBack, 'FL', 'depends', 636 - 24],
  ['Virginia to the middle of the tandem', farBack, 'VA', 'depends', 636 - 24],
  ['Louisiana has no such limit', farBack, 'LA', 'none', null],
  ['of Texas it is not established', farBack, 'TX', 'depends', 636],
  ['within the limit wherever the kingpin is', closeBy, 'CA', 'none', null],
  ['at the limit', { ...farBack, CD: 369 }, 'CA', 'none', null],
  ['an inch beyond it', { ...farBack, CD: 370 }, 'CA', 'depends', 481],
  ['a trailer of 48 ft is not limited in Florida', { ...farBack, CD: 460, trailer: 48 }, 'FL', 'none', null],
  ['but one of 49 ft is', { ...farBack, CD: 470, trailer: 49 }, 'FL', 'depends', 557],
  ['the axles of a trailer of 48 ft that imply more count', { ...farBack, trailer: 48 }, 'FL', 'depends', 589 - 24],
  ['no trailer of 40 ft can pass 40 ft', { ...closeBy, CD: 400, length: 780, trailer: 40 }, 'CA', 'none', null],
  [
    'California has less for one trailer axle',
    { AB: 200, BC: 52, CD: 52, DE: 400, length: 780, weight: 70_000 },
    'CA',
    'depends',
    488,
  ],
  ['a third axle belongs to the group', { ...farBack, CD: 450, EF: 49 }, 'FL', 'depends', 36 + 26 + 450 + 49],
  ['and the tandem is the last two', { ...farBack, CD: 450, EF: 49 }, 'VA', 'depends', 36 + 26 + 450 + 49 + 25],
  ['spread axles are no group', { ...farBack, CD: 400, DE: 121 }, 'FL', 'depends', 36 + 26 + 400 + 121],
])('%s', (_, facts, state, verdict, actual) => {
  const need = decidePermit(aLoad(facts), state);
  expect(need.verdict).toBe(verdict);
  expect(need.open[0]?.actual ?? null).toBe(actual);
});

test('the open condition is the reason that an order keeps', () => {
  const need = decidePermit(aLoad(farBack), 'CA');
  expect(listReasons(need)).toEqual([
    { what: 'kingpin_rearmost_axle', limit: 480, actual: 636, over: 156, unit: 'in', open: true },
  ]);
});

test('a limit that is passed needs a permit, and carries the open condition along', () => {
  const need = decidePermit(aLoad({ ...farBack, width: 120 }), 'CA');
  expect(need.verdict).toBe('needs');
  expect(listReasons(need).map(({ what }) => what)).toEqual(['width', 'kingpin_rearmost_axle']);
});

describe('a measured kingpin decides', () => {
  const van = { ...farBack, CD: 396, length: 840 };
  const codes = (facts: Facts, state: StateCode) => {
    const { verdict, reasons, open, withinLimits } = decidePermit(aLoad(facts), state);
    const kingpin = withinLimits.find(({ what }) => what === 'kingpin');
    return [
      verdict,
      ...reasons.map(({ what, over }) => `${what} ${over}`),
      ...open.map(({ what }) => what),
      kingpin?.actual,
    ];
  };

  test.each<[string, Facts, StateCode, ReturnType<typeof codes>]>([
    ['without it a plain van depends on it', van, 'CA', ['depends', 'kingpin_rearmost_axle', undefined]],
    ['at the limit of California none is needed', { ...van, kingpin: 480 }, 'CA', ['none', 480]],
    ['an inch beyond it one is', { ...van, kingpin: 481 }, 'CA', ['needs', 'kingpin 1', undefined]],
    ['Florida measures to the center of the group', { ...van, kingpin: 516 }, 'FL', ['none', 492]],
    ['and Florida has its limit', { ...van, kingpin: 519 }, 'FL', ['needs', 'kingpin 3', undefined]],
    ['within the least of any state it settles an unknown limit', { ...van, kingpin: 480 }, 'TX', ['none', undefined]],
    ['above that it does not', { ...van, kingpin: 490 }, 'TX', ['depends', 'kingpin_unknown', undefined]],
    ['where no limit exists it changes nothing', { ...van, kingpin: 600 }, 'LA', ['none', undefined]],
    [
      'a trailer that is not on record may be too short for the limit of Alabama',
      { ...van, trailer: null, width: 120, kingpin: 560 },
      'AL',
      ['needs', 'width 18', 'kingpin_group_center', undefined],
    ],
    ['it is never less than the axles allow', { ...farBack, kingpin: 300 }, 'CA', ['needs', 'kingpin 97', undefined]],
  ])('%s', (_, facts, state, expected) => {
    expect(codes(facts, state)).toEqual(expected);
  });

  test.each([
    [
      { ...farBack, kingpin: 576 },
      { code: 'kingpin.impossible', from: 577, to: 900 },
    ],
    [{ ...farBack, kingpin: 577 }, undefined],
    [
      { ...farBack, kingpin: 480 },
      { code: 'kingpin.impossible', from: 577, to: 900 },
    ],
    [
      { ...farBack, kingpin: 901 },
      { code: 'kingpin.impossible', from: 577, to: 900 },
    ],
    [{ ...farBack, kingpin: null }, undefined],
  ])('%o as typed', (facts, error) => {
    const found = findUnitProblems(aUnit(facts)).find(({ path }) => path === 'kingpin');
    expect(found?.error).toEqual(error);
  });

  test('the code of a load has it', () => {
    const facts = aUnit({ ...van, kingpin: 480 });
    const code = encodeLoad({ states: ['CA'], facts, days: 4 });
    expect(code).toContain('.k480.');
    expect(decodeLoad(code)?.facts.kingpin).toBe(480);
    expect(decodeLoad(encodeLoad({ states: ['CA'], facts: aUnit(van), days: 4 }))?.facts).not.toHaveProperty('kingpin');
  });
});
