import { toRoadLimitKind } from './limit-field.ts';
import type { RoadLimit, StateFacts } from '../states/state.ts';
import type { Dimensions } from '../load/load.ts';
import { openKinds, type OpenCondition, type OpenKind } from './reason.ts';

/**
 * Height up to which a vehicle is ordinary: states that allow it everywhere but on some roads are named, and decide nothing. Widths and
 * trailers within the federal minimum are lawful on the National Network (23 CFR 658.13 and 658.15), so they never decide here either.
 */
export const ordinaryHeight = 162;

type Known = number | null;
type Sizes = Record<keyof Dimensions, Known>;

export type PassedRoadLimits = { open: OpenCondition[]; named: RoadLimit[] };

/** The limits of some roads that this load passes: those that decide, and those that only hold where the vehicle may not be anyway. */
export function findPassedRoadLimits(sizes: Sizes, trailer: Known, { legal }: StateFacts): PassedRoadLimits {
  const passed: PassedRoadLimits = { open: [], named: [] };
  for (const roadLimit of legal.roadLimits) {
    const actual = getActual(roadLimit.what, sizes, trailer);
    if (actual === null || actual <= roadLimit.limitIn || actual > getMainLimit(roadLimit.what, legal)) continue;
    const kind = toOpenKind(roadLimit);
    if (kind === null || (roadLimit.what === 'height' && actual <= ordinaryHeight)) passed.named.push(roadLimit);
    else passed.open.push(toCondition(kind, actual, roadLimit.limitIn));
  }
  const { heightIn, heightInterstateIn = heightIn } = legal;
  const { height } = sizes;
  if (height !== null && height > heightIn && height <= heightInterstateIn)
    passed.open.push(toCondition('height_off_interstate', height, heightIn));
  return passed;
}

function getActual(what: RoadLimit['what'], { width, height, length }: Sizes, trailer: Known): Known {
  if (what === 'trailer_length') return trailer;
  return what === 'width' ? width : what === 'height' ? height : length;
}

/** Above it the permit is needed on any road. */
function getMainLimit(what: RoadLimit['what'], legal: StateFacts['legal']): number {
  return {
    width: legal.widthIn,
    height: legal.heightIn,
    length: Infinity,
    trailer_length: legal.trailerLengthIn,
  }[what];
}

function toOpenKind(limit: RoadLimit): OpenKind | null {
  return openKinds.find((kind) => kind === toRoadLimitKind(limit)) ?? null;
}

function toCondition(what: OpenKind, actual: number, limit: number): OpenCondition {
  return { what, limit, actual, over: actual - limit, unit: 'in', open: true };
}
