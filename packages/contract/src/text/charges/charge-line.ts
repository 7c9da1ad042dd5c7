import { cents, type OrderableState } from '@wideload/domain';
import type { ChargePart, EstablishedCharge, SizeRest, StateCharge } from '@wideload/domain/permit-facts';
import { formatRate, formatWhole } from './charge-money.ts';
import { listConditions, listNotes } from './charge-conditions.ts';
import type { ChargeWords } from './charge-words.ts';
import type { Office } from './doubt-lines.ts';

/** `notes` are texts of the facts, which are in English. */
type MileRate = Pick<EstablishedCharge, 'perMile' | 'mostPerMile' | 'parts'>;

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
    const text = words.notEstablished(charge.office.name, charge.office.phone);
    const isByAxles = charge.conditions.some(({ missing }) => missing.includes('axleWeights'));
    return {
      state,
      text: isByAxles ? `${text} (${words.byAxleWeights})` : text,
      notes: charge.reasons,
      isConfirmed: true,
    };
  }
  const details = [
    ...(permits > 1 ? [words.permits(permits)] : listBasis(charge, words)),
    ...listConditions(charge.conditions, words),
  ];
  const text = [formatSum(charge, words), ...(details.length > 0 ? [`(${details.join(', ')})`] : [])].join(' ');
  return { state, text, notes, isConfirmed: charge.isConfirmed };
}

/** `$80 (its table has $145)`. */
export function toSizeLine({ state, amount, fee, permits }: SizeRest, words: ChargeWords): ChargeLine {
  const basis = permits > 1 ? words.permits(permits) : words.itsTable(formatWhole(fee));
  return { state, text: `${formatWhole(amount)} (${basis})`, notes: [], isConfirmed: true };
}

function formatSum(charge: EstablishedCharge, words: ChargeWords): string {
  const { status, amount, most, isInstead } = charge;
  if (status === 'expected') return formatWhole(amount);
  if (status === 'by-miles') {
    const rate = formatMileRate(charge, words);
    const sum = amount > 0 ? words.plus(formatWhole(amount), rate) : rate;
    return isInstead && amount === 0 ? `${sum}, ${words.inPlace}` : sum;
  }
  if (most === null) return words.atLeast(formatWhole(amount));
  return amount === 0 ? words.upTo(formatWhole(most)) : words.between(formatWhole(amount), formatWhole(most));
}

/** `$0.21 to $0.28 a mile in the state`, with the least that the state charges. */
export function formatMileRate({ perMile, mostPerMile, parts }: MileRate, words: ChargeWords): string {
  const [least, most] = [formatRate(perMile), formatRate(mostPerMile ?? perMile)];
  const rate = words.aMile(least === most ? least : words.between(least, most));
  const minimum = Math.max(0, ...parts.map((part) => part.minimum));
  const bounded = mostPerMile === null ? words.atLeast(rate) : rate;
  return minimum === 0 ? bounded : `${bounded}, ${words.atLeast(formatWhole(cents(minimum)))}`;
}

/** Rates for each mile, ton or 1,000 lb; `$150` alone needs no basis. */
function listBasis({ parts, status, amount }: EstablishedCharge, words: ChargeWords): string[] {
  const [first] = parts;
  // A fee that the permit covers is no basis of what may come on top.
  if (first?.isInstead && !isByMiles(first)) return amount === 0 ? [] : [words.difference(formatRate(first.dollars))];
  const isRate = parts.some((part) => part.units > 1 || (status !== 'by-miles' && isByMiles(part)));
  if (!isRate) return [];
  const rates = parts
    .filter(({ dollars }) => dollars > 0)
    .map((part) => formatPart(part, words))
    .reduce((sum, rate) => (sum === '' ? rate : words.plus(sum, rate)), '');
  if (rates === '') return [];
  return [first?.isInstead ? `${rates}, ${words.inPlace}` : rates];
}

function isByMiles({ per }: ChargePart): boolean {
  return per.endsWith('mile');
}

function formatPart({ per, dollars }: ChargePart, words: ChargeWords): string {
  return words.per[per](formatRate(dollars));
}
