import { FactNote } from '../../permit/fact-note.tsx';
import { type DoubtLineWords, type Office, listOpenFees, type ChargeWords } from '@wideload/contract/client';
import type { FeeLine } from '@wideload/domain';

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
