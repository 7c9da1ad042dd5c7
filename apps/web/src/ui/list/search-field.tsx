import { Search } from 'lucide-react';
import { useEffect, useId, useState, type FormEvent } from 'react';
import fieldCss from '../form/field.module.css';
import css from './search-field.module.css';

export type SearchFieldProps = {
  label: string;
  /** The search in force, as the address has it. */
  value: string;
  /** Called when typing has paused for `delay` ms, and at once on Enter. */
  onSearch: (text: string) => void;
  delay: number;
};

/** Searches while one types. Its label is drawn without `Field`, which lists of orders and vehicles need for nothing else. */
export function SearchField({ label, value, onSearch, delay }: SearchFieldProps) {
  const id = useId();
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
        <div className={fieldCss['field']}>
          <div className={fieldCss['top']}>
            <label htmlFor={id} className={fieldCss['label']}>
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
            />
          </div>
        </div>
      </form>
    </search>
  );
}
