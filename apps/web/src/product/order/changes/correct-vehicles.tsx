import { truckMakes, listTruckYears } from '@wideload/domain';
import { useState } from 'react';
import { listRegionChoices } from '#product/account/region-choices.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { FoldedFields } from '#ui/form/folded-fields.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import type { PartProps } from './change-parts.ts';
import * as texts from './changes.texts.ts';
import { listCorrected, listOrderVehicles, toFactPath, type FactsForm, type OrderVehicle } from './corrected-facts.ts';

const regions = listRegionChoices();
const makes = truckMakes.map((make) => ({ value: make, label: make }));

/** For a clerk: what is mistyped on the order, as the carrier says it. */
export function CorrectVehicles({ order, form, put, findError }: PartProps) {
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
