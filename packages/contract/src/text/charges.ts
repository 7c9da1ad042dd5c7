import { cents, formatDollars, stateName, type Cents, type FeeLine, type OrderableState } from '@wideload/domain';
import type {
  ChargePart,
  ChargeSummary,
  EstablishedCharge,
  OpenPart,
  StateCharge,
} from '@wideload/domain/permit-facts';
import type { chargeWords } from './charge-words.ts';

type WordsOf<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: WordsOf<T[K]> };
export type ChargeWords = WordsOf<typeof chargeWords>;

/** `notes` are texts of the facts, which are in English. */
export type ChargeLine = { state: OrderableState; text: string; notes: string[]; isConfirmed: boolean };

/** `Charged now $122.00. For weight the states will charge about $510 more:`; the lines name the states. */
export function formatChargeIntro(charged: Cents, { total, lines }: ChargeSummary, words: ChargeWords): string {
  const now = words.chargedNow(formatDollars(charged));
  if (lines.length === 0) return `${now} ${words.nothingMore}`;
  return `${now} ${total > 0 ? words.more(formatWhole(total)) : words.moreOpen}`;
}

export function toChargeLine({ state, charge, permits }: StateCharge, words: ChargeWords): ChargeLine {
  if (charge.status === 'none') return { state, text: '', notes: [], isConfirmed: true };
  const notes = listNotes(charge.conditions);
  if (charge.status === 'not-established')
    return { state, text: words.notEstablished(charge.office.name, charge.office.phone), notes: [], isConfirmed: true };
  const details = [
    ...(permits > 1 ? [words.permits(permits)] : listBasis(charge, words)),
    ...listConditions(charge.conditions, words),
  ];
  const text = [formatSum(charge, words), ...(details.length > 0 ? [`(${details.join('; ')})`] : [])].join(' ');
  return { state, text, notes, isConfirmed: charge.isConfirmed };
}

/** One paragraph; `''` for loads within the weight limits. */
export function formatCharges(charged: Cents, charges: ChargeSummary, words: ChargeWords): string {
  if (!charges.isOverweight) return '';
  const intro = formatChargeIntro(charged, charges, words);
  if (charges.lines.length === 0) return intro;
  const lines = charges.lines.map((line) => {
    const { state, text, notes } = toChargeLine(line, words);
    return `${stateName(state)} ${[text, ...notes.map((note) => `(${note})`)].join(' ')}`;
  });
  return `${intro} ${lines.join(', ')}. ${words.later}`;
}

/** The other fees that the state may charge for the size, each with its notes. */
export function listOpenFees(line: FeeLine, words: ChargeWords): { text: string; notes: string[] }[] {
  const groups = new Map<string, { most: Cents; condition: OpenPart }>();
  for (const { fee, condition } of line.open) {
    const key = JSON.stringify(condition);
    const most = groups.get(key)?.most ?? cents(0);
    groups.set(key, { most: fee > most ? fee : most, condition });
  }
  const others = [...groups.values()].map(({ most, condition }) => ({
    text: [words.canBe(formatWhole(most)), ...listConditions([condition], words)].join(', '),
    notes: listNotes([condition]),
  }));
  const own = line.condition?.note;
  return own === undefined ? others : [{ text: '', notes: [own] }, ...others];
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

function listConditions(conditions: readonly OpenPart[], words: ChargeWords): string[] {
  const texts = conditions.flatMap(({ missing, kind, road }) => [
    ...(missing.includes('miles') ? [words.byMiles] : []),
    ...(missing.some((figure) => figure !== 'miles') ? [words.byFigures] : []),
    ...(kind === undefined ? [] : [words.kinds[kind]]),
    ...(road === undefined ? [] : [words.roads[road]]),
  ]);
  return [...new Set(texts)];
}

function listNotes(conditions: readonly OpenPart[]): string[] {
  return [...new Set(conditions.flatMap(({ note }) => note ?? []))];
}

/** `$360`, `$14.50`. */
function formatWhole(amount: Cents): string {
  return formatDollars(amount).replace(/\.00$/, '');
}

/** `$10`, `$0.035`: a rate can be a fraction of a cent. */
function formatRate(dollars: number): string {
  const rounded = Number(dollars.toFixed(4));
  const whole = Math.round(rounded * 100);
  return Math.abs(rounded * 100 - whole) < 1e-6 ? formatWhole(cents(whole)) : `$${rounded}`;
}
