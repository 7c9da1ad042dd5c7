import {
  isNearWeightLimit,
  isOverWeight,
  loadRecordFields,
  stateFacts,
  type DraftOrder,
  type DraftUnit,
  type FilingKey,
  type FilingValues,
} from '@wideload/domain';
import type { AxleNeed } from '#product/unit/axle-section.tsx';
import type { ReactNode } from 'react';
import * as texts from './vehicles-step.texts.ts';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import { loadRecord, loadRecordHint } from '#product/permit/filing.texts.ts';
import { TrailerPicker, TruckPicker, LoadTypeField } from '#product/unit/vehicle-pickers.tsx';
import { trailerRecords, truckRecords } from '#product/account/own-records.ts';
import { AddLinks } from '../../add-links.tsx';
import type { StepProps } from '../../step-props.ts';
import type { UnitForm } from '#product/unit/unit-form.ts';
import { UnitLengths } from '#product/unit/unit-lengths.tsx';
import { FoldedFields } from '#ui/form/folded-fields.tsx';
import { FilingInput } from '#product/permit/filing-field.tsx';

type UnitFieldsProps = StepProps & {
  unit: UnitForm;
  at: number;
  put: (unit: UnitForm) => void;
  /** Below truck, trailer and load type, so that it moves none of them when it comes. */
  offers: ReactNode;
  weightReading: string;
};

type FilingSectionProps = {
  title: string;
  hint: string;
  keys: readonly FilingKey[];
  values: FilingValues;
  onChange: (values: FilingValues) => void;
  /** Of the fields, with its point: `units.0.filing.`. */
  namePrefix: string;
};

/** Values that only forms of states ask for, folded until there are any. */
function FilingSection({ title, hint, keys, values, onChange, namePrefix }: FilingSectionProps) {
  return (
    <FoldedFields title={title} hint={hint} isOpen={keys.some((key) => (values[key] ?? '') !== '')} level={2}>
      <FieldGrid>
        {keys.map((key) => (
          <FilingInput
            key={key}
            filingKey={key}
            name={`${namePrefix}${key}`}
            value={values[key] ?? ''}
            onChange={(value) => onChange({ ...values, [key]: value })}
          />
        ))}
      </FieldGrid>
    </FoldedFields>
  );
}

export function UnitFields({ unit, at, put, offers, weightReading, ...step }: UnitFieldsProps) {
  const { messages, onShortcut, onAddHere } = step;
  const draft = step.state.draft.units[at];
  const stored = step.state.order?.units.find(({ _id }) => _id === unit._id);
  const toName = (path: string) => `units.${at}.${path}`;
  const buildSharedProps = (path: string) => ({
    name: toName(path),
    error: messages.messageAt(toName(path)),
    onBlur: () => messages.touch(toName(path)),
  });

  return (
    <>
      <Section title={texts.unit} level={2}>
        <FieldGrid columns={2}>
          <TruckPicker
            {...buildSharedProps('truckId')}
            chosenId={unit.truckId}
            kept={stored?.truck?._id === unit.truckId ? (stored?.truck ?? null) : null}
            toQuery={truckRecords.choicesQuery}
            nothing={texts.noTruckMatches}
            action={
              <AddLinks
                here={texts.addTruckHere}
                onHere={() => onAddHere('truck')}
                page={texts.addTruck}
                pageHint={texts.addTruckHint}
                onPage={() => onShortcut('/trucks')}
              />
            }
            onChoose={(truckId) => put({ ...unit, truckId })}
          />
          <TrailerPicker
            {...buildSharedProps('trailerId')}
            chosenId={unit.trailerId}
            kept={stored?.trailer?._id === unit.trailerId ? (stored?.trailer ?? null) : null}
            toQuery={trailerRecords.choicesQuery}
            nothing={texts.noTrailerMatches}
            action={
              <AddLinks
                here={texts.addTrailerHere}
                onHere={() => onAddHere('trailer')}
                page={texts.addTrailer}
                pageHint={texts.addTrailerHint}
                onPage={() => onShortcut('/trailers')}
              />
            }
            onChoose={(trailerId) => put({ ...unit, trailerId })}
          />
          <LoadTypeField
            {...buildSharedProps('loadType')}
            value={unit.loadType}
            onChoose={(loadType) => put({ ...unit, loadType })}
          />
        </FieldGrid>
        {offers}
      </Section>
      <UnitLengths
        unit={unit}
        put={put}
        shared={buildSharedProps}
        layout="page"
        weightReading={weightReading}
        axles={findAxleNeed(step.state.draft, draft)}
      />
      <FilingSection
        title={loadRecord}
        hint={loadRecordHint}
        keys={loadRecordFields}
        values={unit.filing}
        onChange={(filing) => put({ ...unit, filing })}
        namePrefix={toName('filing.')}
      />
    </>
  );
}

function findAxleNeed(draft: DraftOrder, unit: DraftUnit | undefined): AxleNeed {
  if (unit === undefined) return 'none';
  if (isOverWeight(draft, unit._id)) return 'required';
  return draft.jurisdictions.some((state) => isNearWeightLimit(unit, stateFacts[state])) ? 'asked' : 'none';
}
