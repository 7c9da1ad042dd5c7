import type { Reason, ReasonKind, StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatBeyondLimits } from './beyond-limits-text.ts';

const anExcess = (what: ReasonKind, by: number, unit: Reason['unit'] = 'in'): Reason => ({
  what,
  limit: 100,
  actual: 100 + by,
  over: by,
  unit,
});

test.each<[StateCode[], Reason[], string]>([
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
  expect(formatBeyondLimits({ states, excesses })).toBe(text);
});

test('three states are named, further ones are counted', () => {
  const states = ['AL', 'AR', 'CT', 'DE', 'FL', 'MO'] as const;
  const formatText = (count: number) =>
    formatBeyondLimits({ states: states.slice(0, count), excesses: [anExcess('width', 18)] });
  expect(formatText(3)).toBe('1′6″ wider than the limits in Alabama, Arkansas and Connecticut');
  expect(formatText(4)).toMatch(/in Alabama, Arkansas, Connecticut and 1 other state$/);
  expect(formatText(6)).toMatch(/in Alabama, Arkansas, Connecticut and 3 other states$/);
});
