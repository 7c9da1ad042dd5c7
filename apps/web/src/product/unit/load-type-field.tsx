import { loadTypes, type LoadType } from '@wideload/domain';
import { SelectField } from '#ui/form/select-field.tsx';
import * as texts from './unit-form.texts.ts';
import { loadType } from './unit.texts.ts';

const options = loadTypes.map(({ key, label }) => ({ value: key, label }));

type LoadTypeFieldProps = {
  name: string;
  error: string | undefined;
  onBlur: () => void;
  value: LoadType | null;
  onChoose: (loadType: LoadType | null) => void;
};

export function LoadTypeField({ value, onChoose, ...field }: LoadTypeFieldProps) {
  return (
    <SelectField
      {...field}
      label={loadType}
      options={options}
      placeholder={texts.selectLoadType}
      value={value ?? ''}
      onChange={(event) => onChoose(loadTypes.find(({ key }) => key === event.target.value)?.key ?? null)}
    />
  );
}
