import { formatPounds, isAboveRegistered, pounds, judgePermits, type DraftOrder } from '@wideload/domain';
import { fieldMessages } from '@wideload/contract/client';
import { isEmptyUnit, type UnitForm } from '#product/unit/unit-form.ts';
import { useTrailer, useTruck } from '../../drawing/use-vehicles.ts';
import type { StepProps } from '../../step-props.ts';
import { UnitFields } from './unit-fields.tsx';
import * as texts from './vehicles-step.texts.ts';
import { WithPicture } from './with-picture.tsx';
import { FillOffers } from './fill-offers.tsx';
import { UnitOffers, useFilledUnit } from './unit-offers.tsx';
import { NoPermit } from '#product/permit/rules/no-permit.tsx';
import { Notice } from '#ui/layout/notice.tsx';

function NoPermits({ draft, isRefused }: { draft: DraftOrder; isRefused: boolean }) {
  if (!isRefused) return null;
  const judged = judgePermits(draft);
  const isNone =
    judged.length > 0 &&
    judged.length === draft.units.length * draft.jurisdictions.length &&
    judged.every(({ need }) => need.verdict === 'none');
  if (!isNone) return null;
  const isSeveral = draft.units.length > 1;
  return (
    <Notice tone="warn" title={texts.noPermitsNeeded} className="above-20">
      <p>
        {fieldMessages['permits.not-needed']} {texts.nothingToOrder}
      </p>
      <ul className="bullets readable stack gap-8 above-12">
        {judged.map(({ unit, state, need }) => (
          <li key={`${unit} ${state}`}>
            {isSeveral && `${texts.unitSentence(draft.units.findIndex(({ _id }) => _id === unit) + 1)} `}
            <NoPermit need={need} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

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
