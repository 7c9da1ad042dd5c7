import type { DraftOrder } from './draft.ts';
import type { Problem } from '../basics/problem.ts';
import { axleFigureFields } from '../load/axle-fields.ts';
import { countAxles } from '../load/axles.ts';
import type { DraftUnit } from '../load/draft-unit.ts';
import { isWeight } from '../permits/reason.ts';
import { judgePermits } from './permits/needed-permits.ts';

type WeighedParts = Pick<DraftOrder, 'units' | 'jurisdictions'>;

/** The load is over a limit of weight of one of the states: its form asks for the weight and the tires of each axle. */
export function isOverWeight({ units, jurisdictions }: WeighedParts, unitId: string): boolean {
  const own = units.filter(({ _id }) => _id === unitId);
  return judgePermits({ units: own, jurisdictions }).some(({ need }) => need.reasons.some(isWeight));
}

/**
 * Paths are relative to the unit. The wizard asks for them before it goes on; an order that was saved without them stays payable, and
 * the clerk's sheet names what is missing.
 */
export function findMissingAxleFigures(draft: WeighedParts, unit: DraftUnit): Problem[] {
  if (!isOverWeight(draft, unit._id)) return [];
  const count = countAxles(unit.axles);
  return axleFigureFields
    .filter(({ axle, path, read }) => axle <= count && (read(unit) ?? null) === null && !unit.typed[path])
    .map(({ path }) => ({ path, error: { code: 'field.missing' } }));
}
