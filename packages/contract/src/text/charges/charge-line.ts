import type { OrderableState } from '@wideload/domain';
import type { ChargePart, EstablishedCharge, SizeRest, StateCharge } from '@wideload/domain/permit-facts';
import { formatRate, formatWhole } from './charge-money.ts';
import { listConditions, listNotes } from './charge-conditions.ts';
import type { Office } from '../doubts/doubt-lines.ts';
import type { ChargeWords } from './charge-words.ts';

/** `notes` are texts of the facts, which are in English. */
export type ChargeLine = {
  state: OrderableState;
  text: string;
  notes: string[];
  /** Whom to ask about a doubt. */
  office?: Office;
  isConfirmed: boolean;
};

export function toChargeLine({ state, charge, permits }: StateCharge, words: ChargeWords): ChargeLine {
  if (charge.status === 'none') return { state, text: '', notes: [], isConfirmed: true };
  const notes = listNotes(charge.conditions);
  if (charge.status === 'not-established') {
    const unknown = words.notEstablished(charge.office.name, charge.office.phone);
    const isByAxles = charge.conditions.some(({ missing }) => missing.includes('axleWeights'));
    return { state, text: isByAxles ? `${unknown} (${words.byAxleWeights})` : unknown, notes: [], isConfirmed: true };
  }
  const details = [
    ...(permits > 1 ? [words.permits(permits)] : listBasis(charge, words)),
    ...listConditions(charge.conditions, words),
  ];
  const text = [formatSum(charge, words), ...(details.length > 0 ? [`(${details.join('; ')})`] : [])].join(' ');
  return { state, text, notes, isConfirmed: charge.isConfirmed };
}

/** `$80 (its table has $145)`. */
export function toSizeLine({ state, amount, fee, permits }: SizeRest, words: ChargeWords): ChargeLine {
  const basis = permits > 1 ? words.permits(permits) : words.itsTable(formatWhole(fee));
  return { state, text: `${formatWhole(amount)} (${basis})`, notes: [], isConfirmed: true };
}

function formatSum({ status, amount, most, perMile, isInstead }: EstablishedCharge, words: ChargeWords): string {
  if (status === 'expected') return formatWhole(amount);
  if (status === 'by-miles') {
    const rate = words.aMile(formatRate(perMile));
    const sum = amount > 0 ? words.plus(formatWhole(amount), rate) : rate;
    return isInstead && amount === 0 ? `${sum}, ${words.inPlace}` : sum;
  }
  if (most === null) return words.atLeast(formatWhole(amount));
  return amount === 0 ? words.upTo(formatWhole(most)) : words.between(formatWhole(amount), formatWhole(most));
}

/** Rates for each ton or 1,000 lb, with the sums beside them; `$150` alone needs no basis. */
function listBasis({ parts, status }: EstablishedCharge, words: ChargeWords): string[] {
  const [first] = parts;
  if (first?.isInstead && status !== 'by-miles') return [words.difference(formatRate(first.dollars))];
  if (!parts.some(({ units }) => units > 1)) return [];
  return [
    parts
      .filter(({ dollars }) => dollars > 0)
      .map((part) => formatPart(part, words))
      .reduce(words.plus),
  ];
}

function formatPart({ per, dollars }: ChargePart, words: ChargeWords): string {
  return words.per[per](formatRate(dollars));
}
