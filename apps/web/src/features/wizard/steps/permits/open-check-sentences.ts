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
      return `${name}: the trailer with its load may be ${limit} long; the overall length alone does not decide that.`;
    }
    case 'length-off-network': {
      if (check.limit === null)
        return `${name}: no limit for the overall length off the National Network is on record.`;
      const limit = formatMeasure(check.limit, 'in');
      return `${name}: off the National Network the overall length may be ${limit}; a longer one needs a permit there.`;
    }
    case 'road-limit':
      return `${name}: ${lowerFirst(formatRoadLimit(check))}; above it the load needs a permit there.`;
    case 'no-limit':
      return `${name}: no general limit for ${names[check.what]} is on record, so it was not checked.`;
    case 'axle-weights':
      return 'Axle weights are not known here, so single axles, tandems and inner axle groups were not checked; only the gross weight was.';
  }
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
