import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useFieldIds } from './field.tsx';
import css from './radio-cards.module.css';

export type RadioCard = { value: string; label: ReactNode; detail?: ReactNode; disabled?: boolean };

export type RadioCardsProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'value' | 'defaultValue'
> & {
  legend: string;
  name: string;
  cards: readonly RadioCard[];
  /** Omitted with `register()`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

export function RadioCards({ legend, cards, value, defaultValue, error, id, ...input }: RadioCardsProps) {
  const ids = useFieldIds({ id, name: input.name });
  return (
    <fieldset className="stack gap-8" aria-describedby={error === undefined ? undefined : ids.error}>
      <legend className="medium size-label below-8">{legend}</legend>
      {cards.map((card, index) => (
        <label key={card.value} className={css['card']}>
          <input
            {...input}
            id={index === 0 ? ids.id : undefined}
            type="radio"
            value={card.value}
            {...(value === undefined ? {} : { checked: card.value === value })}
            {...(defaultValue === undefined ? {} : { defaultChecked: card.value === defaultValue })}
            disabled={card.disabled}
            className={css['input']}
          />
          <span className={css['label']}>{card.label}</span>
          {card.detail !== undefined && <span className={css['detail']}>{card.detail}</span>}
        </label>
      ))}
      {error !== undefined && (
        <p id={ids.error} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
