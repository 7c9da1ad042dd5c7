import { useRef, type InputHTMLAttributes } from 'react';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';
import { buildDescription, Field, measureInput, useFieldIds, type FieldProps } from './field.tsx';
import fieldCss from './field.module.css';
import css from './length-field.module.css';

export type LengthChoice = {
  text: string;
  label: string;
};

export type LengthFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    choices?: readonly LengthChoice[] | undefined;
    onChoose: (text: string) => void;
    question?: string | undefined;
  };

export function LengthField({
  label,
  hint,
  optional,
  error,
  action,
  reading,
  choices,
  onChoose,
  question = texts.didYouMean,
  id,
  ...input
}: LengthFieldProps) {
  const ids = useFieldIds({ id, name: input.name });
  const control = useRef<HTMLInputElement>(null);

  function choose(text: string) {
    // The button disappears with the question, so the field takes the focus back.
    control.current?.focus();
    onChoose(text);
  }

  return (
    <div role="group" aria-labelledby={ids.label} className="shrinks">
      <Field {...{ ids, label, hint, optional, error, action, reading }}>
        <div className={fieldCss['box']} data-dimension="">
          <input
            type="text"
            {...measureInput}
            {...input}
            ref={control}
            id={ids.id}
            className={fieldCss['control']}
            {...buildDescription(ids, { hint, error })}
          />
        </div>
        {choices !== undefined && choices.length > 0 && (
          <div role="group" aria-label={`${label}: ${question.toLowerCase()}`} className="cluster gap-8 above-8">
            <output className={css['asked']}>{question}</output>
            {choices.map(({ text, label: words }) => (
              <Button key={text} size="small" onClick={() => choose(text)}>
                {words}
              </Button>
            ))}
          </div>
        )}
      </Field>
    </div>
  );
}
