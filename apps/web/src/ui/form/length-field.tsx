import { useRef, type InputHTMLAttributes } from 'react';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';
import { Field, measureInput, useField, type FieldProps } from './field.tsx';
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

export function LengthField({ choices, onChoose, question = texts.didYouMean, ...props }: LengthFieldProps) {
  const { frame, control } = useField(props);
  const { ids, label } = frame;
  const input = useRef<HTMLInputElement>(null);

  function choose(text: string) {
    // The button disappears with the question, so the field takes the focus back.
    input.current?.focus();
    onChoose(text);
  }

  return (
    <div role="group" aria-labelledby={ids.label} className="shrinks">
      <Field {...frame}>
        <div className={fieldCss['box']} data-dimension="">
          <input type="text" {...measureInput} {...control} ref={input} className={fieldCss['control']} />
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
