import type { TripPlace } from './trip.ts';

/**
 * How a text was understood. `in-town` and `in-zip`: more was typed than a town or ZIP code, such as a street, which is not known.
 * `spelling`: another spelling was typed. `largest`: others have the same name. `highway`: a stop where the way takes it.
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
  'highway',
] as const;
export type ReadAs = (typeof readAs)[number];

/**
 * `road`: streets, exits and junctions alone; `line`: a state line; `county`: a county alone; `code`: a code such as those of what3words;
 * `airport`: an airport, or three capitals that can be one; `state`: a state alone; `link`: a link that has no place in it. `no-ends`: a
 * highway between places that are not given yet; `off-way`: one that no usual way between them takes.
 */
export const unknownBecause = [
  'name',
  'zip',
  'road',
  'line',
  'county',
  'code',
  'airport',
  'state',
  'canada',
  'mexico',
  'outside',
  'short-link',
  'link',
  'no-ends',
  'off-way',
] as const;
export type UnknownBecause = (typeof unknownBecause)[number];

export type PlaceReading =
  /** `at` names the point; the label of the place may have a street before it. */
  | { is: 'point'; place: TripPlace; at: string; as: ReadAs }
  | { is: 'several'; places: TripPlace[] }
  /** `meant`: what may have been meant. */
  | { is: 'unknown'; because: UnknownBecause; meant: TripPlace[] };

export type PointReading = Extract<PlaceReading, { is: 'point' }>;
