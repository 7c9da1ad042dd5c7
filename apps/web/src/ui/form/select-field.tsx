import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldProps } from './field.tsx';
import fieldCss from './field.module.css';
import css from './select-field.module.css';

export type Option = { value: string; label: string };

export type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> &
  FieldProps & {
    options: readonly Option[];
    placeholder?: string | undefined;
    className?: string | undefined;
    ref?: Ref<HTMLSelectElement>;
  };

/** For at most seven choices; use `Combobox` for more. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <div className={fieldCss['box']}>
        <select {...control} className={classNames(fieldCss['control'], css['select'])}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={css['chevron']} size={20} aria-hidden="true" />
      </div>
    </Field>
  );
}
