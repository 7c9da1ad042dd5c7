import { formatExpectedTotal, toChargeLine, toExtraLine, type ChargeWords } from '@wideload/contract/client';
import type { ChargedLoad, StateCode } from '@wideload/domain';
import { findCharges, findExpectedTotal } from '@wideload/domain/permit-facts';
import { ChargeText } from './charge-text.tsx';

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
