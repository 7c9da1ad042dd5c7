import { ChevronDown } from 'lucide-react';
import { useRef, type Ref } from 'react';
import * as texts from '../ui.texts.ts';
import { classNames } from '../class-names.ts';
import { ComboboxList } from './combobox-list.tsx';
import css from './combobox.module.css';
import { buildDescription, Field, useFieldIds, type FieldProps } from './field.tsx';
import fieldCss from './field.module.css';
import { useCombobox, type Choice } from './use-combobox.ts';

export type { Choice } from './use-combobox.ts';

export type ComboboxProps = FieldProps & {
  name?: string | undefined;
  id?: string | undefined;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  /** Receives the typed text, if there may be more choices than given. */
  onSearch?: ((text: string) => void) | undefined;
  /** Parses a text that matches no choice, on blur or Enter, and returns the rest that stays in the field. */
  takeText?: ((text: string) => string) | undefined;
  leftText?: string | undefined;
  /** True if a text is a list for `takeText`: no choice matches it then, and `in or` chooses no North Carolina. */
  isList?: ((text: string) => boolean) | undefined;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  nothing?: string | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

export function Combobox(props: ComboboxProps) {
  const {
    label,
    hint,
    optional,
    error,
    action,
    onRetry,
    reading,
    className,
    id,
    name,
    choices,
    value,
    onChange,
    onBlur,
    onSearch,
  } = props;
  const { placeholder, nothing = texts.nothingMatches, disabled, autoComplete = 'off', ref } = props;
  const ids = useFieldIds({ id, name });
  const listId = `${ids.id}-list`;
  const box = useRef<HTMLDivElement>(null);
  const combobox = useCombobox({
    choices,
    value,
    onChange,
    onSearch,
    takeText: props.takeText,
    leftText: props.leftText,
    isList: props.isList,
  });
  const { isOpen, shown, activeIndex } = combobox;

  return (
    <Field {...{ ids, label, hint, optional, error, action, onRetry, reading, className }}>
      <div ref={box} className={fieldCss['box']}>
        <input
          ref={ref}
          id={ids.id}
          role="combobox"
          type="text"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
          className={classNames(fieldCss['control'], css['input'])}
          value={combobox.text}
          placeholder={placeholder}
          disabled={disabled}
          autoComplete={autoComplete}
          spellCheck={false}
          onChange={({ target }) => combobox[target === document.activeElement ? 'type' : 'fill'](target.value)}
          onClick={combobox.open}
          onKeyDown={combobox.press}
          onBlur={() => {
            combobox.leave();
            onBlur?.();
          }}
          {...buildDescription(ids, { hint, error })}
        />
        {/* For the pointer only: the arrow keys open the list from the field, which keeps the focus. */}
        <span
          className={css['trigger']}
          aria-hidden="true"
          onMouseDown={(event) => {
            event.preventDefault();
            if (disabled) return;
            box.current?.querySelector('input')?.focus();
            (isOpen ? combobox.close : combobox.open)();
          }}
        >
          <ChevronDown size={20} />
        </span>
        {isOpen && (
          <ComboboxList
            id={listId}
            labelledBy={ids.label}
            anchor={box}
            choices={shown}
            value={value}
            activeIndex={activeIndex}
            nothing={nothing}
            onChoose={combobox.choose}
          />
        )}
      </div>
    </Field>
  );
}
