import type { ChangedUnit, OrderFile } from '@wideload/contract';
import { toFieldMessages } from '@wideload/contract/client';
import { findUnitProblems } from '@wideload/domain';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import { toDraftUnit, toUnitForm, type UnitForm } from '#product/unit/unit-form.ts';
import { unitLabels } from '#product/unit/unit-labels.ts';

/** Without the text that the carrier typed. */
export function toChangeForm(unit: OrderFile['units'][number]): UnitForm {
  return toUnitForm({
    ...unit,
    // The order keeps a snapshot of a vehicle that was deleted from the list.
    truckId: unit.truckId ?? unit.truck?._id ?? null,
    trailerId: unit.trailerId ?? unit.trailer?._id ?? null,
    typed: {},
  });
}

/** Invalid or unfinished values become null. */
export function toChangedUnit(form: UnitForm): ChangedUnit {
  const { typed: _, ...unit } = toDraftUnit(form);
  return unit;
}

export function findProblems(form: UnitForm): FieldProblem[] {
  return toFieldMessages(findUnitProblems(toDraftUnit(form))).map(({ path, message }) => ({ name: path, message }));
}

export function addLabel({ name, message }: FieldProblem): FieldProblem {
  const label = unitLabels[name];
  return { name, message: label === undefined ? message : `${label}: ${message}` };
}
