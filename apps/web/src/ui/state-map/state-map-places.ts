import { isStateCode, type StateCode } from '@wideload/domain';
import map from '#data/us-state-map.json';

export const mapSize = { width: map.width, height: map.height };

export function findStatePath(code: StateCode): string {
  return map.states[code].path;
}

export type Point = { x: number; y: number };

export function findLabelPoint(code: StateCode): Point {
  const [x = 0, y = 0] = map.states[code].at;
  return { x, y };
}

/** These states are too small to press or to hold a label. */
export const calloutPoints = {
  VT: { x: 1650, y: 150 },
  NH: { x: 1752, y: 82 },
  MA: { x: 2046, y: 316 },
  RI: { x: 2046, y: 402 },
  CT: { x: 2046, y: 488 },
  NJ: { x: 2046, y: 574 },
  DE: { x: 2046, y: 660 },
  MD: { x: 2046, y: 746 },
  DC: { x: 2046, y: 832 },
} as const satisfies Partial<Record<StateCode, Point>>;

export type CalloutState = keyof typeof calloutPoints;

export function isCallout(code: StateCode): code is CalloutState {
  return Object.hasOwn(calloutPoints, code);
}

// Object.keys loses the type of the keys; the record above has exactly these.
export const calloutStates = Object.keys(calloutPoints) as CalloutState[];

const ways = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

export function findNeighbor(code: StateCode, key: string): StateCode | null {
  const near = map.states[code].near[ways.indexOf(key)];
  return typeof near === 'string' && isStateCode(near) ? near : null;
}

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
