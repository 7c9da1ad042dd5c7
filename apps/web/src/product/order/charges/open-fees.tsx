import { listOpenFees, type ChargeWords } from '@wideload/contract/client';
import type { FeeLine } from '@wideload/domain';
import { FactNotes } from './fact-notes.tsx';

/** The other fees that the state may charge for the size, each with its condition. */
export function OpenFees({ line, words }: { line: FeeLine; words: ChargeWords }) {
  return listOpenFees(line, words).map(({ text, notes }) => (
    <p key={`${text} ${notes.join(' ')}`} className="muted">
      {text}
      <FactNotes notes={notes} />
    </p>
  ));
}
