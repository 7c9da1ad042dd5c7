import type { Place } from '@wideload/domain';

/** Four decimals are about 10 m. */
const decimals = 4;

/** `35.2220, -101.8313` */
export function formatCoordinates({ lat, lng }: Place): string {
  return `${lat.toFixed(decimals)}, ${lng.toFixed(decimals)}`;
}
