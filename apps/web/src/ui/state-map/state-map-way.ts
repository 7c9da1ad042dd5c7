import type { StateCode } from '@wideload/domain';

/** A line over the map, as `[lat, lng]` pairs, and numbers at the states that it passes. */
export type StateMapWay = {
  line: readonly (readonly [lat: number, lng: number])[];
  numbers: ReadonlyMap<StateCode, string>;
  /** Says the number in the name of its state. */
  nameNumber: (number: string) => string;
};

export const noWay: StateMapWay = { line: [], numbers: new Map(), nameNumber: (number) => number };
