import {
  type EnvelopeCheck,
  type EnvelopeKind,
  formatLength,
  inches,
  maxLength,
  type StateCode,
} from '@wideload/domain';
import type { TruckPlan } from './truck-plan.ts';
import * as texts from './drawing.texts.ts';

/** In inches from the foremost point: room for the unit and the limits around it. The limit of the trailer is below the ground. */
type Reach = { from: number; to: number; top: number; half: number };

/** Half the width of every trailer, in inches. */
export const halfTrailer = 51;

export function findReach(plan: TruckPlan, loadWidth: number, checks: readonly EnvelopeCheck[] = []): Reach {
  const limitOf = (kind: EnvelopeKind) => checks.find(({ what }) => what === kind)?.limit ?? 0;
  return {
    from: Math.min(0, plan.bumper - limitOf('front_overhang')),
    to: Math.max(plan.right, plan.trailer.to + limitOf('rear_overhang')),
    top: Math.max(plan.top, limitOf('height')),
    half: Math.max(loadWidth / 2, limitOf('width') / 2, halfTrailer),
  };
}

/** In px for a frame of one width; typing never changes the height. */
export type DrawingLayout = {
  width: number;
  height: number;
  /** On a phone, the numbers come right under the wheels, then the lines. */
  isNarrow: boolean;
  textSize: number;
  numberRadius: number;
  lengthAt: number;
  overhangsAt: number;
  ground: number;
  linesAt: number;
  numbersAt: number;
  /** First row of texts that do not fit on their line. */
  belowAt: number;
  rowHeight: number;
  /** The first row of the axle weights, below everything else. */
  weightsAt: number;
  scale: number;
  /** Position of the foremost inch of the unit. */
  left: number;
  reach: Reach;
  /** The view from behind: its middle in px, half its width in inches. */
  rear: { at: number; half: number };
  /** Position of the line of the width, below the view from behind. */
  widthAt: number;
  /** Position of the vertical height line. */
  heightAt: number;
};

/** Min width in px of the wide layout, with the numbers under their lines. */
const wideFrom = 700;

/**
 * The view from the side and, at the same scale on the same ground, the view from behind. Room for one of the `rows` of
 * text below the lines is always reserved; that for the rows of axle weights is added.
 */
export function computeDrawingLayout(
  width: number,
  reach: Reach,
  { rows = 0, weightRows = 0 }: { rows?: number; weightRows?: number } = {},
): DrawingLayout {
  const isNarrow = width < wideFrom;
  const margins = isNarrow
    ? { left: 14, right: 52, top: 48, between: 20 }
    : { left: 44, right: 116, top: 58, between: 44 };
  const high = Math.max(66, Math.min(160, width * 0.145));
  const room = Math.max(40, width - margins.left - margins.right - margins.between);
  const long = reach.to - reach.from + 2 * reach.half;
  const scale = Math.min(room / long, high / reach.top);
  const start = margins.left + (room - long * scale) / 2;
  const rearFrom = start + (reach.to - reach.from) * scale + margins.between;
  const rearTo = rearFrom + 2 * reach.half * scale;
  const ground = margins.top + high;
  const below = isNarrow ? computeNarrowRows(ground, rows) : computeWideRows(ground, rows);
  return {
    ...below,
    height: below.height + weightRows * below.rowHeight,
    weightsAt: below.height + 2,
    width,
    isNarrow,
    ground,
    scale,
    reach,
    left: start - reach.from * scale,
    rear: { at: (rearFrom + rearTo) / 2, half: reach.half },
    widthAt: ground + (isNarrow ? 20 : 26),
    lengthAt: isNarrow ? 16 : 20,
    overhangsAt: isNarrow ? 36 : 42,
    heightAt: rearTo + (isNarrow ? 24 : 36),
  };
}

function computeNarrowRows(ground: number, rows: number) {
  const rowHeight = 16;
  const height = ground + 80 + Math.max(0, rows - 1) * rowHeight;
  return {
    height,
    textSize: 12,
    numberRadius: 9,
    numbersAt: ground + 17,
    linesAt: ground + 40,
    belowAt: ground + 58,
    rowHeight,
  };
}

function computeWideRows(ground: number, rows: number) {
  const rowHeight = 18;
  const height = ground + 104 + Math.max(0, rows - 1) * rowHeight;
  const places =
    rows === 0
      ? { linesAt: ground + 32, numbersAt: ground + 74, belowAt: ground + 52 }
      : { linesAt: ground + 56, numbersAt: ground + 22, belowAt: ground + 78 };
  return { height, textSize: 15, numberRadius: 11.5, ...places, rowHeight };
}

/** The rest are counted. */
const maxNamedStates = 3;

/** In px: digits and primes are narrower than high. */
export function estimateTextWidth(text: string, size: number): number {
  return text.length * size * 0.5;
}

/** A typo far beyond any length is not written out. */
export function formatPlausibleLength(value: number): string {
  return value > maxLength ? texts.overLength(formatLength(maxLength)) : formatLength(inches(value));
}

/** `TX, OH, KS +2`. */
export function formatCodes(states: readonly StateCode[]): string {
  const others = states.length - maxNamedStates;
  return `${states.slice(0, maxNamedStates).join(', ')}${others > 0 ? ` +${others}` : ''}`;
}

/** In px of the drawing. */
type Rect = { x: number; y: number; width: number; height: number };
/** `beyond` is the room past the limit: what the load fills of it passes the limit. */
export type LimitLine = { check: EnvelopeCheck; path: string; beyond: Rect[] };

/** In px; the bracket of the trailer is right below the ground. */
const bracketAt = 5;
const tick = 3;
const past = 6;

export function buildLimitLines(plan: TruckPlan, checks: readonly EnvelopeCheck[], layout: DrawingLayout): LimitLine[] {
  const trailer = findTrailerReach(plan, checks);
  return checks.flatMap((check): LimitLine[] => {
    if (check.what === 'height') return [{ check, ...buildHeightLine(check.limit, layout) }];
    if (check.what === 'width') return [{ check, ...buildWidthLines(check.limit, layout) }];
    if (check.what !== 'trailer_length') return [{ check, ...buildOverhangLine(check, plan, layout) }];
    return trailer === null ? [] : [{ check, ...buildTrailerLine(trailer, layout) }];
  });
}

/** One line through both views. */
function buildHeightLine(limit: number, { left, ground, scale, reach, rear }: DrawingLayout) {
  const at = ground - limit * scale;
  const from = left + reach.from * scale - past;
  const to = rear.at + rear.half * scale + past;
  return { path: `M${from} ${at}H${to}`, beyond: [{ x: from, y: 0, width: to - from, height: Math.max(0, at) }] };
}

/** In the view from behind, on both sides. */
function buildWidthLines(limit: number, { ground, scale, reach, rear }: DrawingLayout) {
  const top = ground - reach.top * scale;
  const half = (limit / 2) * scale;
  const beside = Math.max(0, rear.half * scale - half);
  const toVerticalPath = (x: number) => `M${x} ${ground + past}V${top}`;
  return {
    path: toVerticalPath(rear.at - half) + toVerticalPath(rear.at + half),
    beyond: [
      { x: rear.at - half - beside, y: 0, width: beside, height: ground },
      { x: rear.at + half, y: 0, width: beside, height: ground },
    ],
  };
}

function buildOverhangLine({ what, limit }: EnvelopeCheck, plan: TruckPlan, layout: DrawingLayout) {
  const { left, ground, scale, reach } = layout;
  const isFront = what === 'front_overhang';
  const at = left + (isFront ? plan.bumper - limit : plan.trailer.to + limit) * scale;
  const end = left + (isFront ? reach.from : reach.to) * scale;
  return {
    path: `M${at} ${ground - reach.top * scale}V${ground + past}`,
    beyond: [{ x: Math.min(at, end), y: 0, width: Math.abs(end - at), height: ground }],
  };
}

/** It is as long as the limit; the excess comes after its end. */
function buildTrailerLine({ from, to, over }: TrailerReach, { left, ground, scale }: DrawingLayout) {
  const at = ground + bracketAt;
  const [start, end] = [left + from * scale, left + to * scale];
  const toTickPath = (x: number) => `M${x} ${at - tick}V${at + tick}`;
  return {
    path: `${toTickPath(start)}M${start} ${at}H${end}${toTickPath(end)}`,
    beyond: over > 0 ? [{ x: end, y: at - tick, width: over * scale, height: 2 * tick }] : [],
  };
}

type TrailerReach = { from: number; to: number; over: number };

/** It begins where the shortest trailer that fits the lengths would; null until all lengths are known. */
function findTrailerReach(plan: TruckPlan, checks: readonly EnvelopeCheck[]): TrailerReach | null {
  const check = checks.find(({ what }) => what === 'trailer_length');
  if (check === undefined || check.actual === null) return null;
  const from = plan.length - check.actual;
  return { from, to: from + check.limit, over: check.over ?? 0 };
}
