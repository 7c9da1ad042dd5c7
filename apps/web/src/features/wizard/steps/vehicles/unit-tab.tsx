import { formatPounds, isAboveRegistered, pounds } from '@wideload/domain';
import { isEmptyUnit, type UnitForm } from '#product/unit/unit-form.ts';
import { useTrailer, useTruck } from '../../drawing/use-vehicles.ts';
import type { StepProps } from '../../step-props.ts';
import { UnitFields } from './unit-fields.tsx';
import { NoPermits } from './no-permits.tsx';
import { useFilledUnit } from './use-filled-unit.ts';
import * as texts from './vehicles-step.texts.ts';
import { WithPicture } from './with-picture.tsx';
import { FillOffers } from './fill-offers.tsx';
import { UnitOffers } from './unit-offers.tsx';

type UnitTabProps = StepProps & { unit: UnitForm; at: number; put: (unit: UnitForm) => void };

/** The content of a unit's tab. */
export function UnitTab({ unit, at, put, ...step }: UnitTabProps) {
  const { draft, order } = step.state;
  const stored = order?.units.find(({ _id }) => _id === unit._id);
  const trailer = useTrailer(unit.trailerId, stored?.trailer);
  const truck = useTruck(unit.truckId, stored?.truck);
  const { isUndone, ...filling } = useFilledUnit(unit, { put, saveNow: step.saveNow });
  return (
    <WithPicture {...{ unit, at, trailer }} states={draft.jurisdictions}>
      <NoPermits draft={draft} isRefused={step.isRefused} />
      {isEmptyUnit(unit) && (
        <FillOffers state={step.state} unit={unit} at={at} takesFocus={isUndone} onFill={filling.fill} />
      )}
      <UnitFields
        {...step}
        unit={unit}
        at={at}
        put={put}
        weightReading={describeWeight(draft.units[at]?.weight ?? null, truck)}
        offers={<UnitOffers key={unit._id} state={step.state} unit={unit} at={at} {...filling} />}
      />
    </WithPicture>
  );
}

function describeWeight(weight: number | null, truck: ReturnType<typeof useTruck>): string {
  if (truck === null || !isAboveRegistered(weight, truck)) return '';
  return texts.aboveRegistered(truck.internalNumber, formatPounds(pounds(truck.registeredWeight)));
}
