import { useState } from 'react';
import * as texts from '../texts/en/ui-password-field.ts';
import { describedBy, Field, useFieldIds } from './field.tsx';
import fieldCss from './field.module.css';
import css from './password-field.module.css';
import type { TextFieldProps } from './text-field.tsx';

/** A password that can be shown, pasted and filled in by a password manager (give `autoComplete`). */
export function PasswordField({
  label,
  hint,
  optional,
  error,
  action,
  unit: _,
  className,
  id,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds({ id, name: input.name });
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ ids, label, hint, optional, error, action, className }}>
      <div className={fieldCss['box']}>
        <input
          {...input}
          id={ids.id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={fieldCss['control']}
          {...describedBy(ids, { hint, error })}
        />
        <button
          type="button"
          className={css['show']}
          aria-pressed={isShown}
          aria-label={texts.showNamed(label.toLowerCase())}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      </div>
    </Field>
  );
}
