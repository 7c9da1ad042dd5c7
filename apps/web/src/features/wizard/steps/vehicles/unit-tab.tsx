import {
  formatPounds,
  isAboveRegistered,
  pounds,
  judgePermits,
  type DraftOrder,
  isUnitComplete,
} from '@wideload/domain';
import { fieldMessages } from '@wideload/contract/client';
import { isEmptyUnit, type UnitForm } from '#product/unit/unit-form.ts';
import { useTrailer, useTruck } from '../../drawing/use-vehicles.ts';
import type { StepProps, StepState } from '../../step-props.ts';
import { UnitFields } from './unit-fields.tsx';
import * as texts from './vehicles-step.texts.ts';
import { WithPicture } from './with-picture.tsx';
import { UnitOffers, useFilledUnit } from './unit-offers.tsx';
import { NoPermit } from '#product/permit/rules/no-permit.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { Combination } from '@wideload/contract';
import { useEffect, useMemo, useRef } from 'react';
import * as offersTexts from './offers.texts.ts';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import { combinationsQuery, formatLoad, toUnit } from './keep-combination.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './unit-offers.module.css';

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

/** Beyond this number, a combobox replaces the buttons. */
const maxButtons = 7;

type FillOffersProps = {
  state: StepState;
  unit: UnitForm;
  at: number;
  takesFocus: boolean;
  onFill: (unit: UnitForm, from: string) => void;
};

/** Offers for an empty unit; renders nothing without one. */
function FillOffers({ state: { form, draft }, unit, at, takesFocus, onFill }: FillOffersProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { data: saved = [], error, refetch } = useQuery(combinationsQuery);
  const others = form.units.flatMap((other, index) => {
    const isReady = index !== at && draft.units[index] !== undefined && isUnitComplete(draft.units[index]);
    return isReady ? [{ other, name: offersTexts.unitName(index + 1) }] : [];
  });
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  if (others.length === 0 && saved.length === 0 && error === null) return null;
  const use = (combination: Combination) => onFill(toUnit(combination, unit._id), combination.name);
  return (
    <Section title={offersTexts.fillInThisUnit} intro={offersTexts.fillInIntro}>
      <div ref={ref} tabIndex={-1} className={classNames('cluster', css['offers'])}>
        {others.map(({ other, name }) => (
          <Button key={other._id} onClick={() => onFill({ ...other, _id: unit._id }, name)}>
            {offersTexts.sameAs(name)}
          </Button>
        ))}
        {saved.length <= maxButtons &&
          saved.map((combination) => (
            <Button key={combination._id} onClick={() => use(combination)}>
              <span className={css['offer']}>
                {combination.name} <span className="hint medium">{formatLoad(combination)}</span>
              </span>
            </Button>
          ))}
      </div>
      {saved.length > maxButtons && <CombinationPicker saved={saved} onUse={use} />}
      {error !== null && (
        <p className={classNames('text-row above-20', css['line'])}>
          {offersTexts.combinationsNotLoaded} {error.message}
          <Button look="link" onClick={() => void refetch()}>
            {offersTexts.tryAgain}
          </Button>
        </p>
      )}
    </Section>
  );
}

function CombinationPicker({ saved, onUse }: { saved: readonly Combination[]; onUse: (one: Combination) => void }) {
  const choices = useMemo(
    () => saved.map((one) => ({ value: one._id, label: one.name, detail: formatLoad(one) })),
    [saved],
  );
  function choose(id: string) {
    const found = saved.find(({ _id }) => _id === id);
    if (found !== undefined) onUse(found);
  }
  return (
    <FieldGrid columns={3}>
      <Combobox
        label={offersTexts.savedCombination}
        choices={choices}
        value=""
        onChange={choose}
        placeholder={offersTexts.findCombination}
        nothing={offersTexts.noCombinationMatches}
      />
    </FieldGrid>
  );
}

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
