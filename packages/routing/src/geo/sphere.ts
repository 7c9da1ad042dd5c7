import type { Place } from '@wideload/domain';

const earthRadiusMiles = 3958.8;

/** A place as miles from the center of the earth, for quick distances. */
export type SpherePoint = { x: number; y: number; z: number };

export function toSpherePoint({ lat, lng }: Place): SpherePoint {
  const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  const across = Math.cos(north) * earthRadiusMiles;
  return { x: across * Math.cos(east), y: across * Math.sin(east), z: Math.sin(north) * earthRadiusMiles };
}
