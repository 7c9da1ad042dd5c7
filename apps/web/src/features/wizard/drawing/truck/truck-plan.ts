import { axleKeys, maxima, type KnownFacts, type TrailerType } from '@wideload/domain';

/** Inches along the drawing: from the foremost point backwards, or from the ground upwards. */
export type Span = { from: number; to: number };

/** Where everything of a truck stands, in inches. What is not known has the measure that is usual. */
export type TruckPlan = {
  /** The overall length as it was entered; the drawn one while it is not. */
  length: number;
  /** Loaded height. */
  height: number;
  /** Everything that is drawn lies within. */
  right: number;
  top: number;
  bumper: number;
  /** The share of its usual length and height that the cab has; back wall and sleeper from the bumper. */
  cab: { stretch: number; rise: number; wall: number; sleeperTo: number | null; stackTop: number | null };
  axles: number[];
  /** So many of the axles are the tractor's. */
  tractorAxles: number;
  trailer: Span & { type: TrailerType; well: Span };
};

/** Usual measures: bumper to steer axle, last axle to the end of the trailer, distances of a tractor with a tandem and a trailer with another. */
const nose = 46;
const tail = 34;
const usualGaps = { AB: 212, BC: 54, CD: 396, DE: 54, EF: 54 } as const;
const longWell = 470;
const usualHeight = 162;
/** The least that is drawn before the first axle and after the last. */
const leastEnd = 20;
const cabLength = 178;
const sleeperLength = 71.3;
const sleeperHeight = 141;
const stackHeight = 172;
/** Height of what reaches over the cab where there is a front overhang. */
export const boomHeight = 26;

type Rest = { hasSixth: boolean; trailer: TrailerType };

/**
 * Lays a truck out from what is known of it. Never fails: what contradicts itself (axles longer than the whole, a height below
 * the deck) is drawn as far as it can be, and figures beyond the bounds of their fields count as the bound.
 */
export function truckPlanOf({ dimensions, axles }: KnownFacts, { hasSixth, trailer }: Rest): TruckPlan {
  const front = within(maxima.overhang, dimensions.frontOverhang) ?? 0;
  const rear = within(maxima.overhang, dimensions.rearOverhang) ?? 0;
  const known = within(maxima.length, dimensions.length);
  const room = known === null ? null : known - front - rear - nose - tail;
  const gaps = gapsOf(axles, { hasSixth, trailer, room });
  const free = known === null ? nose + tail : known - front - rear - sumOf(gaps);
  // Where room is short, the rear end gives way before the nose does.
  const setback = Math.min(nose, Math.max(leastEnd, free - leastEnd));
  const places = [front + setback];
  for (const gap of gaps) places.push((places.at(-1) ?? front) + gap);
  const last = places.at(-1) ?? front;
  const end = Math.max(known === null ? last + tail : known - rear, last + leastEnd);
  const length = known ?? end + rear;
  const height = within(maxima.height, dimensions.height) ?? usualHeight;
  const tractorAxles = tractorAxlesOf(gaps);
  const cab = cabOf({ setback, wheelbase: gaps[0] ?? 0, ceiling: front > 0 ? height - boomHeight - 4 : height });
  const firstDrive = places[1] ?? last;
  const from = Math.max(firstDrive - 6, front + (cab.sleeperTo ?? cab.wall) + 3);
  return {
    length,
    height,
    right: Math.max(length, end + rear),
    top: Math.max(height, sleeperHeight * cab.rise, 62),
    bumper: front,
    cab,
    axles: places,
    tractorAxles,
    trailer: { ...deckOf(places, tractorAxles, trailer), from, to: end },
  };
}

function within(most: number, value: number | null): number | null {
  return value === null ? null : Math.min(most, value);
}

/** The distances that are drawn; those that are missing share the room that the length leaves them, in their usual proportion. */
function gapsOf(axles: KnownFacts['axles'], { hasSixth, trailer, room }: Rest & { room: number | null }): number[] {
  const usual = { ...usualGaps, CD: trailer === 'removable_goose_neck' ? longWell : usualGaps.CD };
  const keys = axleKeys.filter((key) => key !== 'EF' || hasSixth);
  const given = keys.map((key) => within(maxima.axleDistance, axles[key] ?? null));
  const missing = sumOf(keys.map((key, index) => (given[index] === null ? usual[key] : 0)));
  const left = room === null ? missing : room - sumOf(given.map((gap) => gap ?? 0));
  const share = missing === 0 ? 1 : Math.max(0.1, left / missing);
  return keys.map((key, index) => given[index] ?? usual[key] * share);
}

/** As in the rules: the widest distance behind the second axle lies between the tractor and the trailer. */
function tractorAxlesOf(gaps: readonly number[]): number {
  const behindDrive = gaps.slice(1);
  return behindDrive.indexOf(Math.max(...behindDrive)) + 2;
}

type CabRoom = { setback: number; wheelbase: number; ceiling: number };

/** The tractor keeps below `ceiling` and before its second axle: first the stack goes, then the sleeper, then it is drawn smaller. */
function cabOf({ setback, wheelbase, ceiling }: CabRoom): TruckPlan['cab'] {
  const drive = setback + wheelbase - 8.7;
  const stretch = Math.min(1, Math.max(0.2, Math.min(setback / nose, drive / cabLength)));
  const wall = cabLength * stretch;
  const sleeperTo = Math.min(wall + sleeperLength, drive);
  const stackTop = Math.min(stackHeight, ceiling);
  return {
    wall,
    stretch,
    rise: Math.min(1, Math.max(0.55, ceiling / sleeperHeight)),
    sleeperTo: sleeperTo - wall >= 34 ? sleeperTo : null,
    stackTop: stackTop >= sleeperHeight + 8 ? stackTop : null,
  };
}

/** The well between a gooseneck and the trailer's axles; where there is no room for one, the deck is a flat one. */
function deckOf(axles: readonly number[], tractorAxles: number, type: TrailerType) {
  const lastDrive = axles[tractorAxles - 1] ?? 0;
  const firstTrailer = axles[tractorAxles] ?? lastDrive;
  const well = { from: lastDrive + 62, to: firstTrailer - 56 };
  const hasRoom = type === 'removable_goose_neck' ? well.to - well.from >= 60 : firstTrailer - lastDrive >= 60;
  return { type: hasRoom ? type : ('flatbed' as const), well };
}

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
