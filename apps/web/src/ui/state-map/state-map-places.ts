import { isStateCode, type StateCode } from '@wideload/domain';
import map from '../../../data/us-state-map.json';

/** The size that the paths are drawn on. */
export const mapSize = { width: map.width, height: map.height };

export function statePath(code: StateCode): string {
  return map.states[code].path;
}

export type Point = { x: number; y: number };

/** Where the state's label has most room. */
export function stateLabelPoint(code: StateCode): Point {
  const [x = 0, y = 0] = map.states[code].at;
  return { x, y };
}

/** Too small to be pressed or to hold a label: their buttons stand beside the map, here as on a wide screen. */
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

// Object.keys forgets the keys' type; the record above has exactly these.
export const calloutStates = Object.keys(calloutPoints) as CalloutState[];

const ways = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

/** The neighbour that an arrow key leads to; null for another key, or where nothing lies that way. */
export function neighbour(code: StateCode, key: string): StateCode | null {
  const near = map.states[code].near[ways.indexOf(key)];
  return typeof near === 'string' && isStateCode(near) ? near : null;
}
