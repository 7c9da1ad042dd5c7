import type { ChangedUnit, OrderFile } from '@wideload/contract';
import { unitProblems } from '@wideload/domain';
import type { FieldProblem } from '../../../../lib/forms/form-problems.ts';
import { toDraftUnit, toUnitForm, type UnitForm } from '../../../../product/unit/unit-form.ts';
import { unitLabels } from '../../../../product/unit/unit-labels.ts';

/** The form of a unit that an admin changes: its values, and not what the carrier once typed. */
export function toChangeForm(unit: OrderFile['units'][number]): UnitForm {
  return toUnitForm({
    ...unit,
    // A vehicle that was deleted from its list is still named by the order's own copy.
    truckId: unit.truckId ?? unit.truck?._id ?? null,
    trailerId: unit.trailerId ?? unit.trailer?._id ?? null,
    typed: {},
  });
}

/** The changed unit; what is no value (yet) is null. */
export function toChangedUnit(form: UnitForm): ChangedUnit {
  const { typed: _, ...unit } = toDraftUnit(form);
  return unit;
}

/** Every problem of the form, with the messages of spec [5], by the path of its field. */
export function findProblems(form: UnitForm): FieldProblem[] {
  return unitProblems(toDraftUnit(form)).map(({ path, message }) => ({ name: path, message }));
}

/** A problem for the summary, where the field does not stand beside its message. */
export function addLabel({ name, message }: FieldProblem): FieldProblem {
  const label = unitLabels[name];
  return { name, message: label === undefined ? message : `${label}: ${message}` };
}
