import { type ChargeSection, type ChargeWords, listChargeSections } from '@wideload/contract/client';
import { cents, formatDollars, type ChargedLoad, type StateCode } from '@wideload/domain';
import { findCharges } from '@wideload/domain/permit-facts';
import { ChargeText } from './charge-text.tsx';

/** More lines would fill the page: an order can have 48. */
const maxOpen = 6;

export type ChargePanelProps = {
  loads: readonly ChargedLoad[];
  /** In cents, where the order pays for more than these loads. */
  paid?: number;
  words: ChargeWords;
  nameOf: (state: StateCode) => string;
};

/** The charges of the states beyond the fees. */
export function ChargePanel({ loads, paid, words, nameOf }: ChargePanelProps) {
  const sections = listChargeSections(findCharges(loads), words);
  if (sections.length === 0) return null;
  const charged = paid ?? loads.reduce((sum, load) => sum + load.charged, 0);
  const now = words.chargedNow(formatDollars(cents(charged)));
  return (
    <div className="stack gap-8">
      {sections.map((section, at) => (
        <Charges
          key={section.key}
          section={section}
          intro={at === 0 ? `${now} ${section.intro}` : section.intro}
          {...{ words, nameOf }}
        />
      ))}
      {sections.some(({ key, lines }) => key !== 'doubts' && lines.length > 0) && <p>{words.later}</p>}
    </div>
  );
}

type ChargesProps = Omit<ChargePanelProps, 'loads' | 'paid'> & { section: ChargeSection; intro: string };

function Charges({ section: { lines }, intro, words, nameOf }: ChargesProps) {
  if (lines.length === 0) return <p>{intro}</p>;
  return (
    <details open={lines.length <= maxOpen}>
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
