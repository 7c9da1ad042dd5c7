import { permitStatuses, type Day, type IssuedDays, type StateCode } from '@wideload/domain';
import { findPermitSign, type PermitSign } from './permit-signs.ts';

/** The most permits that are in sight at once; more are folded by state. */
export const mostInSight = 24;

export type PermitGroup<Permit> = { state: StateCode; permits: Permit[]; isOpen: boolean };

/**
 * The permits of a large order by state, in the order of their first ones; null for an order whose permits are all in sight.
 * @param waits whether a permit waits for the reader: the first states of such permits are open, as far as they are in sight
 */
export function groupPermits<Permit extends { state: StateCode }>(
  permits: readonly Permit[],
  waits: (permit: Permit) => boolean,
): PermitGroup<Permit>[] | null {
  if (permits.length <= mostInSight) return null;
  const byState = new Map<StateCode, Permit[]>();
  for (const permit of permits) byState.set(permit.state, [...(byState.get(permit.state) ?? []), permit]);
  let inSight = 0;
  return [...byState].map(([state, own]) => {
    const isFirst = inSight === 0;
    const isOpen = own.some(waits) && (isFirst || inSight + own.length <= mostInSight);
    if (isOpen) inSight += own.length;
    return { state, permits: own, isOpen };
  });
}

/** How many permits have each sign, in the order of the statuses. `today` is that of the device. */
export function countSigns(permits: readonly IssuedDays[], today: Day): (PermitSign & { count: number })[] {
  const counts = new Map<string, PermitSign & { count: number }>();
  for (const status of permitStatuses)
    for (const permit of permits.filter((one) => one.status === status)) {
      const sign = findPermitSign(permit, today);
      counts.set(sign.word, { ...sign, count: (counts.get(sign.word)?.count ?? 0) + 1 });
    }
  return [...counts.values()];
}
