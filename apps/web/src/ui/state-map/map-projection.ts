import type { Point } from './state-map-places.ts';

/** The Albers projection of the map's source, us-atlas: parallels 29.5 and 45.5, at twice its size. */
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const scale = 2600;
const [left, top] = [975, 610];
const n = (Math.sin(toRadians(29.5)) + Math.sin(toRadians(45.5))) / 2;
const c = Math.cos(toRadians(29.5)) ** 2 + 2 * n * Math.sin(toRadians(29.5));

function project(lat: number, lng: number): Point {
  const radius = Math.sqrt(c - 2 * n * Math.sin(toRadians(lat))) / n;
  const angle = n * toRadians(lng);
  return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) };
}

const meridian = -96;
const center = project(38.7, -0.6);

/** A point of the lower 48 states on the drawing. */
export function toMapPoint([lat, lng]: readonly [lat: number, lng: number]): Point {
  const { x, y } = project(lat, lng - meridian);
  return { x: left + scale * (x - center.x), y: top + scale * (y - center.y) };
}

export function toMapPath(line: readonly (readonly [number, number])[]): string {
  return line
    .map(toMapPoint)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}
