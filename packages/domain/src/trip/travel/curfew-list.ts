import type { PermitTravel, Sourced } from '../../states/facts/permit-fact.ts';

/**
 * What is known of all curfews of a state. `partly`: there may be more than the rows. `unlisted`: there are some, and no list
 * could be read. `unknown`: nothing was found, which is no proof of none. Only `known` leaves an hour open.
 */
export type CurfewList = { kind: 'known' | 'partly' | 'unlisted' | 'unknown'; sources: readonly Sourced[] };

export function describeCurfewList({ curfews, areCurfewsKnown, curfewSource }: PermitTravel): CurfewList {
  const sources = [...curfews, ...(curfewSource === null ? [] : [curfewSource])];
  if (areCurfewsKnown) return { kind: 'known', sources };
  if (curfews.length > 0) return { kind: 'partly', sources };
  return { kind: curfewSource === null ? 'unknown' : 'unlisted', sources };
}
