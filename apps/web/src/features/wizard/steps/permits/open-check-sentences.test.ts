import type { OpenCheck, StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatOpenCheck } from './open-check-sentences.ts';

test.each<[OpenCheck, StateCode, string]>([
  [
    { code: 'trailer-length', limit: 636 },
    'OH',
    'Ohio: the trailer with its load may be 53′0″ long; the overall length alone does not decide that.',
  ],
  [
    { code: 'length-off-network', limit: null },
    'OH',
    'Ohio: no limit for the overall length off the National Network is on record.',
  ],
  [
    { code: 'length-off-network', limit: 780 },
    'TX',
    'Texas: off the National Network the overall length may be 65′0″; a longer one needs a permit there.',
  ],
  [
    { code: 'no-limit', what: 'front_overhang' },
    'OH',
    'Ohio: no general limit for front overhang is on record, so it was not checked.',
  ],
  [
    { code: 'no-limit', what: 'rear_overhang' },
    'OH',
    'Ohio: no general limit for rear overhang is on record, so it was not checked.',
  ],
  [
    { code: 'no-limit', what: 'gross_weight' },
    'AK',
    'Alaska: no general limit for gross weight other than by the bridge formula is on record, so it was not checked.',
  ],
  [
    { code: 'axle-weights' },
    'OH',
    'Axle weights are not known here, so single axles, tandems and inner axle groups were not checked; only the gross weight was.',
  ],
])('%o in %s reads "%s"', (check, state, sentence) => {
  expect(formatOpenCheck(check, state)).toBe(sentence);
});
