import type { OpenCheck, StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatOpenCheck } from './open-check-sentences.ts';

test.each<[OpenCheck, StateCode, string]>([
  [
    { code: 'trailer-length', limit: 636 },
    'OH',
    'Ohio: the trailer with load may be 53′0″ long; the overall length alone does not decide that.',
  ],
  [
    { code: 'length-off-network', limit: null },
    'OH',
    'Ohio: we have no overall length limit on record off the National Network.',
  ],
  [
    { code: 'length-off-network', limit: 780 },
    'TX',
    'Texas: off the National Network the overall length limit is 65′0″; anything longer needs a permit there.',
  ],
  [
    { code: 'no-limit', what: 'front_overhang' },
    'OH',
    'Ohio: we have no general limit for front overhang on record, so it was not checked.',
  ],
  [
    { code: 'no-limit', what: 'rear_overhang' },
    'OH',
    'Ohio: we have no general limit for rear overhang on record, so it was not checked.',
  ],
  [
    { code: 'no-limit', what: 'gross_weight' },
    'AK',
    'Alaska: we have no general limit for gross weight other than by the bridge formula on record, so it was not checked.',
  ],
  [
    { code: 'axle-weights' },
    'OH',
    'You have not entered axle weights, so we checked only the gross weight, not single axles, tandems or inner axle groups.',
  ],
])('%o in %s reads "%s"', (check, state, sentence) => {
  expect(formatOpenCheck(check, state)).toBe(sentence);
});
