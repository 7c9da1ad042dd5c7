import { toChangeForm } from '#product/unit/changed-unit.ts';
import { TrailerPicker, TruckPicker, LoadTypeField } from '../../unit/vehicle-pickers.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import {
  toUnitPath,
  listCorrected,
  listOrderVehicles,
  toFactPath,
  type FactsForm,
  type OrderVehicle,
} from './change-form.ts';
import type { PartProps } from './change-quote.tsx';
import { createVehicleQueries } from './changes.queries.ts';
import * as texts from './changes.texts.ts';
import { truckMakes, listTruckYears } from '@wideload/domain';
import { useState } from 'react';
import { listRegionChoices } from '../../account/region-choices.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import { FoldedFields } from '#ui/form/folded-fields.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { UnitLengths } from '../../unit/unit-lengths.tsx';

const regions = listRegionChoices();
const makes = truckMakes.map((make) => ({ value: make, label: make }));

/** For a clerk: what is mistyped on the order, as the carrier says it. */
function CorrectVehicles({ order, form, put, findError }: PartProps) {
  return (
    <Section level={3} title={texts.correctFacts}>
      <p className="muted">{texts.correctFactsIntro}</p>
      {listOrderVehicles(order).map((vehicle) => (
        <VehicleFacts
          key={vehicle.id}
          vehicle={vehicle}
          value={form.facts[vehicle.id] ?? vehicle.facts}
          findError={findError}
          onChange={(facts) => put({ facts: { ...form.facts, [vehicle.id]: facts } })}
        />
      ))}
      {listCorrected(order, form.facts).length > 0 && (
        <Checkbox
          name="inFleet"
          label={texts.inFleet}
          checked={form.inFleet}
          onChange={({ target }) => put({ inFleet: target.checked })}
        />
      )}
    </Section>
  );
}

type FactsProps = {
  vehicle: OrderVehicle;
  value: FactsForm;
  findError: PartProps['findError'];
  onChange: (facts: FactsForm) => void;
};

function VehicleFacts({ vehicle, value, findError, onChange }: FactsProps) {
  const [years] = useState(() => listYears(vehicle.facts.year));
  const put = (fact: keyof FactsForm) => (text: string) => onChange({ ...value, [fact]: text });
  const shared = (fact: keyof FactsForm) => {
    const name = toFactPath(vehicle, fact);
    return { name, label: texts.vehicleFacts[fact], value: value[fact], error: findError(name) };
  };
  const typed = (fact: keyof FactsForm) => (
    <TextField {...shared(fact)} autoComplete="off" onChange={({ target }) => put(fact)(target.value)} />
  );
  const isTruck = vehicle.part === 'truck';
  return (
    <FoldedFields title={texts.vehicleToCorrect[vehicle.part](vehicle.internalNumber)} isOpen={false}>
      <FieldGrid>
        {typed('plateNumber')}
        <Combobox {...shared('plateState')} choices={regions} onChange={put('plateState')} />
        {typed('vinCode')}
        {isTruck ? <Combobox {...shared('make')} choices={makes} onChange={put('make')} /> : typed('make')}
        {isTruck ? <Combobox {...shared('year')} choices={years} onChange={put('year')} /> : typed('year')}
      </FieldGrid>
    </FoldedFields>
  );
}

/** The year that the truck has stays a choice. */
function listYears(own: string) {
  const years = listTruckYears(new Date().getFullYear()).map(String);
  return [...new Set([...years, own])].map((year) => ({ value: year, label: year }));
}

export function ChangedVehicles(props: PartProps) {
  const { order, form, lists, side, put, findError } = props;
  const findVehicles = createVehicleQueries(order);
  return (
    <div className="stack gap-16 above-12">
      <p>{texts.vehiclesIntro[side]}</p>
      {order.units.map((unit, index) => {
        const value = form.units[unit._id] ?? toChangeForm(unit);
        const putUnit = (parts: Partial<typeof value>) =>
          put({ units: { ...form.units, [unit._id]: { ...value, ...parts } } });
        const field = (path: string) => {
          const name = toUnitPath(index, path);
          return { name, error: findError(name), onBlur: () => undefined };
        };
        return (
          <Section key={unit._id} level={3} title={texts.unit(index + 1)}>
            <FieldGrid columns={1}>
              <TruckPicker
                {...field('truckId')}
                chosenId={value.truckId}
                kept={unit.truck}
                toQuery={findVehicles('trucks', lists.findTrucks)}
                nothing={texts.noVehicle}
                onChoose={(truckId) => putUnit({ truckId })}
              />
              <TrailerPicker
                {...field('trailerId')}
                chosenId={value.trailerId}
                kept={unit.trailer}
                toQuery={findVehicles('trailers', lists.findTrailers)}
                nothing={texts.noVehicle}
                onChoose={(trailerId) => putUnit({ trailerId })}
              />
            </FieldGrid>
          </Section>
        );
      })}
      {side === 'clerk' && <CorrectVehicles {...props} />}
      <Checkbox
        name="takeCorrections"
        label={texts.takeCorrections}
        checked={form.takesCorrections}
        onChange={({ target }) => put({ takesCorrections: target.checked })}
      />
    </div>
  );
}

/** The figures of the load, of one unit at a time. */
export function ChangedLoad({ order, form, unit: shown, put, findError }: PartProps) {
  const [id, setId] = useState(shown ?? order.units[0]?._id ?? '');
  const index = order.units.findIndex(({ _id }) => _id === id);
  const unit = order.units[index];
  if (unit === undefined) return null;
  const value = form.units[id] ?? toChangeForm(unit);
  const putUnit = (next: typeof value) => put({ units: { ...form.units, [id]: next } });
  const shared = (path: string) => {
    const name = toUnitPath(index, path);
    return { name, error: findError(name), onBlur: () => undefined };
  };
  const choices = order.units.map(({ _id }, at) => ({ value: _id, label: texts.unit(at + 1) }));
  return (
    <div className="stack gap-16 above-12">
      <p>{texts.loadIntro}</p>
      {choices.length > 1 && (
        <Combobox label={texts.whichUnit} name="unit" choices={choices} value={id} onChange={setId} />
      )}
      <LoadTypeField
        {...shared('loadType')}
        value={value.loadType}
        onChoose={(loadType) => putUnit({ ...value, loadType })}
      />
      <UnitLengths key={id} unit={value} put={putUnit} shared={shared} layout="drawer" />
    </div>
  );
}
