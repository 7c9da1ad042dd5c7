import { describe, expect, test } from 'vitest';
import type { KnownFacts } from '../load/load.ts';
import { decidePermit, decidePermits, decidePermitSoFar, type Verdict } from './permits.ts';
import { aLoad, aUnit, oversize } from '../testing/sample.test-support.ts';
import { type StateCode, stateCodes } from '../basics/state-code.ts';
import { stateFacts } from '../states/state-facts.ts';

const nothing: KnownFacts = {
  dimensions: { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null },
  weight: null,
  axles: { AB: null, BC: null, CD: null, DE: null },
};

const listKinds = (load: ReturnType<typeof aLoad>, state: StateCode) =>
  decidePermit(load, state).reasons.map(({ what }) => what);

test('a wide, high and heavy load needs a permit in every state', () => {
  for (const need of decidePermits(aLoad(oversize), stateCodes)) {
    expect([need.state, need.verdict]).toEqual([need.state, 'needs']);
    expect(need.reasons.map(({ what }) => what)).toEqual(expect.arrayContaining(['width', 'height']));
  }
});

test('an ordinary 70 ft combination at the legal limits needs no permit in any state', () => {
  for (const { state, verdict } of decidePermits(aLoad(), stateCodes))
    expect([state, verdict]).toEqual([state, 'none']);
});

test('with its axles farther back it depends on the kingpin, in California and where the limit is not established', () => {
  const depending = decidePermits(aLoad({ CD: 396 }), stateCodes).filter(({ verdict }) => verdict !== 'none');
  expect(depending.flatMap(({ state, open }) => (open[0]?.what === 'kingpin_unknown' ? [] : [state]))).toEqual(['CA']);
  expect(depending.map(({ state }) => state).join(' ')).toBe(
    'AK AZ AR CA CO DE DC GA HI ID IA KS KY MA MO MT NE NV NM ND OK OR TX UT WY',
  );
});

test('the limit off the National Network is named as an open question', () => {
  expect(decidePermit(aLoad(), 'TX').openChecks).toContainEqual({ code: 'length-off-network', limit: 780 });
});

describe.each(stateCodes.map((state) => ({ state, legal: stateFacts[state].legal })))(
  'in $state',
  ({ state, legal }) => {
    const within = { width: legal.widthIn, height: legal.heightIn, length: 650, weight: 60_000, CD: 250 };
    const limits = [
      { fact: 'width', what: 'width', limit: legal.widthIn },
      { fact: 'height', what: 'height', limit: legal.heightIn },
      { fact: 'frontOverhang', what: 'front_overhang', limit: legal.frontOverhangIn },
      { fact: 'rearOverhang', what: 'rear_overhang', limit: legal.rearOverhangIn },
    ] as const;

    test.each(limits.filter(({ limit }) => limit !== null))('$fact is exceeded above $limit, not at it', (tested) => {
      const limit = tested.limit ?? 0;
      // A height that only Interstates allow depends on the roads.
      const most = tested.fact === 'height' ? (legal.heightInterstateIn ?? limit) : limit;
      expect(listKinds(aLoad({ ...within, [tested.fact]: limit }), state)).not.toContain(tested.what);
      // Above a limit that another source does not have, it depends.
      const isDoubted = legal.doubted?.some(({ what, other }) => what === tested.what && other === null) === true;
      const { reasons, open } = decidePermit(aLoad({ ...within, [tested.fact]: most + 1 }), state);
      const passed = { limit, actual: most + 1, over: most + 1 - limit, unit: 'in' };
      expect([...reasons, ...open]).toContainEqual(
        isDoubted ? { ...passed, what: `${tested.what}_doubted`, open: true } : { ...passed, what: tested.what },
      );
    });

    test('a figure without a limit on record is never a reason', () => {
      const untested = limits.filter(({ limit }) => limit === null);
      const reasons = untested.flatMap(({ fact }) => listKinds(aLoad({ ...within, [fact]: 1000 }), state));
      for (const { what } of untested) expect(reasons).not.toContain(what);
    });

    test('gross weight is exceeded above the limit, not at it, where the axles stand far enough apart', () => {
      // Six axles over 100 ft: the bridge formula allows 114,000 lb.
      const far = { ...within, length: 1260, CD: 826, EF: 54 };
      const limit = Math.min(legal.grossWeightLb ?? Infinity, 114_000);
      const what = limit === legal.grossWeightLb ? 'gross_weight' : 'bridge_formula';
      expect(listKinds(aLoad({ ...far, weight: limit }), state)).not.toContain(what);
      expect(decidePermit(aLoad({ ...far, weight: limit + 1 }), state).reasons).toContainEqual({
        what,
        limit,
        actual: limit + 1,
        over: 1,
        unit: 'lb',
      });
    });
  },
);

test.each([
  // 17′8″ + 4′6″ + CD + 4′6″
  ['48 ft 0 in', 256, 78_000, 'bridge_formula'],
  ['48 ft 5 in', 261, 78_000, 'bridge_formula'],
  ['48 ft 6 in', 262, 78_500, 'bridge_formula'],
  ['50 ft', 280, 79_000, 'bridge_formula'],
  ['51 ft', 292, 80_000, 'gross_weight'],
  ['60 ft', 400, 80_000, 'gross_weight'],
] as const)('five axles over %s: the limit is the smaller of the formula and 80,000 lb', (_, CD, limit, what) => {
  const load = (weight: number) => aLoad({ CD, weight, axleWeights: {} });
  expect(decidePermit(load(limit + 500), 'OH').reasons).toEqual([
    { what, limit, actual: limit + 500, over: 500, unit: 'lb' },
  ]);
  expect(decidePermit(load(limit), 'OH').reasons).toEqual([]);
});

test("Wyoming's own gross limit holds above 80,000 lb, and the bridge formula below it", () => {
  expect(decidePermit(aLoad({ CD: 396, weight: 85_500 }), 'WY').reasons).toEqual([]);
  expect(listKinds(aLoad({ CD: 396, weight: 86_000 }), 'WY')).toEqual(['bridge_formula']);
  expect(listKinds(aLoad({ weight: 118_000, length: 1800, CD: 1300, EF: 54 }), 'WY')).toContain('gross_weight');
});

describe('the trailer', () => {
  test.each([
    ['one behind an ordinary tractor, not on record, leaves the question open', { length: 840 }, false],
    ['an overall length of 110 ft cannot be the tractor alone', { length: 1320 }, true],
    ['a load far out in front is not the trailer', { length: 1008, frontOverhang: 60 }, false],
    ['axles that stand 54 ft behind the tractor are the trailer already', { length: 960, CD: 600, DE: 54 }, true],
    ['a fourth tractor axle is not taken for the trailer', { length: 1000, BC: 54, CD: 54, DE: 500, EF: 54 }, false],
    ['a two-axle tractor is read by its widest distance', { length: 900, BC: 650, CD: 20, DE: 18 }, true],
  ] as const)('%s', (_, facts, passed) => {
    const need = decidePermit(aLoad({ ...facts, trailer: null }), 'PA');
    expect(need.reasons.some(({ what }) => what === 'trailer_length')).toBe(passed);
    expect(need.openChecks.some(({ code }) => code === 'trailer-length')).toBe(!passed);
  });

  test.each<[string, Parameters<typeof aLoad>[0], StateCode, Verdict, number | null]>([
    ['a recorded 53 ft is within 53 ft', { trailer: 53 }, 'OH', 'none', null],
    ['a recorded 58 ft passes 53 ft in Pennsylvania', { trailer: 58 }, 'PA', 'needs', 696],
    ['a recorded 58 ft passes 53 ft in Ohio', { trailer: 58 }, 'OH', 'needs', 696],
    ['and is within 59 ft in Texas', { trailer: 58 }, 'TX', 'none', null],
    ['the axles imply more than a record of 40 ft', { trailer: 40, CD: 600, length: 960 }, 'OH', 'needs', 654],
    ['a trailer that is not on record decides nothing', { trailer: null }, 'OH', 'so-far', null],
    [
      'but a whole combination of 53 ft has none that is longer',
      { trailer: null, length: 636, CD: 256, weight: 70_000 },
      'OH',
      'none',
      null,
    ],
  ])('recorded: %s', (_, facts, state, verdict, actual) => {
    const need = decidePermit(aLoad(facts), state);
    expect(need.verdict).toBe(verdict);
    expect(need.reasons.find(({ what }) => what === 'trailer_length')?.actual ?? null).toBe(actual);
  });

  test('a record alone is enough to pass a limit while the load is filled in', () => {
    expect(decidePermitSoFar({ ...nothing, trailer: { length: 58 } }, 'PA')).toMatchObject({
      verdict: 'needs',
      reasons: [{ what: 'trailer_length', actual: 696, over: 60 }],
    });
    expect(decidePermitSoFar({ ...nothing, trailer: { length: 53 } }, 'PA').verdict).toBe('so-far');
  });

  test('its least length is the overall length without nose, tractor and front overhang', () => {
    expect(decidePermit(aLoad({ length: 1320, frontOverhang: 12 }), 'PA').reasons).toContainEqual({
      what: 'trailer_length',
      limit: 636,
      actual: 1320 - 12 - 60 - 212 - 54,
      over: 1320 - 12 - 60 - 212 - 54 - 636,
      unit: 'in',
    });
  });
});

describe('open checks', () => {
  test('include the axle weights where they are not known', () => {
    for (const need of decidePermits(aLoad({ weight: 60_000 }), stateCodes))
      expect(need.openChecks.at(-1)).toEqual({ code: 'axle-weights' });
    for (const need of decidePermits(aLoad(), stateCodes))
      expect(need.openChecks).not.toContainEqual({ code: 'axle-weights' });
  });

  test('includes each limit that is not on record', () => {
    const { openChecks } = decidePermit(aLoad({ trailer: null, axleWeights: {} }), 'OH');
    expect(openChecks).toEqual([
      { code: 'trailer-length', limit: 636 },
      { code: 'length-off-network', limit: null },
      { code: 'no-limit', what: 'front_overhang' },
      { code: 'no-limit', what: 'rear_overhang' },
      { code: 'axle-weights' },
    ]);
    expect(decidePermit(aLoad(), 'AK').openChecks).toContainEqual({ code: 'no-limit', what: 'gross_weight' });
  });

  test('says nothing of limits that were checked', () => {
    expect(decidePermit(aLoad({ trailer: null }), 'TX').openChecks).toHaveLength(2);
    expect(decidePermit(aLoad(), 'TX').openChecks).toHaveLength(1);
  });
});

describe('while the unit is being filled in', () => {
  test('only known figures are decided', () => {
    expect(decidePermitSoFar(nothing, 'OH')).toMatchObject({
      verdict: 'so-far',
      withinLimits: [],
    });
    const wide = decidePermitSoFar({ ...nothing, dimensions: { ...nothing.dimensions, width: 200 } }, 'OH');
    expect(wide.reasons).toEqual([{ what: 'width', limit: 102, actual: 200, over: 98, unit: 'in' }]);
    expect(decidePermitSoFar({ ...nothing, weight: 80_001 }, 'OH').reasons).toMatchObject([
      { what: 'gross_weight', over: 1 },
    ]);
  });

  test('a complete unit is decided as its order is', () => {
    for (const state of stateCodes)
      expect(decidePermitSoFar(aUnit(oversize), state)).toEqual(decidePermit(aLoad(oversize), state));
  });
});
