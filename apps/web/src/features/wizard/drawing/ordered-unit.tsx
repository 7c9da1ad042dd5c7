import type { Unit } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { toUnitForm } from '#product/unit/unit-form.ts';
import { UnitDrawing } from './unit-drawing.tsx';

/** The picture of the wizard, to look at. */
export function OrderedUnit({ unit, states }: { unit: Unit; states: readonly StateCode[] }) {
  return <UnitDrawing unit={toUnitForm(unit)} trailer={unit.trailer} states={states} focusedPath={null} />;
}
