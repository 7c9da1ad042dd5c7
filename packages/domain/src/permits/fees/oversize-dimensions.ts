import { checkLengths, findTrailerCheck, isPassed } from '../legal-checks.ts';
import type { Reason } from '../reason.ts';
import type { PermitNeed } from '../permits.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import { stateFacts } from '../../states/state-facts.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import { findShortestTrailer, toLoad } from '../../load/unit-load.ts';

/** Width, height and length; the trailer and the overhangs are length. */
export function countOversizeDimensions({ facts }: TravelLoad, state: OrderableState): number {
  const load = toLoad(facts);
  const trailer = findTrailerCheck(findShortestTrailer(facts, load), load, stateFacts[state]);
  const checks = [...checkLengths(facts, stateFacts[state]), ...(trailer === null ? [] : [trailer])];
  return listDimensions(checks.filter(isPassed)).length;
}

/** Null while facts are missing and no dimension is over its limit so far. */
export function isOversize({ facts }: TravelLoad, reasons: readonly Reason[]): boolean | null {
  if (listDimensions(reasons).length > 0) return true;
  return toLoad(facts) === null ? null : false;
}

export function isOverweight({ reasons }: Pick<PermitNeed, 'reasons'>): boolean {
  return reasons.some(({ unit }) => unit === 'lb');
}

function listDimensions(reasons: readonly Pick<Reason, 'what' | 'unit'>[]): string[] {
  const lengths = reasons.filter(({ unit }) => unit === 'in').map(({ what }) => what);
  return [...new Set(lengths.map((what) => (what === 'width' || what === 'height' ? what : 'length')))];
}
