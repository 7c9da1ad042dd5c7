import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { useMemo, type Ref } from 'react';
import { classNames } from './class-names.ts';
import css from './combobox.module.css';
import { useSurroundingDialog } from './dialog.tsx';
import { describedBy, Field, useFieldIds, type FieldProps } from './field.tsx';
import fieldCss from './field.module.css';

export type Choice = {
  value: string;
  label: string;
  /** A second line of the choice; found by as well. */
  detail?: string | undefined;
  /** Further words to find it by: a code, a plate. */
  find?: string | undefined;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
};

export type ComboboxProps = FieldProps & {
  name?: string | undefined;
  id?: string | undefined;
  choices: readonly Choice[];
  /** The chosen value, `''` for none. */
  value: string;
  onChange: (value: string) => void;
  /** Hears what is typed, where there may be more choices than were given. Must be stable. */
  onSearch?: ((text: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Said where nothing matches. */
  nothing?: string | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

function matches(choice: Choice, query: string): boolean {
  const text = `${choice.label} ${choice.detail ?? ''} ${choice.find ?? ''} ${choice.value}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Choices({ nothing }: { nothing: string }) {
  const dialog = useSurroundingDialog();
  return (
    <Base.Portal container={dialog ?? undefined}>
      <Base.Positioner className={css['positioner']} sideOffset={4}>
        <Base.Popup className={css['popup']}>
          <Base.Empty className={css['nothing']}>{nothing}</Base.Empty>
          <Base.List className={css['list']}>
            {(choice: Choice) => (
              <Base.Item key={choice.value} value={choice.value} disabled={choice.disabled ?? false} className={css['choice']}>
                <span className={css['text']}>
                  {choice.label}
                  {choice.detail !== undefined && <span className={css['detail']}>{choice.detail}</span>}
                </span>
                <Base.ItemIndicator>
                  <Check size={20} aria-hidden="true" />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

/** One of many, found by typing: every word typed must be somewhere in the choice. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, optional, error, action, reading, className, id, name, choices, value, onChange, onBlur } = props;
  const { placeholder, nothing = 'Nothing matches', disabled, autoComplete = 'off', ref, onSearch } = props;
  const ids = useFieldIds({ id, name });
  const items = useMemo(() => Base.createItems(choices, { getValue: (choice) => choice.value, getLabel: (choice) => choice.label }), [choices]);
  return (
    <Base.Root
      items={items}
      value={value === '' ? null : value}
      onValueChange={(next) => onChange(next ?? '')}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') onSearch?.(text);
      }}
      filter={(choice: Choice, query) => matches(choice, query)}
      autoHighlight
      disabled={disabled}
    >
      <Field {...{ ids, label, hint, optional, error, action, reading, className }}>
        <Base.InputGroup className={fieldCss['box'] ?? ''}>
          <Base.Input
            ref={ref}
            id={ids.id}
            className={classNames(fieldCss['control'], css['input'])}
            placeholder={placeholder}
            autoComplete={autoComplete}
            // By reference: the open list hides the label from assistive technology.
            aria-labelledby={ids.label}
            onBlur={onBlur}
            {...describedBy(ids, { hint, error })}
          />
          <Base.Trigger className={css['trigger']} aria-label={`Show the choices for ${label}`}>
            <ChevronDown size={20} aria-hidden="true" />
          </Base.Trigger>
        </Base.InputGroup>
      </Field>
      <Choices nothing={nothing} />
    </Base.Root>
  );
}
