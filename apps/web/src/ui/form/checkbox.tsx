import { Check } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldIds } from './field.tsx';
import css from './checkbox.module.css';
import fieldCss from './field.module.css';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox({ label, hint, error, className, id, ...input }: CheckboxProps) {
  const ids = useFieldIds({ id, name: input.name });
  const describedBy = [hint !== undefined && ids.hint, error !== undefined && ids.error].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className={css['row']}>
        <input
          {...input}
          id={ids.id}
          type="checkbox"
          className={css['input']}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy || undefined}
        />
        <span className={css['box']} aria-hidden="true">
          <Check size={18} strokeWidth={3.5} />
        </span>
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <div id={ids.hint} className={classNames('hint', css['hint'])}>
          {hint}
        </div>
      )}
      <div className={classNames(fieldCss['message'], css['message'])}>
        {error !== undefined && (
          <p id={ids.error} className="field-error">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** The choices of one question, without a line for a message below each. */
export function CheckboxList({ children }: { children: ReactNode }) {
  return <div className={css['list']}>{children}</div>;
}
