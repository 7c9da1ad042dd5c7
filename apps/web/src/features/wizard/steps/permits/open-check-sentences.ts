import { formatRoadLimit } from '../../../../product/load/open-condition-sentences.ts';
import { formatMeasure, stateName, type OpenCheck, type StateCode } from '@wideload/domain';

const names = {
  front_overhang: 'front overhang',
  rear_overhang: 'rear overhang',
  gross_weight: 'gross weight other than by the bridge formula',
} as const;

export function formatOpenCheck(check: OpenCheck, state: StateCode): string {
  const name = stateName(state);
  switch (check.code) {
    case 'trailer-length': {
      const limit = formatMeasure(check.limit, 'in');
      return `${name}: the trailer with load may be ${limit} long; the overall length alone does not decide that.`;
    }
    case 'length-off-network': {
      if (check.limit === null) return `${name}: we have no overall length limit on record off the National Network.`;
      const limit = formatMeasure(check.limit, 'in');
      return `${name}: off the National Network the overall length limit is ${limit}; anything longer needs a permit there.`;
    }
    case 'road-limit':
      return `${name}: ${lowerFirst(formatRoadLimit(check))}; over that, the load needs a permit there.`;
    case 'no-limit':
      return `${name}: we have no general limit for ${names[check.what]} on record, so it was not checked.`;
    case 'axle-weights':
      return 'You have not entered axle weights, so we checked only the gross weight, not single axles, tandems or inner axle groups.';
  }
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
