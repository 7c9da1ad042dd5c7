import { axleBounds, axleKeys, mapFields, maxima, type KnownFacts, type TrailerType } from '@wideload/domain';

export type Span = { from: number; to: number };

export type TruckPlan = {
  length: number;
  height: number;
  right: number;
  top: number;
  bumper: number;
  /** `stretch` and `rise` scale the usual cab; back wall and sleeper count from the bumper. */
  cab: { stretch: number; rise: number; wall: number; sleeperTo: number | null; stackTop: number | null };
  axles: number[];
  tractorAxles: number;
  trailer: Span & { type: TrailerType; well: Span };
};

/** Bumper to steer axle, last axle to the end of the trailer, and the axles of a tandem tractor with a tandem trailer. */
const nose = 46;
const tail = 34;
const usualGaps = { ...mapFields(axleBounds, () => 54), AB: 212, CD: 396 };
const longWell = 470;
const usualHeight = 162;
/** Min length before the first axle and after the last. */
const minEnd = 20;
const cabLength = 178;
const sleeperLength = 71.3;
const sleeperHeight = 141;
const stackHeight = 172;
/** Height of the boom over the cab when there is a front overhang. */
export const boomHeight = 26;

type Rest = { axles: number; trailer: TrailerType };

/**
 * Never fails: contradictions (axles longer than the whole, a height below the deck) are drawn as far as possible, and
 * values out of range are clamped.
 */
export function buildTruckPlan({ dimensions, axles }: KnownFacts, { axles: count, trailer }: Rest): TruckPlan {
  const front = clampLength(maxima.overhang, dimensions.frontOverhang) ?? 0;
  const rear = clampLength(maxima.overhang, dimensions.rearOverhang) ?? 0;
  const known = clampLength(maxima.length, dimensions.length);
  const room = known === null ? null : known - front - rear - nose - tail;
  const gaps = computeGaps(axles, { axles: count, trailer, room });
  const free = known === null ? nose + tail : known - front - rear - computeSum(gaps);
  // When room is short, the rear gives way before the nose.
  const setback = Math.min(nose, Math.max(minEnd, free - minEnd));
  const places = [front + setback];
  for (const gap of gaps) places.push((places.at(-1) ?? front) + gap);
  const last = places.at(-1) ?? front;
  const end = Math.max(known === null ? last + tail : known - rear, last + minEnd);
  const length = known ?? end + rear;
  const height = clampLength(maxima.height, dimensions.height) ?? usualHeight;
  const tractorAxles = countTractorAxles(gaps);
  const cab = computeCab({ setback, wheelbase: gaps[0] ?? 0, ceiling: front > 0 ? height - boomHeight - 4 : height });
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
    trailer: { ...computeDeck(places, tractorAxles, trailer), from, to: end },
  };
}

function clampLength(max: number, value: number | null): number | null {
  return value === null ? null : Math.min(max, value);
}

/** Missing distances share the remaining length in their usual proportion. */
function computeGaps(
  axles: KnownFacts['axles'],
  { axles: count, trailer, room }: Rest & { room: number | null },
): number[] {
  const usual = { ...usualGaps, CD: trailer === 'removable_goose_neck' ? longWell : usualGaps.CD };
  const keys = axleKeys.slice(0, count - 1);
  const given = keys.map((key) => clampLength(maxima.axleDistance, axles[key] ?? null));
  const missing = computeSum(keys.map((key, index) => (given[index] === null ? usual[key] : 0)));
  const left = room === null ? missing : room - computeSum(given.map((gap) => gap ?? 0));
  const share = missing === 0 ? 1 : Math.max(0.1, left / missing);
  return keys.map((key, index) => given[index] ?? usual[key] * share);
}

function countTractorAxles(gaps: readonly number[]): number {
  const behindDrive = gaps.slice(1);
  return behindDrive.indexOf(Math.max(...behindDrive)) + 2;
}

type CabRoom = { setback: number; wheelbase: number; ceiling: number };

/** First the stack goes, then the sleeper, then the cab shrinks. */
function computeCab({ setback, wheelbase, ceiling }: CabRoom): TruckPlan['cab'] {
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

/** A flat deck where a well has no room. */
function computeDeck(axles: readonly number[], tractorAxles: number, type: TrailerType) {
  const lastDrive = axles[tractorAxles - 1] ?? 0;
  const firstTrailer = axles[tractorAxles] ?? lastDrive;
  const well = { from: lastDrive + 62, to: firstTrailer - 56 };
  const hasRoom = type === 'removable_goose_neck' ? well.to - well.from >= 60 : firstTrailer - lastDrive >= 60;
  return { type: hasRoom ? type : ('flatbed' as const), well };
}

function computeSum(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
