import type { StateCode } from '../states/state.ts';
import type { TripPlace } from './trip.ts';

/**
 * How a text was understood. `in-town` and `in-zip`: more was typed than a town or ZIP code, such as a street, which is not known.
 * `spelling`: another spelling was typed. `largest`: others have the same name.
 */
export const readAs = [
  'coordinates',
  'zip',
  'town',
  'short-name',
  'port',
  'in-town',
  'in-zip',
  'spelling',
  'largest',
] as const;
export type ReadAs = (typeof readAs)[number];

/** `road`: streets, exits and junctions alone; `state`: a state alone; `link`: a link that has no place in it. */
export const unknownBecause = [
  'name',
  'zip',
  'road',
  'state',
  'canada',
  'mexico',
  'outside',
  'short-link',
  'link',
] as const;
export type UnknownBecause = (typeof unknownBecause)[number];

export type PlaceReading =
  /** `at` names the point; the label of the place may have a street before it. The state is null where only the border says it. */
  | { is: 'point'; place: TripPlace; state: StateCode | null; at: string; as: ReadAs }
  | { is: 'several'; places: TripPlace[] }
  /** `meant`: what may have been meant. */
  | { is: 'unknown'; because: UnknownBecause; meant: TripPlace[] };

export type PointReading = Extract<PlaceReading, { is: 'point' }>;
