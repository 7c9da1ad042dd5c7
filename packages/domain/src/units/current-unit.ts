import type { DraftUnit } from '../orders/draft.ts';
import { isUnitComplete } from './unit.ts';

/**
 * Id of the unit whose tab is open: the one shown last, or the last one after that was deleted (spec [4]). If none was
 * shown yet, the first unfinished one, else the first. Null without units.
 */
export function findCurrentUnit(units: readonly DraftUnit[], shown: string | null): string | null {
  const known = units.find(({ _id }) => _id === shown);
  const fallback = shown === null ? (units.find((unit) => !isUnitComplete(unit)) ?? units[0]) : units.at(-1);
  return (known ?? fallback)?._id ?? null;
}
