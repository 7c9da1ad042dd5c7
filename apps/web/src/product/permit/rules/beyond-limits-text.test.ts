import type { Excess, Reason, ReasonKind, StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatBeyondLimits } from './beyond-limits-text.ts';

const anExcess = (what: ReasonKind, by: number, unit: Reason['unit'] = 'in'): Excess => ({
  what,
  limit: 100,
  actual: 100 + by,
  over: by,
  unit,
  isLess: false,
});

test.each<[StateCode[], Excess[], string]>([
  [
    ['TX', 'OH'],
    [anExcess('width', 72), anExcess('height', 20), anExcess('gross_weight', 31_400, 'lb')],
    '6′0″ wider, 1′8″ taller and 31,400 lb heavier than the limits in Texas and Ohio',
  ],
  [['TX'], [anExcess('front_overhang', 14)], '1′2″ farther out in front than the limits in Texas'],
  [['TX'], [anExcess('rear_overhang', 12)], '1′0″ farther out at the rear than the limits in Texas'],
  [['PA'], [anExcess('trailer_length', 358)], '29′10″ longer than the limits in Pennsylvania'],
  [['OH'], [anExcess('bridge_formula', 12_000, 'lb')], '12,000 lb heavier than the limits in Ohio'],
])('in %s: %j', (states, excesses, text) => {
  expect(formatBeyondLimits([{ states, excesses }])).toBe(text);
});

test('three states are named, further ones are counted', () => {
  const states = ['AL', 'AR', 'CT', 'DE', 'FL', 'MO'] as const;
  const formatText = (count: number) =>
    formatBeyondLimits([{ states: states.slice(0, count), excesses: [anExcess('width', 18)] }]);
  expect(formatText(3)).toBe('1′6″ wider than the limits in Alabama, Arkansas and Connecticut');
  expect(formatText(4)).toMatch(/in Alabama, Arkansas, Connecticut and 1 other state$/);
  expect(formatText(6)).toMatch(/in Alabama, Arkansas, Connecticut and 3 other states$/);
});

test('states with other limits are a sentence of their own', () => {
  const text = formatBeyondLimits([
    { states: ['TX', 'NM'], excesses: [{ ...anExcess('height', 20), isLess: true }] },
    { states: ['OH'], excesses: [anExcess('width', 6), anExcess('tandem_axle', 2000, 'lb')] },
  ]);
  expect(text).toBe(
    'Up to 1′8″ taller than the limits in Texas and New Mexico. 6 in wider and 2,000 lb heavier on its axles than the limits in Ohio',
  );
});
