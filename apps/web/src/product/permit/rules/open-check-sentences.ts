import { formatMeasure, type OpenCheck } from '@wideload/domain';
import { formatRoadLimit } from './open-condition-sentences.ts';

const names = {
  front_overhang: 'front overhang',
  rear_overhang: 'rear overhang',
  gross_weight: 'gross weight other than by the bridge formula',
} as const;

/** What the limits of a state on record do not decide. */
export function formatOpenCheck(check: OpenCheck): string {
  switch (check.code) {
    case 'trailer-length': {
      const limit = formatMeasure(check.limit, 'in');
      return `The trailer with load may be ${limit} long, which the overall length alone does not decide.`;
    }
    case 'length-off-network': {
      if (check.limit === null) return 'We have no overall length limit on record off the National Network.';
      const limit = formatMeasure(check.limit, 'in');
      return `Off the National Network the overall length limit is ${limit}. Anything longer needs a permit there.`;
    }
    case 'road-limit':
      return `${formatRoadLimit(check)}. Over that, the load needs a permit there.`;
    case 'no-limit':
      return `We have no general limit for ${names[check.what]} on record, so it was not checked.`;
    case 'axle-weights':
      return 'You have not entered axle weights, so we checked only the gross weight, not single axles, tandems or inner axle groups.';
  }
}
