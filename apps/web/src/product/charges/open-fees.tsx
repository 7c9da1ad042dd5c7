import { listOpenFees, type ChargeWords } from '@wideload/contract/client';
import type { FeeLine } from '@wideload/domain';
import { FactNotes } from './fact-notes.tsx';

/** What else the state may charge for the size, and on which condition. */
export function OpenFees({ line, words }: { line: FeeLine; words: ChargeWords }) {
  return listOpenFees(line, words).map(({ text, notes }) => (
    <p key={`${text} ${notes.join(' ')}`} className="muted">
      {text}
      <FactNotes notes={notes} />
    </p>
  ));
}
