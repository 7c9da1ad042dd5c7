import type { DraftUnit } from './draft-unit.ts';
import { isUnitComplete } from './unit.ts';

/**
 * The last open tab, or the last unit once that is deleted (spec [4]); before any tab was open, the first unfinished
 * unit, else the first.
 */
export function findCurrentUnit(units: readonly DraftUnit[], shown: string | null): string | null {
  const known = units.find(({ _id }) => _id === shown);
  const fallback = shown === null ? (units.find((unit) => !isUnitComplete(unit)) ?? units[0]) : units.at(-1);
  return (known ?? fallback)?._id ?? null;
}
