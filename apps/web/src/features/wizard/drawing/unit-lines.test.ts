import { checkEnvelope, type KnownFacts, type StateCode } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { computeDrawingLayout, findReach, buildLimitLines } from './drawing-layout.ts';
import { buildTruckPlan } from './truck-plan.ts';
import { formatLimitLabel, formatLimitSentence } from './unit-lines.tsx';

const unit = {
  dimensions: { width: 174, height: 182, length: 984, frontOverhang: 0, rearOverhang: 60 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
};
const plan = buildTruckPlan(unit, { axles: 6, trailer: 'flatbed' });

function buildDrawing(states: readonly StateCode[], facts: KnownFacts = unit) {
  const checks = checkEnvelope(facts, states);
  const layout = computeDrawingLayout(800, findReach(plan, 174, checks));
  const limits = buildLimitLines(plan, checks, layout);
  const findLimit = (kind: string) => {
    const found = limits.find(({ check }) => check.what === kind);
    if (found === undefined) throw new Error(`No line for ${kind}`);
    return found;
  };
  return { layout, limits, findLimit };
}

describe('the legal limits in the drawing', () => {
  test('the height is a line at the tightest limit through both views, with the excess above it', () => {
    const { layout, findLimit } = buildDrawing(['TX', 'OH']);
    const { path, beyond } = findLimit('height');
    const at = layout.ground - 162 * layout.scale;
    const [, from = 0, to = 0] = /^M([\d.]+) [\d.]+H([\d.]+)$/.exec(path)?.map(Number) ?? [];
    expect(path).toContain(` ${at}H`);
    expect(from).toBeLessThan(layout.left);
    expect(to).toBeGreaterThan(layout.rear.at + 87 * layout.scale);
    expect(beyond).toEqual([{ x: from, y: 0, width: to - from, height: at }]);
  });

  test('overhangs are measured from the bumper and from the end of the trailer', () => {
    const { layout, findLimit } = buildDrawing(['TX']);
    const front = layout.left + (plan.bumper - 36) * layout.scale;
    expect(findLimit('front_overhang').path).toMatch(new RegExp(`^M${front} `));
    const [rear] = findLimit('rear_overhang').beyond;
    expect(rear?.x).toBeCloseTo(layout.left + (plan.trailer.to + 48) * layout.scale);
    expect(rear?.width).toBeCloseTo(12 * layout.scale);
  });

  test('the trailer has a line once all lengths are known, and the excess follows its end', () => {
    const long = { ...unit, dimensions: { ...unit.dimensions, length: 1100 } };
    const { layout, findLimit } = buildDrawing(['PA'], long);
    const { check, beyond } = findLimit('trailer_length');
    expect(check.over).toBeGreaterThan(0);
    expect(beyond[0]?.width).toBeCloseTo((check.over ?? 0) * layout.scale);
    const open = buildDrawing(['PA'], { ...unit, weight: 0, axles: { ...unit.axles, AB: null } });
    expect(open.limits.map(({ check: { what } }) => what)).not.toContain('trailer_length');
  });

  test('from behind, the width is two lines at half the limit from the middle, with the excess beside them', () => {
    const { layout, findLimit } = buildDrawing(['OH']);
    const { path, beyond } = findLimit('width');
    expect(path).toMatch(
      new RegExp(`^M${layout.rear.at - 51 * layout.scale} .*M${layout.rear.at + 51 * layout.scale} `),
    );
    for (const { width } of beyond) expect(width).toBeCloseTo((87 - 51) * layout.scale);
  });

  test('without states there are no lines', () => {
    expect(buildDrawing([]).limits).toEqual([]);
  });
});

describe('the label of a limit', () => {
  const findCheck = (states: StateCode[], kind: string) => {
    const check = checkEnvelope(unit, states).find(({ what }) => what === kind);
    if (check === undefined) throw new Error(`No limit for ${kind}`);
    return check;
  };

  test.each([
    [['TX', 'OH'], 'height', 'Height 13′6″ OH: 1′8″ over', 'Height: 15′2″, 1′8″ over 13′6″ (Ohio).'],
    [['TX', 'OH'], 'width', 'Width 8′6″ TX, OH: 6′0″ over', 'Width: 14′6″, 6′0″ over 8′6″ (Texas and Ohio).'],
    [['TX'], 'front_overhang', 'Front overhang 3′0″ TX', 'Front overhang: 0 in, within 3′0″ (Texas).'],
    [
      ['OK'],
      'height',
      'Height 14′0″ OK: 1′2″ over',
      'Height: 15′2″, 1′2″ over 14′0″ (Oklahoma). On county roads: 13′6″ (Oklahoma).',
    ],
    [
      ['LA'],
      'height',
      'Height 13′6″ LA: 1′8″ over',
      'Height: 15′2″, 1′8″ over 13′6″ (Louisiana). On Interstates: 14′0″ (Louisiana).',
    ],
    [
      ['TX', 'OH', 'KS', 'NE', 'CO'],
      'width',
      'Width 8′6″ TX, OH, KS +2: 6′0″ over',
      'Width: 14′6″, 6′0″ over 8′6″ (Texas, Ohio, Kansas and 2 more).',
    ],
  ] as const)('%s, %s: %s', (states, kind, label, sentence) => {
    const check = findCheck([...states], kind);
    expect(formatLimitLabel(check)).toBe(label);
    expect(formatLimitSentence(check)).toBe(sentence);
  });

  test('without a value only the limit is shown', () => {
    const open = { ...unit, dimensions: { ...unit.dimensions, height: null } };
    const check = checkEnvelope(open, ['OH']).find(({ what }) => what === 'height');
    expect(check && formatLimitSentence(check)).toBe('Height: at most 13′6″ (Ohio).');
  });
});
