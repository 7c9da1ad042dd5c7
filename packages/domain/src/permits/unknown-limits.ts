import type { KnownFacts } from '../load/load.ts';
import type { KingpinLimit, StateFacts, Unlimitable } from '../states/state.ts';
import { stateCodes } from '../basics/state-code.ts';
import { stateFacts } from '../states/state-facts.ts';
import type { OpenCondition, OpenKind } from './reason.ts';

type Legal = StateFacts['legal'];

function findLeast(read: (legal: Legal) => number | null | undefined): number {
  return Math.min(...stateCodes.map((state) => read(stateFacts[state].legal) ?? Infinity));
}

/** The least that any state allows. A load within it needs no permit under a limit that is not established. */
export const strictest = {
  frontOverhang: findLeast((legal) => legal.frontOverhangIn),
  rearOverhang: findLeast((legal) => legal.rearOverhangIn),
  grossWeight: findLeast((legal) => legal.grossWeightLb),
};

/** Of all trailers, and to the rearmost axle, as the other points are ahead of it. */
const strictestKingpin: KingpinLimit = {
  limitIn: findLeast(({ kingpin }) => kingpin?.limitIn),
  singleAxleLimitIn: findLeast(({ kingpin }) => kingpin?.singleAxleLimitIn),
  to: 'rearmost_axle',
  trailerOverIn: null,
};

const none: readonly OpenCondition[] = [];

/** Overhangs and a gross weight above the least that any state allows, where it is not established whether this state limits them. */
export function findUnknownLimits({ dimensions, weight }: KnownFacts, { legal }: StateFacts): readonly OpenCondition[] {
  if (legal.frontOverhangIn !== null && legal.rearOverhangIn !== null && legal.grossWeightLb !== null) return none;
  const open: OpenCondition[] = [];
  const add = (limited: Unlimitable, what: OpenKind, actual: number | null, limit: number, unit: 'in' | 'lb') => {
    if (actual !== null && actual > limit && !legal.unlimited.includes(limited))
      open.push({ what, limit, actual, over: actual - limit, unit, open: true });
  };
  if (legal.frontOverhangIn === null)
    add('front_overhang', 'front_overhang_unknown', dimensions.frontOverhang, strictest.frontOverhang, 'in');
  if (legal.rearOverhangIn === null)
    add('rear_overhang', 'rear_overhang_unknown', dimensions.rearOverhang, strictest.rearOverhang, 'in');
  if (legal.grossWeightLb === null) add('gross_weight', 'gross_weight_unknown', weight, strictest.grossWeight, 'lb');
  return open;
}

/** The limit that a load must meet while it is not established what the state allows; null if the state is known to have none. */
export function findUnknownKingpin({ kingpin, trailerSpacing, unlimited }: Legal): KingpinLimit | null {
  return kingpin !== null || trailerSpacing !== null || unlimited.includes('kingpin') ? null : strictestKingpin;
}

/** Null if the state is known to have no gross limit of its own. */
export function findGrossLimit({ grossWeightLb, unlimited }: Legal): number | null {
  return grossWeightLb ?? (unlimited.includes('gross_weight') ? null : strictest.grossWeight);
}
