import { useState } from 'react';
import { toChangeForm } from '#product/unit/changed-unit.ts';
import { LoadTypeField } from '#product/unit/load-type-field.tsx';
import { UnitLengths } from '#product/unit/unit-lengths.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { toUnitPath } from './change-form.ts';
import type { PartProps } from './change-parts.ts';
import * as texts from './changes.texts.ts';

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
