import type { OrderFile } from '@wideload/contract';
import { lengthFields, lengthReadings, loadTypes, readingWords, type LengthField as Length } from '@wideload/domain';
import * as texts from './unit-change.texts.ts';
import { LengthField } from '../../../../ui/form/length-field.tsx';
import { FieldGrid, Section } from '../../../../ui/layout/panel.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { lengthReading, loadTypeIn, tidiedWeight, weightPath, type UnitForm } from './unit-change-form.ts';
import { UnitVehicles } from './unit-vehicles.tsx';

type UnitFieldsProps = {
  orderId: string;
  unit: OrderFile['units'][number];
  form: UnitForm;
  put: (form: UnitForm) => void;
  /** What every field gets: its name, its message, and what happens as it is left. */
  shared: (path: string) => { name: string; error: string | undefined; onBlur: () => void };
};

const loadTypeOptions = loadTypes.map(({ key, label }) => ({ value: key, label }));
const dimensions = lengthFields.filter(({ path }) => path.startsWith('dimensions.'));
const axles = lengthFields.filter(({ path }) => path.startsWith('axles.'));

/** Everything of a unit that can be changed. */
export function UnitFields({ orderId, unit, form, put, shared }: UnitFieldsProps) {
  const ofWeight = shared(weightPath);

  function length({ path, label, to, usual }: Length) {
    const text = form.lengths[path] ?? '';
    const field = shared(path);
    const choose = (chosen: string) => put({ ...form, lengths: { ...form.lengths, [path]: chosen } });
    return (
      <LengthField
        key={path}
        {...field}
        label={label}
        optional={path === 'axles.EF'}
        reading={lengthReading(text, usual)}
        // Asked once the field is left in doubt: while one types, `13` is mostly on its way to `13'6"`.
        choices={
          field.error === undefined
            ? []
            : lengthReadings(text, to, usual).map((reading) => ({ text: reading.text, label: readingWords(reading) }))
        }
        onChoose={choose}
        value={text}
        onChange={(event) => choose(event.target.value)}
      />
    );
  }
  return (
    <>
      <Section level={3} title={texts.vehicles}>
        <FieldGrid columns={1}>
          <UnitVehicles {...{ orderId, unit, form, put, shared }} />
          <SelectField
            {...shared('loadType')}
            label={texts.loadType}
            options={loadTypeOptions}
            placeholder={texts.selectLoadType}
            value={form.loadType ?? ''}
            onChange={(event) => put({ ...form, loadType: loadTypeIn(event.target.value) })}
          />
        </FieldGrid>
      </Section>
      <Section level={3} title={texts.overallDimensions} intro={texts.anySpelling}>
        <FieldGrid columns={2} phone={2}>
          {dimensions.map(length)}
          <TextField
            {...ofWeight}
            label={texts.loadedWeight}
            unit="lb"
            inputMode="numeric"
            autoComplete="off"
            value={form.weight}
            onChange={(event) => put({ ...form, weight: event.target.value })}
            onBlur={() => {
              ofWeight.onBlur();
              put({ ...form, weight: tidiedWeight(form.weight) });
            }}
          />
        </FieldGrid>
      </Section>
      <Section level={3} title={texts.axleDistances}>
        <FieldGrid columns={2} phone={2}>
          {axles.map(length)}
        </FieldGrid>
      </Section>
    </>
  );
}
