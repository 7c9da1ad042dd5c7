import { useState } from 'react';
import { hide, hideNamed, show, showNamed } from '../ui.texts.ts';
import { buildDescription, Field, useFieldIds } from './field.tsx';
import { classNames } from '../class-names.ts';
import fieldCss from './field.module.css';
import css from './password-field.module.css';
import type { TextFieldProps } from './text-field.tsx';

type ToggleTexts = {
  show: string;
  hide: string;
  showNamed: (password: string) => string;
  hideNamed: (password: string) => string;
};

const english: ToggleTexts = { show, hide, showNamed, hideNamed };

export function PasswordField({
  label,
  hint,
  optional,
  error,
  action,
  unit: _,
  className,
  id,
  toggleTexts = english,
  ...input
}: TextFieldProps & { toggleTexts?: ToggleTexts }) {
  const ids = useFieldIds({ id, name: input.name });
  const [isShown, setShown] = useState(false);
  const isNew = input.autoComplete === 'new-password';
  return (
    <Field {...{ ids, label, hint, optional, error, action }} className={classNames(isNew && css['new'], className)}>
      <div className={fieldCss['box']}>
        <input
          {...input}
          id={ids.id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={fieldCss['control']}
          {...buildDescription(ids, { hint, error })}
        />
        <button
          type="button"
          className={css['show']}
          aria-label={(isShown ? toggleTexts.hideNamed : toggleTexts.showNamed)(label.toLowerCase())}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? toggleTexts.hide : toggleTexts.show}
        </button>
      </div>
    </Field>
  );
}
