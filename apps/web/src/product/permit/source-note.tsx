import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import css from './source-note.module.css';
import type { SourceWords } from './source.texts.ts';

type SourceNoteProps = {
  /** Completes `Source of …`. */
  figure: string;
  words: SourceWords;
  children: ReactNode;
  onToggle?: (isOpen: boolean) => void;
};

/** Works without a script, as public pages need. */
export function SourceNote({ figure, words, children, onToggle }: SourceNoteProps) {
  return (
    <details
      className={classNames('no-print', css['note'])}
      onToggle={({ currentTarget: { open } }) => onToggle?.(open)}
    >
      <summary className={css['ask']}>
        {words.source}
        <span className="visually-hidden">{words.of(figure)}</span>
      </summary>
      <div className={css['answer']}>{children}</div>
    </details>
  );
}
