import type { ChargeLine, ChargeWords } from '@wideload/contract/client';
import { AskOffice } from './ask-office.tsx';
import { FactNotes } from './fact-notes.tsx';

export function ChargeText({
  line: { text, notes, office, isConfirmed },
  words,
}: {
  line: ChargeLine;
  words: ChargeWords;
}) {
  return (
    <>
      {text}
      <FactNotes notes={notes} />
      {office !== undefined && <AskOffice office={office} words={words} />}
      {!isConfirmed && <span className="muted"> ({words.unconfirmed})</span>}
    </>
  );
}
