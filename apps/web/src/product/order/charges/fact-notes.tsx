import { FactNote } from '../../permit/fact-note.tsx';

export function FactNotes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <span key={note}>
      {' '}
      (<FactNote note={note} />)
    </span>
  ));
}
