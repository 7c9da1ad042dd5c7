import { useState } from 'react';
import { hide, hideNamed, show, showNamed } from '../ui.texts.ts';
import { Field, useField } from './field.tsx';
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

type Props = Omit<TextFieldProps, 'unit'> & { toggleTexts?: ToggleTexts };

export function PasswordField({ toggleTexts = english, ...props }: Props) {
  const { frame, control } = useField(props);
  const [isShown, setShown] = useState(false);
  const isNew = control.autoComplete === 'new-password';
  return (
    <Field {...frame} className={classNames(isNew && css['new'], frame.className)}>
      <div className={fieldCss['box']}>
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={fieldCss['control']}
        />
        <button
          type="button"
          className={css['show']}
          aria-label={(isShown ? toggleTexts.hideNamed : toggleTexts.showNamed)(frame.label.toLowerCase())}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? toggleTexts.hide : toggleTexts.show}
        </button>
      </div>
    </Field>
  );
}
