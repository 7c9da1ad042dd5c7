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
