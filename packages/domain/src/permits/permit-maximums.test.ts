import { expect, test } from 'vitest';
import type { KnownFacts } from '../load/load.ts';
import { permitMaximums } from '../states/facts/permit-maximums.generated.ts';
import { orderableStates, type StateCode } from '../basics/state-code.ts';
import { stateFacts } from '../states/state-facts.ts';
import { aUnit } from '../testing/sample.test-support.ts';
import { decideMaximums, isBeyondMaximum } from './permit-maximums.ts';

const names = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Axle weights front to back; a distance of 54 in between axles of a group, and 360 in before the trailer. */
function aLoad(weights: readonly (number | null)[], { gross, CD = 360, DE = 54 }: Sizes = {}): KnownFacts {
  const axleWeights = Object.fromEntries(weights.map((weight, at) => [names[at], weight]));
  const sum = weights.reduce<number>((all, weight) => all + (weight ?? 0), 0);
  return aUnit({ weight: gross ?? sum, axleWeights, CD, DE, EF: weights.length > 5 ? 54 : null });
}
type Sizes = { gross?: number; CD?: number; DE?: number };

function show(load: KnownFacts, state: StateCode): string {
  const { beyond, open } = decideMaximums(load, state);
  const conditions = open.map(({ note }) => `, if ${note ?? 'the other source is right'}`);
  return [...beyond, ...open]
    .map(({ axles, actual, limit, isSum, perhaps }, at) => {
      const what = axles === undefined ? (isSum === true ? 'sum' : 'gross') : `${axles.from}-${axles.to}`;
      const other = perhaps === undefined ? '' : ` (${perhaps})`;
      return `${what}: ${actual} > ${limit}${other}${conditions[at - beyond.length] ?? ''}`;
    })
    .join('; ');
}

const heavy = [12_000, 20_000, 20_000, 30_000, 30_000, 30_000];

const cases: [state: StateCode, load: KnownFacts, expected: string][] = [
  ['AL', aLoad(heavy), '4-6: 90000 > 66000; gross: 142000 > 122000'],
  ['TX', aLoad(heavy), '4-6: 90000 > 60000'],
  ['NE', aLoad(heavy), '4-6: 90000 > 60000'],
  ['TN', aLoad(heavy), '4-5: 60000 > 40000'],
  ['OK', aLoad(heavy), '4-6: 90000 > 60000'],
  ['PA', aLoad(heavy), '4-6: 90000 > 63000'],
  // Nothing is known of these states.
  ['CA', aLoad(heavy), ''],
  ['NV', aLoad(heavy), ''],
  // Up to the figure, and a pound above it.
  ['AL', aLoad([12_000, 22_000, 22_000, 22_000, 22_000]), ''],
  ['TX', aLoad([12_000, 23_000, 23_001, 23_000, 23_000]), '2-3: 46001 > 46000'],
  // An axle of a group may carry its share of the group, which is more than an axle alone may.
  [
    'KS',
    aLoad([12_000, 22_500, 22_500, 20_000, 20_000]),
    '2-3: 45000 > 34000, if on the Kansas Turnpike; 4-5: 40000 > 34000, if on the Kansas Turnpike',
  ],
  ['KS', aLoad([12_000, 24_000, 20_000, 17_000, 17_000]), '2-2: 24000 > 22500'],
  // One figure to a gross weight, another above it.
  ['LA', aLoad([12_000, 23_000, 23_000, 23_000, 23_000]), ''],
  [
    'LA',
    aLoad([12_000, 22_000, 22_000, 22_000, 22_000, 22_000]),
    '2-3: 44000 > 40000; 4-6: 66000 > 60000; gross: 122000 > 120000',
  ],
  // By the distances of the group.
  ['OH', aLoad([12_000, 22_000, 22_000, 22_000, 22_000]), ''],
  ['OH', aLoad([12_000, 17_000, 17_000, 22_000, 22_000], { DE: 48 }), '4-5: 44000 > 36000'],
  // A gross weight that the axles cannot carry however it lies on them.
  ['KS', aLoad([null, null, null, null, null], { gross: 120_000 }), 'sum: 120000 > 112000'],
  ['PA', aLoad([null, null, null, null, null], { gross: 131_000 }), ''],
  ['PA', aLoad([null, null, null, null, null], { gross: 131_001 }), 'sum: 131001 > 131000'],
  ['VT', aLoad([null, null, null, null, null], { gross: 150_001 }), 'gross: 150001 > 150000'],
  ['TN', aLoad([null, null, null, null, null], { gross: 101_000 }), 'sum: 101000 > 100000'],
  // Both figures where sources differ.
  ['FL', aLoad([null, null, null, null, null, null], { gross: 161_000 }), 'gross: 161000 > 160000 (199000)'],
  ['AL', aLoad([12_000, 17_000, 17_000, 17_000, 17_000]), ''],
];

test.each(cases.map(([state, load, expected], at) => ({ state, load, expected, at })))(
  '$state, load $at: $expected',
  ({ state, load, expected }) => {
    expect(show(load, state)).toBe(expected);
  },
);

test('a figure that only the stricter of two sources has leaves the answer open', () => {
  const weights = { A: 12_000, B: 16_000, C: 16_000, D: 16_000, E: 16_000 };
  const quad = {
    ...aUnit({ weight: 76_000, axleWeights: weights, CD: 54 }),
    axles: { AB: 212, BC: 54, CD: 54, DE: 54 },
  };
  expect(show(quad, 'TX')).toBe(
    '2-5: 64000 > 63000, if on load-zoned roads; 2-5: 64000 > 63000, if the other source is right',
  );
});

test('a load that needs no permit for its weight is within every maximum', () => {
  const legal = aLoad([12_000, 17_000, 17_000, 17_000, 17_000]);
  expect(orderableStates.filter((state) => isBeyondMaximum(legal, state))).toEqual([]);
});

test.each(orderableStates.filter((state) => permitMaximums[state].length > 0))(
  '%s permits no less than it allows without a permit',
  (state) => {
    const { singleAxleLb, tandemAxleLb, grossWeightLb } = stateFacts[state].legal;
    const least = {
      single: singleAxleLb,
      each_axle: singleAxleLb,
      steer: singleAxleLb,
      tandem: tandemAxleLb,
      gross: grossWeightLb,
    };
    for (const { of, limitLb, when } of permitMaximums[state].filter(
      (row) => row.when.note === undefined && row.withinIn === undefined,
    ))
      expect([when, limitLb >= ((of in least ? least[of as keyof typeof least] : 0) ?? 0)]).toEqual([when, true]);
  },
);

test('more weight never brings a load back within the maximums', () => {
  for (const state of orderableStates) {
    const answers = [0, 5_000, 10_000, 20_000, 40_000].map((more) =>
      isBeyondMaximum(aLoad([12_000, 20_000 + more, 20_000, 20_000, 20_000 + more, 20_000]), state),
    );
    expect([state, answers]).toEqual([state, answers.toSorted((a, b) => Number(a) - Number(b))]);
  }
});
