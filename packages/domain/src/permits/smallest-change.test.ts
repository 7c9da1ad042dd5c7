import { pounds } from '../basics/weight.ts';
import { describe, expect, test } from 'vitest';
import type { Load } from '../load/load.ts';
import { decidePermit, decidePermits } from './permits.ts';
import { aLoad, oversize } from '../testing/sample.test-support.ts';
import { createSeededRandom } from '../testing/seeded-random.test-support.ts';
import { findSmallestChange, findPracticalChange, applyChanges, type LoadChange } from './smallest-change.ts';
import { stateCodes, type StateCode } from '../basics/state-code.ts';
import { sumOuterBridge } from '../load/axles.ts';

const even = { A: 12_000, B: 17_000, C: 17_000, D: 17_000, E: 17_000 };

type Changes = [figure: LoadChange['figure'], by: number][] | null;

function findChanges(facts: Parameters<typeof aLoad>[0], states: readonly StateCode[]): Changes {
  return findSmallestChange(aLoad(facts), states)?.map(({ figure, from, to }) => [figure, from - to]) ?? null;
}

describe('the smallest change', () => {
  test.each<[string, Parameters<typeof aLoad>[0], StateCode[], Changes]>([
    ['width alone', { width: 108 }, ['OH'], [['width', 6]]],
    ['height alone', { height: 182 }, ['OH'], [['height', 20]]],
    ['whole feet', { width: 126 }, ['OH'], [['width', 24]]],
    ['weight alone', { weight: 80_500 }, ['OH'], [['weight', 500]]],
    ['the bridge formula', { CD: 256, weight: 80_000, axleWeights: {} }, ['OH'], [['weight', 2000]]],
    ['none where a tandem is too heavy', { axleWeights: { ...even, D: 20_000, E: 19_000 } }, ['OH'], null],
    ['none where the axle weights may be too high', { width: 108, axleWeights: {} }, ['OH'], null],
    [
      'two figures',
      { width: 108, weight: 81_000 },
      ['OH'],
      [
        ['width', 6],
        ['weight', 1000],
      ],
    ],
    ['a front overhang', { frontOverhang: 50 }, ['TX'], [['frontOverhang', 14]]],
    [
      'a front overhang in doubt, to the limit that one source has',
      { frontOverhang: 40 },
      ['GA'],
      [['frontOverhang', 4]],
    ],
    ['a height in doubt, to the lower limit', { height: 165 }, ['OK'], [['height', 3]]],
    ['a rear overhang', { rearOverhang: 60 }, ['TX'], [['rearOverhang', 12]]],
    [
      'an overhang beside another figure',
      { width: 108, rearOverhang: 60 },
      ['TX'],
      [
        ['width', 6],
        ['rearOverhang', 12],
      ],
    ],
    ['a trailer that must be too long', { length: 1320 }, ['PA'], [['length', 358]]],
    ['a recorded trailer that is too long', { trailer: 58 }, ['PA', 'OH'], [['trailer', 60]]],
    ['none where the trailer is not known', { width: 108, trailer: null }, ['OH'], null],
    ['none where a kingpin limit stays open', { width: 108, CD: 396 }, ['CA'], null],
    ['none where an overhang limit is not established', { width: 108, frontOverhang: 72 }, ['NE'], null],
    ['the tightest of two states', { height: 172 }, ['CO', 'OH'], [['height', 10]]],
  ])('%s', (_, facts, states, changes) => {
    expect(findChanges(facts, states)).toEqual(changes);
  });

  test('axles that reach too far move together, and what they then may carry follows', () => {
    const load = aLoad({ length: 1200, CD: 800, weight: 80_000 });
    const changes = findSmallestChange(load, ['OH']) ?? [];
    expect(changes.map(({ figure }) => figure)).toContain('CD');
    expect(decidePermit(applyChanges(load, changes), 'OH').verdict).toBe('none');
  });

  test('is empty where no permit is needed', () => {
    expect(findSmallestChange(aLoad(), ['OH', 'TX'])).toEqual([]);
    expect(findSmallestChange(aLoad(oversize), [])).toEqual([]);
  });
});

describe('a practical change', () => {
  test.each<[string, Parameters<typeof aLoad>[0], boolean]>([
    ['12 in', { width: 114 }, true],
    ['13 in', { width: 115 }, false],
    ['two figures, each within 12 in', { width: 108, height: 170 }, true],
    ['two figures, one beyond', { width: 108, height: 182 }, false],
    ['5 % of the weight', { weight: 84_210 }, true],
    ['more of it', { weight: 84_220 }, false],
  ])('%s', (_, facts, isOffered) => {
    expect(findPracticalChange(aLoad(facts), ['OH']) !== null).toBe(isOffered);
  });
});

describe('every suggested change is sufficient', () => {
  const random = createSeededRandom(7);
  const drawBetween = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const load = () =>
    aLoad({
      width: drawBetween(90, 200),
      height: drawBetween(150, 200),
      length: drawBetween(600, 2000),
      frontOverhang: drawBetween(0, 1) * drawBetween(0, 100),
      rearOverhang: drawBetween(0, 1) * drawBetween(0, 150),
      weight: drawBetween(40_000, 200_000),
      AB: drawBetween(100, 250),
      BC: drawBetween(40, 80),
      CD: drawBetween(200, 900),
      DE: drawBetween(40, 300),
      EF: drawBetween(0, 1) === 0 ? null : drawBetween(40, 80),
    });
  const loads = Array.from({ length: 100 }, load);
  const randomStates = (): StateCode[] => stateCodes.filter(() => random() < 0.08);

  test('in each state alone: with the change no permit is needed, and each figure went down no further than it must', () => {
    const faults = loads.slice(0, 15).flatMap((tried) => stateCodes.flatMap((state) => findFaults(tried, [state])));
    expect(faults).toEqual([]);
  });

  test('in several states at once', () => {
    expect(loads.flatMap((tried) => findFaults(tried, randomStates()))).toEqual([]);
  });
});

function findFaults(load: Load, states: readonly StateCode[]): string[] {
  const changes = findSmallestChange(load, states);
  if (changes === null && isOpen(load, states)) return [];
  if (changes === null) return [`nothing is found for ${JSON.stringify(load)} in ${states.join(', ')}`];
  const changed = applyChanges(load, changes);
  const isNeeded = (tried: Load) =>
    decidePermits(tried, states).some(
      ({ verdict, open }) => verdict === 'needs' || open.some(({ what }) => /^height_|_doubted$/.test(what)),
    );
  const changeByOneLess = (change: LoadChange) =>
    applyChanges(load, changes.with(changes.indexOf(change), addOne(change)));
  const fitted = sumOuterBridge(load.axles) <= load.dimensions.length;
  const fits = sumOuterBridge(changed.axles) <= changed.dimensions.length;
  const describeFault = (fault: string) => `${fault}: ${JSON.stringify({ load, changes, states })}`;
  return [
    ...(isNeeded(changed) ? [describeFault('a permit is still needed')] : []),
    ...(fitted && !fits ? [describeFault('the axles do not stand under the load')] : []),
    ...changes.filter((change) => change.to >= change.from).map(() => describeFault('a figure does not go down')),
    ...changes
      .filter((change) => !isNeeded(changeByOneLess(change)))
      .map(({ figure }) => describeFault(`less of ${figure} would do`)),
  ];
}

/** No change is suggested while a limit may be exceeded, by the load or by a lighter one. */
function isOpen(load: Load, states: readonly StateCode[]): boolean {
  const lighter = { ...load, weight: pounds(Math.min(load.weight, 80_000)) };
  return [load, lighter].some((tried) => decidePermits(tried, states).some((need) => need.open.length > 0));
}

function addOne(change: LoadChange): LoadChange {
  return { ...change, to: change.to + 1 };
}
