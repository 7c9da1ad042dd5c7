import type { Figure, StateTexts, Asked } from './state-figures.ts';
import { SourceNote, SourceList } from '#product/permit/source-note.tsx';
import type { Language } from '@wideload/contract/client';
import { classNames } from '#ui/class-names.ts';
import css from './figure-table.module.css';

export function FigureText({ figure, texts }: { figure: Figure; texts: StateTexts }) {
  if (!figure.isKnown) return <span className="muted regular">{figure.text}</span>;
  return (
    <>
      {figure.text}
      {figure.isRecalled && <span className="warn medium size-small"> ({texts.recalled})</span>}
    </>
  );
}

export function FigureSource({ ask, texts }: { ask: Asked; texts: StateTexts }) {
  return (
    <SourceNote figure={ask.figure} words={texts.says}>
      <SourceList sources={ask.sources} words={texts.says} />
    </SourceNote>
  );
}

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
