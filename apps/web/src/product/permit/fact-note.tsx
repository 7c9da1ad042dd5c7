import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { type DoubtLineWords, type Office, listOpenFees, type ChargeWords } from '@wideload/contract/client';
import type { FeeLine } from '@wideload/domain';

/** Texts of the facts in the language of the page, by their English text. */
export type NoteTexts = Readonly<Record<string, string>>;

const NoteContext = createContext<NoteTexts>({});

export const NoteTextsProvider = NoteContext.Provider;

/** All notes weigh more than the check, so they load with its first answer. Until then, and without a network, they are in English. */
export function LoadedNoteTexts({ load, children }: { load: () => Promise<NoteTexts>; children: ReactNode }) {
  const [texts, setTexts] = useState<NoteTexts>({});
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setTexts(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return <NoteContext value={texts}>{children}</NoteContext>;
}

type FactTextProps = { note: string; as?: 'span' | 'q' };

/** A text of the facts; `q` quotes it. */
export function FactText({ note, as: Tag = 'span' }: FactTextProps) {
  const text = useContext(NoteContext)[note];
  return text === undefined ? <Tag lang="en">{note}</Tag> : <Tag>{text}</Tag>;
}

/** A note of the facts, quoted. */
export function FactNote({ note }: { note: string }) {
  return <FactText note={note} as="q" />;
}

export function FactNotes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <span key={note}>
      {' '}
      (<FactNote note={note} />)
    </span>
  ));
}

/** The office has an English name. */
export function AskOffice({ office: { name, phone }, words }: { office: Office; words: DoubtLineWords }) {
  return (
    <>
      , {words.doubts.ask} <span lang="en">{name}</span>, {phone}
    </>
  );
}

/** The other fees that the state may charge for the size, each with its condition. */
export function OpenFees({ line, words }: { line: FeeLine; words: ChargeWords }) {
  return listOpenFees(line, words).map(({ text, notes }) => (
    <p key={`${text} ${notes.join(' ')}`} className="muted">
      {text}
      <FactNotes notes={notes} />
    </p>
  ));
}
