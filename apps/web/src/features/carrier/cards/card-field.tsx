import type { ReactNode } from 'react';
import { Field, useFieldIds } from '#ui/form/field.tsx';
import { Spinner } from '#ui/button.tsx';
import css from './card-field.module.css';
import * as texts from './cards.texts.ts';

type CardFieldProps = {
  name?: string;
  error?: string | undefined;
  /** Says what is still opening. */
  opening?: string | undefined;
  /** The box of the provider's fields. */
  children?: ReactNode;
};

/** As high while its fields open as when they are open, so that nothing below moves. */
export function CardField({ name, error, opening, children }: CardFieldProps) {
  const ids = useFieldIds({ name });
  return (
    // The controls are in a frame of somebody else, which the error cannot describe.
    <div aria-live="polite">
      <Field ids={ids} label={texts.card} group error={error}>
        <div className={css['room']}>
          {children ?? <div className={css['box']} />}
          {opening !== undefined && (
            <div className={css['opening']}>
              <Spinner label={opening} />
            </div>
          )}
        </div>
      </Field>
    </div>
  );
}
