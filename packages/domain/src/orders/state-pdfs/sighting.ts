import type { PdfFactField } from './pdf-fields.ts';

/** The places of a value, seen from its label. */
export const sides = ['right', 'below', 'above'] as const;
export type Side = (typeof sides)[number];

/** A value beside its label. Of a field that has several, those with the lowest `rank` count. */
export type Sighting = {
  field: PdfFactField;
  value: unknown;
  page: number;
  line: number;
  /** Its cell; a sentence has none. */
  index: number;
  side: Side | 'inline' | 'sentence';
  rank: number;
};

/** The rank of a value that its label says to be the new one. */
export const AMENDED = -1;

/** The rank of a size of the load alone, or of a section of a vehicle: it counts where there is no other. */
export const WITHOUT_OTHER = 2;
/** Ranks of a size that may be the vehicle's, in a section of its load or far below its label, and of one of another part. */
export const OF_LOAD_SECTION = 3;
export const OF_PART = 4;

/** Of a vehicle without its load, in small letters. */
export const emptyWords = 'empty|unladen|unloaded|tare';

/** Behind letters that are no label, as in the policy `GW-118204`. */
export const ofCode = /^-\d/;

/** Behind the label of a size or weight that is none of the whole vehicle's, as in `Weight (empty)`. */
export const ofOtherBehind = new RegExp(`^[\\s,(-]*(?:${emptyWords}|legal|registered)\\b`, 'i');
