import type { EnvelopeCheck } from '@wideload/domain';
import type { DrawingLayout } from './drawing-layout.ts';
import type { TruckPlan } from './truck-plan.ts';

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
