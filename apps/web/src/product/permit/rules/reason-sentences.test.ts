import { decidePermit, type StateCode, type OpenCheck } from '@wideload/domain';
import { expect, test } from 'vitest';
import { aLoad, oversize } from './a-load.fixture.ts';
import { formatReason, formatWithinLimit, formatSettling, formatOpenCheck } from './reason-sentences.ts';

test.each([
  ['OH', 'Width 14′6″ is 6′0″ over the 8′6″ limit'],
  ['OH', 'Height 15′2″ is 1′8″ over the 13′6″ limit'],
  ['OH', 'Gross weight 111,400 lb is 31,400 lb over the 80,000 lb limit'],
  ['WY', 'Gross weight 111,400 lb is 15,400 lb over the 96,000 lb that the bridge formula allows on these axles'],
] as const)('%s: %s', (state, sentence) => {
  expect(decidePermit(aLoad(oversize), state).reasons.map((reason) => formatReason(reason))).toContain(sentence);
});

test.each([
  [{ rearOverhang: 90 }, 'Rear overhang 7′6″ is 3′6″ over the 4′0″ limit'],
  [{ frontOverhang: 50 }, 'Front overhang 4′2″ is 1′2″ over the 3′0″ limit'],
  [{ length: 1320 }, 'Trailer with load is at least 82′10″, 23′10″ over the 59′0″ limit'],
] as const)('%o reads %s', (facts, sentence) => {
  expect(decidePermit(aLoad(facts), 'TX').reasons.map((reason) => formatReason(reason))).toContain(sentence);
});

test.each([
  ['single_axle', 1, 1, 'Weight on axle 1: 21,000 lb is 1,000 lb over the 20,000 lb limit'],
  ['tandem_axle', 2, 3, 'Weight on axles 2 and 3: 21,000 lb is 1,000 lb over the 20,000 lb tandem limit'],
  [
    'axle_group',
    1,
    3,
    'Weight on axles 1 to 3: 21,000 lb is 1,000 lb over the 20,000 lb that the bridge formula allows on them',
  ],
] as const)('%s names its axles', (what, from, to, sentence) => {
  const reason = { what, limit: 20_000, actual: 21_000, over: 1000, unit: 'lb', axles: { from, to } } as const;
  expect(formatReason(reason)).toBe(sentence);
});

test('a kind of older rules is still readable', () => {
  const kept = { what: 'inner_bridge', limit: 34_000, actual: 35_000, over: 1000, unit: 'lb' } as const;
  expect(formatReason(kept)).toBe('Inner bridge 35,000 lb is 1,000 lb over the 34,000 lb limit');
});

test('no permit is explained with every figure that was held against a limit', () => {
  const list = (facts: Parameters<typeof aLoad>[0], state: StateCode) =>
    decidePermit(aLoad(facts), state).withinLimits.map(formatWithinLimit);
  expect(list({ CD: 292, weight: 75_000 }, 'NV')).toEqual([
    'Width 8′6″ of 8′6″ allowed',
    'Height 13′6″ of 14′0″ allowed',
    'Front overhang 0 in of 10′0″ allowed',
    'Rear overhang 0 in of 10′0″ allowed',
    'Gross weight 75,000 lb of 80,000 lb allowed',
    'Trailer with load 48′0″ of 53′0″ allowed',
  ]);
  expect(list({ CD: 256, weight: 70_000 }, 'OH').join()).toContain('of 78,000 lb allowed by the bridge formula');
});

test.each([
  [
    { height: 168 },
    'MO',
    'Height 14′0″ is 6 in over the 13′6″ limit off Interstates and designated highways. ' +
      'Stay on Interstates and designated highways all the way and it is within the limit.',
  ],
  [
    { height: 168 },
    'OK',
    "Height 14′0″ is over 13′6″, and the sources do not agree that this is the limit. Ask the state's permit office, or stay within 13′6″. " +
      'Height 14′0″ is 6 in over the 13′6″ limit on county roads. Stay off county roads and it is within the limit.',
  ],
  [
    { length: 864 },
    'NV',
    'Overall length 72′0″ is 2′0″ over the 70′0″ limit set by the state, which federal law overrides on the National Network. ' +
      'Stay on the National Network all the way and it is within the limit.',
  ],
  [
    { axleWeights: {} },
    'OH',
    'Axle weights are not known, and the weight is close to the limit: a tandem may carry up to 34,000 lb. ' +
      'Enter the weight of each axle.',
  ],
] as const)('%o in %s depends, and the answer that settles it is named', (facts, state, sentence) => {
  const { open } = decidePermit(aLoad(facts), state);
  expect(open.map((condition) => `${formatReason(condition)}. ${formatSettling(condition)}.`).join(' ')).toBe(sentence);
});

test('an open condition names the figure to measure', () => {
  const need = decidePermit(aLoad({ AB: 212, BC: 52, CD: 540, DE: 49, trailer: 53 }), 'CA');
  expect(need.open.map((condition) => `${formatReason(condition)}. ${formatSettling(condition)}.`)).toEqual([
    'Kingpin to rearmost axle is not known and could be as much as 53′0″, 13′0″ over the 40′0″ limit. ' +
      'Enter “Kingpin to rear axle”: up to 40′0″ to rearmost axle is within the limit.',
  ]);
});

test.each<[OpenCheck, string]>([
  [
    { code: 'trailer-length', limit: 636 },
    'The trailer with load may be 53′0″ long, which the overall length alone does not decide.',
  ],
  [{ code: 'length-off-network', limit: null }, 'We have no overall length limit on record off the National Network.'],
  [
    { code: 'length-off-network', limit: 780 },
    'Off the National Network the overall length limit is 65′0″. Anything longer needs a permit there.',
  ],
  [
    { code: 'no-limit', what: 'front_overhang' },
    'We have no general limit for front overhang on record, so it was not checked.',
  ],
  [
    { code: 'no-limit', what: 'rear_overhang' },
    'We have no general limit for rear overhang on record, so it was not checked.',
  ],
  [
    { code: 'no-limit', what: 'gross_weight' },
    'We have no general limit for gross weight other than by the bridge formula on record, so it was not checked.',
  ],
  [
    { code: 'axle-weights' },
    'You have not entered axle weights, so we checked only the gross weight, not single axles, tandems or inner axle groups.',
  ],
])('%o reads "%s"', (check, sentence) => {
  expect(formatOpenCheck(check)).toBe(sentence);
});
