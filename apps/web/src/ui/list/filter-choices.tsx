import { classNames } from '../class-names.ts';
import css from './filter-choices.module.css';

export type FilterChoicesProps<Key> = {
  label: string;
  /** A count of null is not loaded yet, and keeps its place. */
  choices: readonly { key: Key; word: string; count?: number | null }[];
  chosen: Key;
  onChoose: (key: Key) => void;
};

export function FilterChoices<Key extends string | undefined>({
  label,
  choices,
  chosen,
  onChoose,
}: FilterChoicesProps<Key>) {
  return (
    <div role="group" aria-label={label} className="cluster gap-8 above-16">
      {choices.map(({ key, word, count }) => (
        <button
          key={word}
          type="button"
          className={classNames('control-frame sinks medium size-label', css['choice'])}
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
        >
          {word} {count !== undefined && <span className={css['count']}>{count ?? '\u2007'}</span>}
        </button>
      ))}
    </div>
  );
}
