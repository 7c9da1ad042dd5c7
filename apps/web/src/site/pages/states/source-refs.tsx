import type { StateTexts } from './state-figures.ts';
import css from './source-refs.module.css';
import { toSourceId } from './source-numbers.ts';

/** The numbers of the sources of a figure, each a link to its line. */
export function SourceRefs({ numbers, texts }: { numbers: readonly number[]; texts: StateTexts['record'] }) {
  if (numbers.length === 0) return null;
  return (
    <span className={css['refs']}>
      {numbers.map((number) => (
        <a key={number} href={`#${toSourceId(number)}`} aria-label={texts.reference(number)}>
          {number}
        </a>
      ))}
    </span>
  );
}
