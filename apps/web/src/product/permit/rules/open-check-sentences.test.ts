import type { OpenCheck } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatOpenCheck } from './open-check-sentences.ts';

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
