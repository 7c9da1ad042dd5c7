import type { Reason } from '../load/reason.ts';
import { decidePermitSoFar } from '../permits/permits.ts';
import type { OrderableState } from '../states/state.ts';
import type { TravelLoad } from '../travel/travel-load.ts';

/** Width, height and length; the trailer and the overhangs are length. */
export function countOversizeDimensions({ facts }: TravelLoad, state: OrderableState): number {
  return listDimensions(decidePermitSoFar(facts, state).reasons).length;
}

function listDimensions(reasons: readonly Reason[]): string[] {
  const lengths = reasons.filter(({ unit }) => unit === 'in').map(({ what }) => what);
  return [...new Set(lengths.map((what) => (what === 'width' || what === 'height' ? what : 'length')))];
}
