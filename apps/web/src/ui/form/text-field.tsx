import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Field, measureInput, useField, type FieldProps } from './field.tsx';
import * as texts from '../ui.texts.ts';
import css from './field.module.css';

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> &
  FieldProps & {
    unit?: string | undefined;
    className?: string | undefined;
    ref?: Ref<HTMLInputElement>;
  };

const blanks: Partial<Record<string, string>> = { date: texts.blankDate, time: texts.blankTime };

export function TextField({ unit, ...props }: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <div className={css['box']}>
        <input
          type="text"
          {...(unit && measureInput)}
          {...(control.type === 'email' && { spellCheck: false })}
          {...control}
          data-blank={control.value === '' ? blanks[control.type ?? 'text'] : undefined}
          className={classNames(css['control'], unit && css['withUnit'])}
        />
        {unit && <span className={css['unit']}>{unit}</span>}
      </div>
    </Field>
  );
}

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> &
  FieldProps & { className?: string | undefined; ref?: Ref<HTMLTextAreaElement> };

export function TextArea(props: TextAreaProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <div className={css['box']}>
        <textarea
          rows={3}
          {...control}
          className={css['control']}
          onFocus={(event) => {
            // The browser scrolls only to the line of the cursor; the rest could be below a bar.
            event.currentTarget.scrollIntoView({ block: 'nearest' });
            control.onFocus?.(event);
          }}
        />
      </div>
    </Field>
  );
}
