import { describe, expect, test } from 'vitest';
import { permitNeed, loadOf, type StateCode } from '@wideload/domain';
import { textInput } from '../../length-input.ts';
import { draftUnitOf, emptyUnitForm, type LengthPath } from '../../unit-form.ts';
import { liveRulesOf } from './live-rules.ts';

const legal = {
  'dimensions.width': `8'6"`,
  'dimensions.height': `13'6"`,
  'dimensions.length': `70'`,
  'dimensions.frontOverhang': '0',
  'dimensions.rearOverhang': '0',
  'axles.AB': `17'8"`,
  'axles.BC': `4'6"`,
  'axles.CD': `33'`,
  'axles.DE': `4'6"`,
} satisfies Partial<Record<LengthPath, string>>;

function aUnit(typed: Partial<Record<LengthPath, string>>, weight = '') {
  const form = emptyUnitForm('unit');
  const inputs = Object.entries(typed).map(([path, text]) => [path, textInput(text)]);
  return draftUnitOf({ ...form, weight, lengths: { ...form.lengths, ...Object.fromEntries(inputs) } });
}

function verdicts(unit: ReturnType<typeof aUnit>, states: readonly StateCode[]) {
  return liveRulesOf(unit, states).states.map(({ verdict }) => verdict);
}

describe('the rules while a unit is entered', () => {
  test('nothing entered: nothing is passed, and everything is still to come', () => {
    const rules = liveRulesOf(aUnit({}), ['TX']);
    expect(rules.states.map(({ verdict }) => verdict)).toEqual(['so-far']);
    expect(rules.missing).toBe(
      'width, height, length, front overhang, rear overhang, loaded weight and axle distances',
    );
    expect(rules.spoken).toBe('');
  });

  test('a width beyond the limit is enough to say so, with limit, figure and excess', () => {
    const rules = liveRulesOf(aUnit({ 'dimensions.width': `14'6"` }), ['TX', 'CO']);
    expect(rules.states[0]).toMatchObject({
      verdict: 'needed',
      reasons: ['Width 14′6″ is 6′0″ over the 8′6″ limit.'],
      change: '',
    });
    expect(rules.missing).not.toContain('width');
    expect(rules.spoken).toBe('Permit needed in Texas and Colorado.');
  });

  test('complete and legal: no permit is needed', () => {
    expect(verdicts(aUnit(legal, '78,000'), ['TX', 'OH'])).toEqual(['none', 'none']);
    expect(liveRulesOf(aUnit(legal, '78,000'), ['TX', 'OH'])).toMatchObject({
      missing: '',
      change: '',
      spoken: 'No permit needed in Texas and Ohio.',
    });
  });

  test('complete and over: the smallest change, for each state and for all', () => {
    const unit = aUnit({ ...legal, 'dimensions.height': `14'4"` }, '78,000');
    const rules = liveRulesOf(unit, ['TX', 'OH', 'NE']);
    expect(rules.states.map(({ change }) => change)).toEqual([
      'Make it 4 in lower and Texas needs no permit.',
      'Make it 10 in lower and Ohio needs no permit.',
      '',
    ]);
    expect(rules.change).toBe('Make it 10 in lower and Texas and Ohio need no permit.');
    expect(rules.spoken).toBe('Permit needed in Texas and Ohio. No permit needed in Nebraska.');
  });

  test('escorts and superloads are said apart from the limits', () => {
    const [ohio] = liveRulesOf(aUnit({ ...legal, 'dimensions.width': `18'` }, '78,000'), ['OH']).states;
    expect(ohio?.superload.join(' ')).toMatch(/superload threshold/);
    expect(ohio?.escorts.join(' ')).toMatch(/escort is due/);
  });

  test('the verdict is that of the order', () => {
    const unit = aUnit({ ...legal, 'dimensions.width': `9'` }, '81,000');
    const load = loadOf(unit);
    expect(load === null ? [] : permitNeed(load, 'OH').reasons).toHaveLength(2);
    expect(liveRulesOf(unit, ['OH']).states[0]?.reasons).toHaveLength(2);
  });
});
