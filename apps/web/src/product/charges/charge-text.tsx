import type { ChargeLine, ChargeWords } from '@wideload/contract/client';
import { FactNotes } from './fact-notes.tsx';

export function ChargeText({
  line: { text, notes, ask, isConfirmed },
  words,
}: {
  line: ChargeLine;
  words: ChargeWords;
}) {
  return (
    <>
      {text}
      <FactNotes notes={notes} />
      {ask !== undefined && `, ${ask}`}
      {!isConfirmed && <span className="muted"> ({words.unconfirmed})</span>}
    </>
  );
}
