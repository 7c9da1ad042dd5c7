import {
  type ChargeSection,
  type ChargeWords,
  formatExpectedTotal,
  listChargeSections,
} from '@wideload/contract/client';
import type { ChargedLoad, StateCode } from '@wideload/domain';
import { findCharges, findExpectedTotal } from '@wideload/domain/permit-facts';
import { ChargeText } from './charge-text.tsx';

/** More lines would fill the page: an order can have 48. */
const maxOpen = 6;

export type ChargePanelProps = {
  loads: readonly ChargedLoad[];
  /** In cents, where the order pays for more than these loads. */
  paid?: number;
  words: ChargeWords;
  nameOf: (state: StateCode) => string;
  /** Paid already, so that nothing is to be decided on it. */
  isFolded?: boolean;
};

/** What is paid now and in all, and the charges of the states beyond the fees. */
export function ChargePanel({ loads, paid, words, nameOf, isFolded = false }: ChargePanelProps) {
  if (loads.length === 0) return null;
  const sections = listChargeSections(findCharges(loads), words);
  return (
    <div className="stack gap-8">
      <p className="bold">{formatExpectedTotal(findExpectedTotal(loads, paid), words, nameOf)}</p>
      {sections.map((section) => (
        <Charges key={section.key} section={section} {...{ words, nameOf, isFolded }} />
      ))}
      {sections.some(({ key, lines }) => key !== 'doubts' && lines.length > 0) && <p>{words.later}</p>}
    </div>
  );
}

type ChargesProps = Omit<ChargePanelProps, 'loads' | 'paid'> & { section: ChargeSection };

function Charges({ section: { intro, lines }, words, nameOf, isFolded = false }: ChargesProps) {
  if (lines.length === 0) return <p>{intro}</p>;
  return (
    <details open={!isFolded && lines.length <= maxOpen}>
      <summary>{intro}</summary>
      <ul className="stack gap-4 above-8">
        {lines.map((line) => (
          <li key={`${line.state} ${line.text}`}>
            {nameOf(line.state)}: <ChargeText line={line} words={words} />
          </li>
        ))}
      </ul>
    </details>
  );
}
