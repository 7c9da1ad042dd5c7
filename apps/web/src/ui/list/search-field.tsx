import { Search } from 'lucide-react';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { searchDelayMs } from '#lib/forms/use-debounced.ts';
import { classNames } from '../class-names.ts';
import fieldCss from '../form/field.module.css';
import css from './search-field.module.css';

export type SearchFieldProps = {
  label: string;
  hint?: string | undefined;
  value: string;
  onSearch: (text: string) => void;
};

export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [current, setCurrent] = useState(value);
  // Back and Forward change the search from outside.
  if (value !== current) {
    setCurrent(value);
    setText(value);
  }

  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== value) onSearch(text.trim());
  }

  return (
    <search className={css['search']}>
      <form onSubmit={submit}>
        <div className={fieldCss['field']}>
          <div className={fieldCss['top']}>
            <label htmlFor={id} className={classNames('medium', fieldCss['label'])}>
              {label}
            </label>
          </div>
          <div className={fieldCss['box']}>
            <Search className={css['icon']} size={20} aria-hidden="true" />
            <input
              id={id}
              name="search"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
              className={`${fieldCss['control']} ${css['control']}`}
              aria-describedby={hint === undefined ? undefined : `${id}-hint`}
            />
          </div>
          {hint !== undefined && (
            <p id={`${id}-hint`} className="hint">
              {hint}
            </p>
          )}
        </div>
      </form>
    </search>
  );
}
