import { interstateLimits } from './bridge-check.ts';
import { findUnknownKingpin } from './unknown-limits.ts';
import type { Load } from '../load/load.ts';
import type { Check, OpenCondition } from './reason.ts';
import type { KingpinLimit, StateFacts } from '../states/state.ts';
import {
  type SplitAxles,
  splitAxles,
  sumDistances,
  computeLongestTrailer,
  computeShortestKingpin,
  computeShortestTrailer,
} from '../load/trailer-length.ts';

/** A sliding fifth wheel puts the kingpin at most 3 ft ahead of the center of the drive axles. */
const maxKingpinAhead = 36;

/**
 * The measured kingpin against the state's limit; null where it was not measured, or the trailer may be too short for the limit.
 */
export function checkKingpin(load: Load, { legal }: StateFacts): Check | null {
  const { kingpin: limits } = legal;
  const measured = findMeasured(load);
  if (measured === null || limits === null || !isTrailerSurelyOver(load, measured, limits)) return null;
  const axles = splitAxles(load.axles);
  const actual = measured - computeShortOfRearmost(axles.trailer, limits.to);
  return { what: 'kingpin', limit: findKingpinLimit(axles, limits), actual: Math.ceil(actual), unit: 'in' };
}

/** Never less than the axle distances allow. */
function findMeasured(load: Load): number | null {
  return load.kingpin === null ? null : Math.max(load.kingpin, computeShortestKingpin(load));
}

/** A trailer is longer than from its kingpin to its last axle. */
function isTrailerSurelyOver(load: Load, kingpin: number, { trailerOverIn }: KingpinLimit): boolean {
  return Math.max(computeShortestTrailer(load), kingpin) > (trailerOverIn ?? 0);
}

/** The limits about where the trailer's axles are that may be exceeded. */
export function findSemitrailerConditions(load: Load, facts: StateFacts): OpenCondition[] {
  const found: OpenCondition[] = [];
  const kingpin = findKingpinCondition(load, facts);
  if (kingpin !== null) found.push(kingpin);
  const spacing = findSpacingCondition(load, facts);
  if (spacing !== null) found.push(spacing);
  return found;
}

/**
 * Axle distances do not show the kingpin: if it was not measured, the fifth wheel counts as far ahead as it can be. Null if the load
 * always meets the limit, or a measured kingpin decides it.
 */
function findKingpinCondition(load: Load, { legal }: StateFacts): OpenCondition | null {
  const kingpin = legal.kingpin ?? findUnknownKingpin(legal);
  if (kingpin === null || computeLongestTrailer(load) <= (kingpin.trailerOverIn ?? 0)) return null;
  const measured = findMeasured(load);
  if (legal.kingpin !== null && measured !== null && isTrailerSurelyOver(load, measured, legal.kingpin)) return null;
  const axles = splitAxles(load.axles);
  const limit = findKingpinLimit(axles, kingpin);
  const actual = computeFurthestKingpin(axles, kingpin.to, load);
  if (actual <= limit) return null;
  const what = legal.kingpin === null ? 'kingpin_unknown' : (`kingpin_${kingpin.to}` as const);
  return { what, limit, actual, over: actual - limit, unit: 'in', open: true };
}

/** West Virginia limits the distance between tractor and trailer instead. The widest one behind the drive axle is taken for it. */
function findSpacingCondition(load: Load, { legal }: StateFacts): OpenCondition | null {
  const { trailerSpacing: spacing } = legal;
  if (spacing === null || computeLongestTrailer(load) <= spacing.trailerOverIn) return null;
  const actual = splitAxles(load.axles).between;
  if (actual <= spacing.limitIn) return null;
  return {
    what: 'axle_spacing',
    limit: spacing.limitIn,
    actual,
    over: actual - spacing.limitIn,
    unit: 'in',
    open: true,
  };
}

function findKingpinLimit({ trailer }: SplitAxles, { limitIn, singleAxleLimitIn }: KingpinLimit): number {
  return trailer.length === 0 ? (singleAxleLimitIn ?? limitIn) : limitIn;
}

/** As measured, or at most the whole trailer. */
function computeFurthestKingpin({ tractor, between, trailer }: SplitAxles, to: KingpinLimit['to'], load: Load): number {
  const driveMiddle = sumDistances(tractor.slice(1)) / 2;
  const short = computeShortOfRearmost(trailer, to);
  const measured = findMeasured(load);
  if (measured !== null) return Math.ceil(measured - short);
  const byAxles = maxKingpinAhead + driveMiddle + between + sumDistances(trailer) - short;
  return Math.ceil(Math.min(byAxles, computeLongestTrailer(load) - short));
}

function computeShortOfRearmost(gaps: readonly number[], to: KingpinLimit['to']): number {
  if (to === 'rearmost_axle') return 0;
  const fromRear = gaps.toReversed();
  const apart = fromRear.findIndex((gap) => gap > interstateLimits.tandemWithin);
  const group = apart < 0 ? fromRear : fromRear.slice(0, apart);
  return sumDistances(to === 'tandem_center' ? group.slice(0, 1) : group) / 2;
}
