import type { StateTexts } from './state-figures.ts';
import css from './figure-table.module.css';

/** What stands beside the figures in the state's data, in the words of `lang`. */
export type Noted = { text: string; lang: 'en' | 'es' };

export function StateNote({ note, texts }: { note: Noted | null; texts: StateTexts }) {
  if (note === null) return null;
  return (
    <p className={css['note']}>
      <b>{texts.note}:</b> <span lang={note.lang}>{note.text}</span>
    </p>
  );
}
