import { describe, expect, test } from 'vitest';
import { checkAxleWeights } from '../permits/axle-checks.ts';
import { findWeightLimit } from '../permits/legal-checks.ts';
import { decodeLoad, encodeLoad } from './load-code.ts';
import type { KnownFacts } from './load.ts';
import { stateFacts } from '../states/state-facts.ts';
import { aUnit } from '../testing/sample.test-support.ts';
import { noAxleFigures } from './axle-fields.ts';
import { axleNames, countAxles, listKnownGaps, moreGapKeys, mostAxles } from './axles.ts';
import { findUnitProblems } from './unit.ts';
import { toLoad } from './unit-load.ts';

/** `count` axles, those after the fifth 54 in apart, each with the same weight. */
function aLongUnit(count: number, axleWeight = 12_000) {
  const unit = aUnit({ length: 2000, weight: count * axleWeight });
  const more = Object.fromEntries(moreGapKeys.slice(0, count - 5).map((key) => [key, 54]));
  const axleWeights = Object.fromEntries(axleNames.slice(0, count).map((name) => [name, axleWeight]));
  return { ...unit, axles: { ...unit.axles, ...more }, axleWeights };
}

describe.each([5, 6, 7, 9, 13])('%i axles', (count) => {
  const unit = aLongUnit(count);
  const gaps = [212, 54, 360, 54, ...Array.from({ length: count - 5 }, () => 54)];

  test('are counted, and have a distance between each two', () => {
    expect(countAxles(unit.axles)).toBe(count);
    expect(listKnownGaps(unit.axles)).toEqual(gaps);
    expect(listKnownGaps(toLoad(unit)?.axles ?? unit.axles)).toEqual(gaps);
    expect(findUnitProblems(unit)).toEqual([]);
  });

  test('decide the bridge formula of all axles', () => {
    const feet = Math.round(gaps.reduce((sum, gap) => sum + gap, 0) / 12);
    const steps = (feet * count) / (count - 1) + 12 * count + 36;
    const limit = findWeightLimit(unit.axles, null)?.limit ?? 0;
    expect(Math.abs(limit - 500 * steps)).toBeLessThanOrEqual(250);
  });

  test('and of every inner group', () => {
    const heavyAtTheEnd = { ...unit.axleWeights, [axleNames[count - 1] ?? 'A']: 25_000 };
    const { checks, isComplete } = checkAxleWeights({ ...unit, axleWeights: heavyAtTheEnd }, stateFacts.OH);
    expect(isComplete).toBe(true);
    expect(checks).toContainEqual(expect.objectContaining({ what: 'single_axle', axles: { from: count, to: count } }));
    expect(checkAxleWeights({ ...unit, axleWeights: { ...heavyAtTheEnd, A: null } }, stateFacts.OH).isComplete).toBe(
      false,
    );
  });

  test('go into the code of a load and come back', () => {
    const facts: KnownFacts = unit;
    const shared = decodeLoad(encodeLoad({ states: ['OH'], facts, days: 4 }));
    expect(listKnownGaps(shared?.facts.axles ?? unit.axles)).toEqual(gaps);
    expect(Object.values(shared?.facts.axleWeights ?? {}).filter((weight) => weight !== null)).toHaveLength(count);
  });
});

test('an axle between others needs its distance', () => {
  const unit = aLongUnit(9);
  const problems = findUnitProblems({ ...unit, axles: { ...unit.axles, GH: null } });
  expect(problems).toContainEqual({ path: 'axles.GH', error: { code: 'field.missing' } });
});

test('the weight of an axle that is not there is a problem at its field', () => {
  const unit = { ...aUnit(), axleWeights: { ...noAxleFigures, M: 10_000 } };
  expect(findUnitProblems(unit)).toContainEqual({
    path: 'axleWeights.M',
    error: { code: 'axle.missing', axle: mostAxles },
  });
});
