import type { ChangedUnit, Unit } from '@wideload/contract';
import { toDraftUnit, toUnitForm, type UnitForm } from './unit-form.ts';

type PaidUnit = Parameters<typeof toUnitForm>[0] & Pick<Unit, 'truck' | 'trailer'>;

/** The form of a unit of a paid order, without the text that the carrier typed. */
export function toChangeForm(unit: PaidUnit): UnitForm {
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
  const { typed: _, filing: __, ...unit } = toDraftUnit(form);
  return unit;
}

/** Another spelling of the same value is not a change. */
export function isSameUnit(form: UnitForm, other: UnitForm): boolean {
  return JSON.stringify(toDraftUnit(form)) === JSON.stringify(toDraftUnit(other));
}
