import { expect, test } from 'vitest';
import { decidePermit, decidePermitSoFar } from './permits.ts';
import type { OrderableState } from '../basics/state-code.ts';
import { aLoad, aUnit } from '../testing/sample.test-support.ts';

type Facts = Parameters<typeof aUnit>[0];

const legal = { width: 102, height: 162, length: 840, frontOverhang: 0, rearOverhang: 0, weight: 60_000, kingpin: 420 };

/** `depends: height_doubted 165 over 162`. */
function judge(state: OrderableState, facts: NonNullable<Facts>): string {
  const { verdict, open, reasons, withinLimits } = decidePermit(aLoad({ ...legal, ...facts }), state);
  const doubted = open.filter(({ what }) => what.endsWith('_doubted'));
  const said = doubted.map(({ what, actual, limit }) => `${what} ${actual} over ${limit}`);
  // A limit in doubt is neither passed nor kept.
  for (const { what } of [...reasons, ...withinLimits])
    expect(doubted.map((one) => one.what)).not.toContain(`${what}_doubted`);
  return [verdict, ...said].join(': ');
}

test.each<[name: string, state: OrderableState, facts: NonNullable<Facts>, expected: string]>([
  ['Oklahoma, within both heights', 'OK', { height: 162 }, 'none'],
  ['Oklahoma, between both heights', 'OK', { height: 165 }, 'depends: height_doubted 165 over 162'],
  ['Oklahoma, at the greater one', 'OK', { height: 168 }, 'depends: height_doubted 168 over 162'],
  ['Oklahoma, above both', 'OK', { height: 169 }, 'needs'],
  [
    'Oklahoma, between both heights and too wide',
    'OK',
    { height: 165, width: 120 },
    'needs: height_doubted 165 over 162',
  ],
  ['Texas, where only permit services have less', 'TX', { frontOverhang: 30 }, 'none'],
  [
    'Illinois, which may have no limit at the rear',
    'IL',
    { rearOverhang: 40 },
    'depends: rear_overhang_doubted 40 over 36',
  ],
  ['Georgia, at the front', 'GA', { frontOverhang: 40 }, 'depends: front_overhang_doubted 40 over 36'],
  ['Missouri, at the rear', 'MO', { rearOverhang: 60 }, 'depends: rear_overhang_doubted 60 over 48'],
  ['Florida, at the rear', 'FL', { rearOverhang: 40 }, 'depends: rear_overhang_doubted 40 over 36'],
  ['Ohio, whose height is in no doubt', 'OH', { height: 165 }, 'needs'],
])('%s', (_, state, facts, expected) => {
  expect(judge(state, facts)).toBe(expected);
});

test.each<[name: string, state: OrderableState, dimensions: Facts, verdict: string]>([
  ['a limit in doubt', 'OK', { height: 165 }, 'depends'],
  ['a limit that is not established', 'NE', { frontOverhang: 72 }, 'depends'],
  ['within every limit', 'OK', { height: 162 }, 'so-far'],
])('no figure that is still to come settles %s', (_, state, dimensions, verdict) => {
  const unit = aUnit({ ...legal, ...dimensions, trailer: null, AB: null, BC: null, CD: null, DE: null });
  expect(decidePermitSoFar(unit, state).verdict).toBe(verdict);
});
