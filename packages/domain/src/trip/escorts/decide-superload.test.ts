import { expect, test } from 'vitest';
import type { StateCode } from '../../basics/state-code.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import { decideSuperload } from './decide-superload.ts';

type Figures = { width?: number | null; height?: number; length?: number; gross?: number; axles?: 5 | 6 };

function aLoad({ width = 102, height = 162, length = 780, gross = 80_000, axles = 5 }: Figures): TravelLoad {
  const dimensions = { width, height, length, frontOverhang: 0, rearOverhang: 0 };
  const distances = { AB: 212, BC: 52, CD: 380, DE: 49 };
  return {
    type: 'general',
    facts: { dimensions, weight: gross, axles: axles === 5 ? distances : { ...distances, EF: 49 } },
  };
}

function showAnswer(load: TravelLoad, state: StateCode): string {
  const { settled, open, missing, unknown } = decideSuperload(load, state);
  return [
    ...settled.map(({ what, limit, roads, notes }) =>
      [
        `${what} over ${limit}`,
        roads.length < 3 && ` on ${roads.join(' and ')}`,
        notes.length > 0 && ` (${notes.join('; ')})`,
      ]
        .filter((part) => part !== false)
        .join(''),
    ),
    ...open.map(({ condition }) => `if ${condition.note}`),
    ...missing.map((figure) => `${figure} missing`),
    ...unknown.map((measure) => `${measure} unknown`),
  ].join('; ');
}

const cases: [state: StateCode, load: Figures, expected: string][] = [
  ['TX', { width: 240 }, ''],
  ['TX', { width: 241 }, 'width over 240 (route inspection certificate on file before the permit, not superheavy)'],
  ['TX', { gross: 210_000 }, 'gross_weight over 200000 (with under 95 ft of axle spacing)'],
  ['OH', { width: 170, height: 176 }, 'width over 168; height over 174'],
  ['VT', { length: 1189 }, 'length over 1188'],
  ['MD', { length: 1201 }, 'length over 1200'],
  ['AZ', { width: 170 }, 'width over 168 (Class C)'],
  ['KY', { gross: 97_000, axles: 5 }, 'gross_weight over 96000'],
  ['KY', { gross: 97_000, axles: 6 }, ''],
  [
    'GA',
    { gross: 190_000 },
    'gross_weight over 150000 (Superload Plus, bridge analysis, up to three weeks.); length unknown',
  ],
  ['NV', { width: 210 }, 'width over 204 on two_lane'],
  ['NV', { width: 230 }, 'width over 204 on two_lane; width over 228 on multilane and interstate'],
  ['OR', { width: 180, gross: 90_000 }, 'width over 168 on two_lane; gross_weight unknown'],
  ['NJ', { width: 300, gross: 300_000 }, ''],
  ['WV', { width: 150 }, 'width unknown'],
  ['TX', { width: null }, 'width missing'],
  ['AK', {}, 'gross_weight unknown'],
];

test.each(cases)('%s %j: %s', (state, load, expected) => {
  expect(showAnswer(aLoad(load), state)).toBe(expected);
});

test('a state without superloads says so by a source, a state without figures does not', () => {
  expect(decideSuperload(aLoad({}), 'OH').freeTier).toBe('third_party');
  expect(decideSuperload(aLoad({ width: 150 }), 'WV').freeTier).toBeNull();
});
