import { useId, type ReactNode } from 'react';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import css from './field.module.css';

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  optional?: boolean | undefined;
  error?: string | undefined;
  action?: ReactNode;
  /** Loads the choices again when `error` says that they did not load. */
  onRetry?: (() => void) | undefined;
  /** The parsed meaning of the input (`= 13 ft 6 in`), announced politely. */
  reading?: string | undefined;
};

export type FieldIds = { id: string; label: string; hint: string; error: string; reading: string };

export function toFieldId(name: string): string {
  return `field-${name}`;
}

export function useFieldIds({ id, name }: { id?: string | undefined; name?: string | undefined }): FieldIds {
  const own = useId();
  const base = id ?? (name === undefined ? own : toFieldId(name));
  return { id: base, label: `${base}-label`, hint: `${base}-hint`, error: `${base}-error`, reading: `${base}-reading` };
}

export function buildDescription(ids: FieldIds, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const describing = [hint !== undefined && ids.hint, error !== undefined && ids.error].filter(
    (text) => text !== false,
  );
  return {
    'aria-describedby': describing.length > 0 ? describing.join(' ') : undefined,
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
}

type ControlProps = FieldProps & {
  id?: string | undefined;
  name?: string | undefined;
  className?: string | undefined;
};

/** The properties of a field, apart: those of its frame, and those of its control, which the frame names and describes. */
export function useField<Props extends ControlProps>(props: Props) {
  const { label, hint, optional, error, action, onRetry, reading, className, id, ...control } = props;
  const ids = useFieldIds({ id, name: props.name });
  return {
    frame: { ids, label, hint, optional, error, action, onRetry, reading, className },
    control: { ...control, id: ids.id, ...buildDescription(ids, { hint, error }) },
  };
}

/** A measure in any unit, which no keyboard may correct; dictated words become figures (`number-words.ts`). */
export const measureInput = {
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

type FrameProps = FieldProps & {
  ids: FieldIds;
  /** The label names several controls instead of one. */
  group?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function Field({
  ids,
  label,
  hint,
  optional = false,
  error,
  action,
  onRetry,
  reading,
  group = false,
  className,
  children,
}: FrameProps) {
  const Label = group ? 'span' : 'label';
  return (
    <div
      className={classNames(css['field'], className)}
      role={group ? 'group' : undefined}
      aria-labelledby={group ? ids.label : undefined}
    >
      <div className={css['top']}>
        <Label id={ids.label} htmlFor={group ? undefined : ids.id} className={classNames('medium', css['label'])}>
          {label}
        </Label>
        {optional && <span className="hint">{texts.optional}</span>}
        {action}
      </div>
      {children}
      {hint !== undefined && (
        <div id={ids.hint} className={css['hint']}>
          {hint}
        </div>
      )}
      <div className={css['message']}>
        {error === undefined && reading !== undefined && (
          <output id={ids.reading} className="small-print">
            {reading}
          </output>
        )}
        {error !== undefined && (
          <p className="field-error">
            <span id={ids.error}>{error}</span>{' '}
            {onRetry && (
              <Button look="link" onClick={onRetry}>
                {texts.tryAgain}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
