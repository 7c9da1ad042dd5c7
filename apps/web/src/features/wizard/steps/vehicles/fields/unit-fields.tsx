import { loadTypes } from '@wideload/domain';
import type { FocusEvent } from 'react';
import * as texts from '../vehicles-step.texts.ts';
import { FieldGrid, Section } from '../../../../../ui/layout/panel.tsx';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import type { StepProps } from '../../../step/step-props.ts';
import type { UnitForm } from '../../../forms/unit-form.ts';
import { UnitLengths } from './unit-lengths.tsx';
import { TrailerPicker, TruckPicker } from './vehicle-picker.tsx';

type UnitFieldsProps = StepProps & {
  unit: UnitForm;
  at: number;
  put: (unit: UnitForm) => void;
  /** The path of the length whose field has the focus; null for none. */
  onInHand: (path: string | null) => void;
};

const loadTypeOptions = loadTypes.map(({ key, label }) => ({ value: key, label }));

/** Everything that is asked about one unit. */
export function UnitFields({ unit, at, put, onInHand, ...step }: UnitFieldsProps) {
  const { messages, onShortcut } = step;
  const stored = step.state.order?.units.find(({ _id }) => _id === unit._id);
  const name = (path: string) => `units.${at}.${path}`;
  const shared = (path: string) => ({
    name: name(path),
    error: messages.messageAt(name(path)),
    onBlur: () => messages.touch(name(path)),
  });

  function follow(event: FocusEvent<HTMLElement>) {
    const field = event.target.getAttribute('name');
    onInHand(field?.startsWith(name('')) ? field.slice(name('').length).replace(/\.(feet|inches)$/, '') : null);
  }

  /** Heard after the focus has come to the next field where that was pressed: only going away altogether lets go. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) onInHand(null);
  }

  return (
    <div className="above-28" onFocus={follow} onBlur={leave}>
      <Section title={texts.unit} level={2}>
        <FieldGrid columns={3}>
          <TruckPicker
            {...shared('truckId')}
            truckId={unit.truckId}
            stored={stored?.truck ?? null}
            onChoose={(truckId) => put({ ...unit, truckId })}
            onAdd={() => onShortcut('/trucks')}
          />
          <TrailerPicker
            {...shared('trailerId')}
            trailerId={unit.trailerId}
            stored={stored?.trailer ?? null}
            onChoose={(trailerId) => put({ ...unit, trailerId })}
            onAdd={() => onShortcut('/trailers')}
          />
          <SelectField
            {...shared('loadType')}
            label={texts.loadType}
            options={loadTypeOptions}
            placeholder={texts.selectLoadType}
            value={unit.loadType ?? ''}
            onChange={(event) =>
              put({ ...unit, loadType: loadTypes.find(({ key }) => key === event.target.value)?.key ?? null })
            }
          />
        </FieldGrid>
      </Section>
      <UnitLengths unit={unit} put={put} shared={shared} />
    </div>
  );
}
