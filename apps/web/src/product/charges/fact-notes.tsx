/** The facts have their notes in English only. */
export function FactNotes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <span key={note}>
      {' '}
      (<q lang="en">{note}</q>)
    </span>
  ));
}
