import type { ChargeLine, ChargeWords } from '@wideload/contract/client';
import { FactNotes } from './fact-notes.tsx';

export function ChargeText({ line: { text, notes, isConfirmed }, words }: { line: ChargeLine; words: ChargeWords }) {
  return (
    <>
      {text}
      <FactNotes notes={notes} />
      {!isConfirmed && <span className="muted"> ({words.unconfirmed})</span>}
    </>
  );
}
