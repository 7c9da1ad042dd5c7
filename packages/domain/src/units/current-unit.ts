import type { DraftUnit } from '../orders/draft.ts';
import { isUnitComplete } from './unit.ts';

/**
 * The id of the unit whose tab is open: the one that was shown last, and after that one was deleted the last one (spec [4]). Where none was
 * shown yet, it is the first that still wants something, else the first. Null without units.
 */
export function currentUnit(units: readonly DraftUnit[], shown: string | null): string | null {
  const known = units.find(({ _id }) => _id === shown);
  const fallback = shown === null ? (units.find((unit) => !isUnitComplete(unit)) ?? units[0]) : units.at(-1);
  return (known ?? fallback)?._id ?? null;
}
