import type { Language } from '@wideload/contract/client';
import type { StateTexts } from '../state-figures.ts';
import { classNames } from '#ui/class-names.ts';
import css from './figure-table.module.css';

export type NoteText = { text: string; lang: Language };

type StateNoteProps = {
  note: NoteText | null;
  texts: StateTexts;
  about?: string;
};

export function StateNote({ note, texts, about = texts.note }: StateNoteProps) {
  if (note === null) return null;
  return (
    <p className={classNames('muted size-label above-12', css['note'])}>
      <b>{about}:</b> <span lang={note.lang}>{note.text}</span>
    </p>
  );
}
