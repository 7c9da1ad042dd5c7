import type { InputHTMLAttributes, Ref, SelectHTMLAttributes } from 'react';
import * as texts from '../ui.texts.ts';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldProps } from './field.tsx';
import fieldCss from './field.module.css';
import css from './two-part-field.module.css';

const inchChoices = Array.from({ length: 12 }, (_, inch) => String(inch));

export type TwoPartFieldProps = FieldProps & {
  feet: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
  inches: SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };
  id?: string | undefined;
  className?: string | undefined;
};

/** `feet` and `inches` come from `register()`; the id, to which an `ErrorSummary` links, is that of the feet. */
export function TwoPartField({ feet, inches, ...props }: TwoPartFieldProps) {
  const { frame, control } = useField({ ...props, name: feet.name });
  const { id, name: _, ...described } = control;
  const { label } = frame;
  return (
    <Field {...frame} group>
      <div className={fieldCss['box']} data-dimension="">
        <div className={css['part']}>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...feet}
            {...described}
            id={id}
            aria-label={texts.inFeet(label)}
            className={classNames(fieldCss['control'], fieldCss['withUnit'])}
          />
          <span className={fieldCss['unit']} aria-hidden="true">
            {texts.ft}
          </span>
        </div>
        <div className={css['part']}>
          <select
            {...inches}
            {...described}
            aria-label={texts.inInches(label)}
            className={classNames(fieldCss['control'], css['inches'])}
          >
            {inchChoices.map((inch) => (
              <option key={inch}>{inch}</option>
            ))}
          </select>
          <span className={fieldCss['unit']} aria-hidden="true">
            {texts.inches}
          </span>
        </div>
      </div>
    </Field>
  );
}
