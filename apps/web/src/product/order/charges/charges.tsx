import {
  type ChargeSection,
  type ChargeWords,
  formatExpectedTotal,
  listChargeSections,
  toChargeLine,
  toExtraLine,
  chargeWords,
  type DoubtLine,
  listDoubtLines,
  type ChargeLine,
} from '@wideload/contract/client';
import {
  type ChargedLoad,
  type StateCode,
  listChargedLoads,
  stateName,
  totalOfOrder,
  capitalize,
  type OrderableState,
  type TravelLoad,
} from '@wideload/domain';
import { findCharges, findExpectedTotal, type DoubtSubject, listDoubts } from '@wideload/domain/permit-facts';
import { AskedSource } from '../../permit/source-note.tsx';
import type { SourceWords } from '../../permit/source.texts.ts';
import { FactNotes, AskOffice } from '../../permit/fact-note.tsx';

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

/** The total now and in all, and the charges of the states beyond the fees. */
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

export type PermitChargesProps = {
  load: ChargedLoad;
  words: ChargeWords;
  part: 'weight' | 'extras' | 'total';
  nameOf: (state: StateCode) => string;
};

/** The charges of one permit beyond its fee, and all of them together. */
export function PermitCharges({ load, words, part, nameOf }: PermitChargesProps) {
  if (part === 'total') return <p className="bold">{formatExpectedTotal(findExpectedTotal([load]), words, nameOf)}</p>;
  const { weight, extras } = findCharges([load]);
  if (part === 'weight') {
    const [line] = weight.lines;
    return line === undefined ? <>{words.nothing}</> : <ChargeText line={toChargeLine(line, words)} words={words} />;
  }
  const [line] = extras.lines;
  if (line === undefined) return null;
  const { text, ...rest } = toExtraLine(line, words);
  return (
    <p className="muted">
      <ChargeText line={{ ...rest, text: words.extras.onTop(text) }} words={words} />
    </p>
  );
}

type OrderProps = { order: Parameters<typeof listChargedLoads>[0]; isFolded?: boolean };

/** The weight charges of an order, for people who are signed in. */
export function OrderCharges({ order, isFolded = false }: OrderProps) {
  const [loads, paid] = [listChargedLoads(order), totalOfOrder(order.permits)];
  return <ChargePanel {...{ loads, paid, isFolded }} words={chargeWords} nameOf={stateName} />;
}

/** The order's total now and in all, for people who are signed in. */
export function OrderTotal({ order }: OrderProps) {
  const total = findExpectedTotal(listChargedLoads(order), totalOfOrder(order.permits));
  return <p>{formatExpectedTotal(total, chargeWords, stateName)}</p>;
}

export type DoubtsProps = {
  state: OrderableState;
  load: TravelLoad;
  miles: number | null;
  about: DoubtSubject;
  words: ChargeWords;
  says: SourceWords;
  /** Of the state, in the language of the page. */
  name: string;
};

/** Beside a figure: the other one that a source gives, and whom to ask. */
export function Doubts({ state, load, miles, about, words, says, name }: DoubtsProps) {
  return listDoubtLines(listDoubts(load, state, miles), about, words).map((line) => (
    <p key={line.text}>
      <DoubtText {...{ line, words }} />{' '}
      <AskedSource
        state={state}
        refs={[{ row: line.source }]}
        figure={says.figures.row(name, line.text)}
        words={says}
      />
    </p>
  ));
}

function DoubtText({ line: { text, why, office }, words }: { line: DoubtLine; words: ChargeWords }) {
  return (
    <>
      <b>{capitalize(text)}</b>
      <FactNotes notes={[why]} />
      <AskOffice {...{ office, words }} />.
    </>
  );
}

function ChargeText({ line: { text, notes, office, isConfirmed }, words }: { line: ChargeLine; words: ChargeWords }) {
  return (
    <>
      {text}
      <FactNotes notes={notes} />
      {office !== undefined && <AskOffice office={office} words={words} />}
      {!isConfirmed && <span className="muted"> ({words.unconfirmed})</span>}
    </>
  );
}
