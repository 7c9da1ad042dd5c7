import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { buildDescription, Field, measureInput, useFieldIds, type FieldProps } from './field.tsx';
import * as texts from '../ui.texts.ts';
import css from './field.module.css';

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> &
  FieldProps & {
    unit?: string | undefined;
    className?: string | undefined;
    ref?: Ref<HTMLInputElement>;
  };

const blanks: Partial<Record<string, string>> = { date: texts.blankDate, time: texts.blankTime };

export function TextField({
  label,
  hint,
  optional,
  error,
  action,
  reading,
  unit,
  className,
  id,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds({ id, name: input.name });
  return (
    <Field {...{ ids, label, hint, optional, error, action, reading, className }}>
      <div className={css['box']}>
        <input
          type="text"
          {...(unit && measureInput)}
          {...input}
          id={ids.id}
          data-blank={input.value === '' ? blanks[input.type ?? 'text'] : undefined}
          className={classNames(css['control'], unit && css['withUnit'])}
          {...buildDescription(ids, { hint, error })}
        />
        {unit && <span className={css['unit']}>{unit}</span>}
      </div>
    </Field>
  );
}

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> &
  FieldProps & { className?: string | undefined; ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ label, hint, optional, error, action, reading, className, id, ...input }: TextAreaProps) {
  const ids = useFieldIds({ id, name: input.name });
  return (
    <Field {...{ ids, label, hint, optional, error, action, reading, className }}>
      <div className={css['box']}>
        <textarea
          rows={3}
          {...input}
          id={ids.id}
          className={css['control']}
          onFocus={(event) => {
            // The browser scrolls only to the line of the cursor; the rest could be below a bar.
            event.currentTarget.scrollIntoView({ block: 'nearest' });
            input.onFocus?.(event);
          }}
          {...buildDescription(ids, { hint, error })}
        />
      </div>
    </Field>
  );
}
