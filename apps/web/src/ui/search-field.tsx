import { Search } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { Field, useFieldIds } from './field.tsx';
import fieldCss from './field.module.css';
import css from './search-field.module.css';

export type SearchFieldProps = {
  label: string;
  /** The search in force, as the address has it. */
  value: string;
  /** Called when typing has paused for `delay` ms, and at once on Enter. */
  onSearch: (text: string) => void;
  delay: number;
  hint?: string | undefined;
};

/** Searches while one types. */
export function SearchField({ label, value, onSearch, delay, hint }: SearchFieldProps) {
  const ids = useFieldIds({ name: 'search' });
  const [text, setText] = useState(value);
  const [inForce, setInForce] = useState(value);
  // Back and Forward change the search under the field.
  if (value !== inForce) {
    setInForce(value);
    setText(value);
  }

  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), delay);
    return () => clearTimeout(timer);
  }, [text, value, onSearch, delay]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== value) onSearch(text.trim());
  }

  return (
    <search className={css['search']}>
      <form onSubmit={submit}>
        <Field ids={ids} label={label} hint={hint}>
          <div className={fieldCss['box']}>
            <Search className={css['icon']} size={20} aria-hidden="true" />
            <input
              id={ids.id}
              name="search"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
              className={`${fieldCss['control']} ${css['control']}`}
              aria-describedby={hint === undefined ? undefined : ids.hint}
            />
          </div>
        </Field>
      </form>
    </search>
  );
}
