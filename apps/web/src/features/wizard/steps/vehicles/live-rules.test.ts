import { describe, expect, test } from 'vitest';
import { decidePermit, toLoad, type StateCode } from '@wideload/domain';
import { toLengthValue } from '#product/unit/length-value.ts';
import { toDraftUnit, createUnitForm, type LengthPath } from '#product/unit/unit-form.ts';
import { buildLiveRules } from './live-rules.tsx';

const legal = {
  'dimensions.width': `8'6"`,
  'dimensions.height': `13'6"`,
  'dimensions.length': `70'`,
  'dimensions.frontOverhang': '0',
  'dimensions.rearOverhang': '0',
  'axles.AB': `17'8"`,
  'axles.BC': `4'6"`,
  'axles.CD': `30'`,
  'axles.DE': `4'6"`,
} satisfies Partial<Record<LengthPath, string>>;

type Typed = Partial<Record<LengthPath, string>>;

function aUnit(typed: Typed, weight = '', trailer: { length: number } | null = null) {
  const form = createUnitForm('unit');
  const inputs = Object.entries(typed).map(([path, text]) => [path, toLengthValue(text)]);
  const unit = toDraftUnit({ ...form, weight, lengths: { ...form.lengths, ...Object.fromEntries(inputs) } });
  return { ...unit, trailer };
}

function listVerdicts(unit: ReturnType<typeof aUnit>, states: readonly StateCode[]) {
  return buildLiveRules(unit, states).states.map(({ verdict }) => verdict);
}

describe('the rules during input', () => {
  test('without input no limit is exceeded, and all answers are missing', () => {
    const rules = buildLiveRules(aUnit({}), ['TX']);
    expect(rules.states.map(({ verdict }) => verdict)).toEqual(['so-far']);
    expect(rules.missing).toBe(
      'width, height, length, front overhang, rear overhang, loaded weight, axle distances and trailer',
    );
    expect(rules.spoken).toBe('');
  });

  test('a width over the limit is enough to show limit, value and excess', () => {
    const rules = buildLiveRules(aUnit({ 'dimensions.width': `14'6"` }), ['TX', 'CO']);
    expect(rules.states[0]).toMatchObject({
      verdict: 'needs',
      reasons: ['Width 14′6″ is 6′0″ over the 8′6″ limit.'],
      change: '',
    });
    expect(rules.missing).not.toContain('width');
    expect(rules.spoken).toBe('Permit needed in Texas and Colorado.');
  });

  test('a complete and legal unit needs no permit', () => {
    expect(listVerdicts(aUnit(legal, '74,000', { length: 48 }), ['TX', 'OH'])).toEqual(['none', 'none']);
    expect(buildLiveRules(aUnit(legal, '74,000', { length: 48 }), ['TX', 'OH'])).toMatchObject({
      missing: '',
      change: '',
      spoken: 'No permit needed in Texas and Ohio.',
    });
  });

  test('a complete unit over a limit shows the smallest change, for each state and for all', () => {
    const unit = aUnit({ ...legal, 'dimensions.height': `14'4"` }, '74,000', { length: 48 });
    const rules = buildLiveRules(unit, ['TX', 'OH', 'NE']);
    expect(rules.states.map(({ change }) => change)).toEqual([
      'Make it 4 in lower and Texas needs no permit.',
      'Make it 10 in lower and Ohio needs no permit.',
      '',
    ]);
    expect(rules.change).toBe('Make it 10 in lower and Texas and Ohio need no permit.');
    expect(rules.spoken).toBe('Permit needed in Texas and Ohio. No permit needed in Nebraska.');
  });

  test('a trailer that is 5 ft too long needs a permit, and no change is practical', () => {
    const rules = buildLiveRules(aUnit(legal, '74,000', { length: 58 }), ['TX', 'PA', 'OH']);
    expect(rules.states.map(({ verdict }) => verdict)).toEqual(['none', 'needs', 'needs']);
    expect(rules.states[1]?.reasons).toEqual(['Trailer with load is at least 58′0″, 5′0″ over the 53′0″ limit.']);
    expect(rules.change).toBe('');
  });

  test('close to the weight limit it depends on the axle weights', () => {
    const rules = buildLiveRules(aUnit(legal, '78,000', { length: 48 }), ['TX']);
    expect(rules.states[0]).toMatchObject({
      verdict: 'depends',
      open: [
        'Axle weights are not known, and the weight is close to the limit: a tandem may carry up to 34,000 lb. ' +
          'Enter the weight of each axle.',
      ],
    });
  });

  test('without a trailer no unit is legal', () => {
    const rules = buildLiveRules(aUnit(legal, '74,000'), ['TX']);
    expect(rules.states.map(({ verdict }) => verdict)).toEqual(['so-far']);
    expect(rules.missing).toBe('trailer');
  });

  test('an open kingpin limit shows how to settle it, and suggests no change', () => {
    const rules = buildLiveRules(aUnit({ ...legal, 'axles.CD': `33'` }, '74,000', { length: 53 }), ['CA', 'LA']);
    expect(rules.states[0]).toMatchObject({
      verdict: 'depends',
      reasons: [],
      change: '',
      open: [
        'Kingpin to rearmost axle is not known and could be as much as 42′9″, 2′9″ over the 40′0″ limit. ' +
          'Enter “Kingpin to rear axle”: up to 40′0″ to rearmost axle is within the limit.',
      ],
    });
    expect(rules.spoken).toBe('It depends in California. No permit needed in Louisiana.');
  });

  test('the verdict equals that of the order', () => {
    const unit = aUnit({ ...legal, 'dimensions.width': `9'` }, '81,000');
    const load = toLoad(unit);
    expect(load === null ? [] : decidePermit(load, 'OH').reasons).toHaveLength(2);
    expect(buildLiveRules(unit, ['OH']).states[0]?.reasons).toHaveLength(2);
  });
});
