import { isUnitComplete } from '@wideload/domain';
import { isOnBehalf } from '#lib/api/on-behalf.ts';
import type { UnitForm } from '#product/unit/unit-form.ts';
import type { StepState } from '../../step-props.ts';
import { toCombination } from './combination.ts';
import { FilledNotice } from './filled-notice.tsx';
import { KeepCombination } from './keep-combination.tsx';
import { LastLoad } from './last-load.tsx';
import type { FilledUnit } from './use-filled-unit.ts';

type UnitOffersProps = Pick<FilledUnit, 'filled' | 'fill' | 'undo'> & { state: StepState; unit: UnitForm; at: number };

/** Offers about the chosen truck and trailer. The offers for an empty unit are `FillOffers`. */
export function UnitOffers({ state, unit, at, filled, fill, undo }: UnitOffersProps) {
  const draft = state.draft.units[at];
  const stored = state.order?.units.find(({ _id }) => _id === unit._id);
  const isComplete = draft !== undefined && isUnitComplete(draft);
  const content = isComplete ? toCombination(draft) : null;
  const { truckId, trailerId } = unit;
  const isLoadWanted = filled === null && !isComplete && truckId !== null && trailerId !== null;
  return (
    <>
      {filled !== null && <FilledNotice filled={filled} onUndo={undo} />}
      {isLoadWanted && <LastLoad unit={{ ...unit, truckId, trailerId }} stored={stored} onFill={fill} />}
      {content !== null && !isOnBehalf() && <KeepCombination content={content} stored={stored} />}
    </>
  );
}
