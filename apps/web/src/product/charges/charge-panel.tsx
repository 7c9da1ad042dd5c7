import type { ChargeWords } from '@wideload/contract/client';
import { formatChargeIntro, toChargeLine } from '@wideload/contract/client';
import { cents, type ChargedLoad, type StateCode } from '@wideload/domain';
import { findCharges, type StateCharge } from '@wideload/domain/permit-facts';
import { FactNotes } from './fact-notes.tsx';

/** More lines would fill the page: an order can have 48. */
const maxOpen = 6;

export type ChargePanelProps = {
  loads: readonly ChargedLoad[];
  words: ChargeWords;
  nameOf: (state: StateCode) => string;
  /** For one permit: its line alone, without the sum that is charged now. */
  isSingle?: boolean;
};

/** The charges for weight beside the fees. Nothing is shown for loads within the weight limits. */
export function ChargePanel({ loads, words, nameOf, isSingle = false }: ChargePanelProps) {
  const charges = findCharges(loads);
  if (!charges.isOverweight) return null;
  const [only] = charges.lines;
  if (isSingle) return only === undefined ? <>{words.nothing}</> : <Line line={only} words={words} />;
  const intro = formatChargeIntro(cents(loads.reduce((sum, { charged }) => sum + charged, 0)), charges, words);
  if (only === undefined) return <p>{intro}</p>;
  return (
    <details open={charges.lines.length <= maxOpen}>
      <summary>{intro}</summary>
      <ul className="stack gap-4 above-12">
        {charges.lines.map((line) => (
          <li key={`${line.state} ${line.charge.status}`}>
            <Line line={line} words={words} name={nameOf(line.state)} />
          </li>
        ))}
      </ul>
      <p className="above-12">{words.later}</p>
    </details>
  );
}

function Line({ line, words, name }: { line: StateCharge; words: ChargeWords; name?: string }) {
  const { text, notes, isConfirmed } = toChargeLine(line, words);
  return (
    <>
      {name !== undefined && <>{name}: </>}
      {text}
      <FactNotes notes={notes} />
      {!isConfirmed && <span className="muted"> ({words.unconfirmed})</span>}
    </>
  );
}
