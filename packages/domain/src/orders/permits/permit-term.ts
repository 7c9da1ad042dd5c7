import { compareDays, parseDay, type Day } from '../../basics/day.ts';
import type { PermitStatus } from './permit-status.ts';

/** Where a day lies in the validity of an issued permit. */
export const permitTerms = ['ahead', 'valid', 'ends-today', 'expired'] as const;
export type PermitTerm = (typeof permitTerms)[number];

/** The days may be absent until the permit is issued. */
export type IssuedDays = {
  status: PermitStatus;
  validFrom?: string | null | undefined;
  validTo?: string | null | undefined;
};

/** Null for a permit that is not issued. Both ends of the validity count; `today` is the day of whoever looks. */
export function findPermitTerm({ status, validFrom, validTo }: IssuedDays, today: Day): PermitTerm | null {
  if (status !== 'issued') return null;
  const [first, last] = [parseDay(validFrom ?? ''), parseDay(validTo ?? '')];
  if (last !== null && compareDays(last, today) < 0) return 'expired';
  if (first !== null && compareDays(first, today) > 0) return 'ahead';
  return last !== null && compareDays(last, today) === 0 ? 'ends-today' : 'valid';
}
