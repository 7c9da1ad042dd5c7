import { checkEnvelope, type StateCode } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { buildLegalRearView } from './legal-rear-view.ts';
import { buildLegalSideView } from './legal-side-view.ts';
import type { LegalView } from './legal-view.ts';
import { formatLimitLabel, formatLimitSentence } from './legal-words.ts';
import { buildTruckPlan } from '../truck/truck-plan.ts';

const unit = {
  dimensions: { width: 174, height: 182, length: 984, frontOverhang: 0, rearOverhang: 60 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
};
const plan = buildTruckPlan(unit, { hasSixth: true, trailer: 'flatbed' });

function buildSideView(states: StateCode[], facts = unit): LegalView {
  return buildLegalSideView(plan, checkEnvelope(facts, states), 800);
}

function findLimit(view: LegalView, kind: string) {
  const found = view.limits.find(({ check }) => check.what === kind);
  if (found === undefined) throw new Error(`No line for ${kind}`);
  return found;
}

describe('the legal limits in the drawing', () => {
  test('the height is a line at the tightest limit, with the excess above it', () => {
    const view = buildSideView(['TX', 'OH']);
    const { path, beyond } = findLimit(view, 'height');
    const at = view.ground - 162 * view.scale;
    expect(path).toContain(`${at}H`);
    expect(beyond).toEqual([{ x: 0, y: 0, width: 800, height: at }]);
  });

  test('overhangs are measured from the bumper and from the end of the trailer', () => {
    const view = buildSideView(['TX']);
    expect(findLimit(view, 'front_overhang').path).toMatch(
      new RegExp(`^M${view.left + (plan.bumper - 36) * view.scale} `),
    );
    const [rear] = findLimit(view, 'rear_overhang').beyond;
    expect(rear?.x).toBeCloseTo(view.left + (plan.trailer.to + 48) * view.scale);
  });

  test('the trailer has a line once all lengths are known, and the excess follows its end', () => {
    const long = { ...unit, dimensions: { ...unit.dimensions, length: 1100 } };
    const { check, beyond } = findLimit(buildSideView(['PA'], long), 'trailer_length');
    expect(check.over).toBeGreaterThan(0);
    expect(beyond[0]?.width).toBeCloseTo((check.over ?? 0) * buildSideView(['PA'], long).scale);
    const open = { ...unit, weight: 0, axles: { ...unit.axles, AB: null } };
    const checks = checkEnvelope(open, ['PA']);
    expect(buildLegalSideView(plan, checks, 800).limits.map(({ check: { what } }) => what)).not.toContain(
      'trailer_length',
    );
  });

  test('from behind, the width is two lines at half the limit from the center, with the excess beside them', () => {
    const view = buildLegalRearView({ plan, loadWidth: 174 }, checkEnvelope(unit, ['OH']), 280);
    const { beyond } = findLimit(view, 'width');
    expect(beyond.map(({ width }) => width)).toEqual([140 - 51 * view.scale, 140 - 51 * view.scale]);
  });

  test('without states there are no lines', () => {
    expect(buildSideView([]).limits).toEqual([]);
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
    [['TX'], 'front_overhang', 'Front overhang 3′0″ TX', 'Front overhang: 0′0″, within 3′0″ (Texas).'],
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
