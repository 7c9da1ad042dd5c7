import { type Cents, cents, sumCents } from '../../basics/money.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { type ChargedLoad, findFeeRange } from './pricing.ts';
import { type ExtraCharge, findExtraCharges } from './extra-charges.ts';
import { findWeightCharge, type WeightCharge } from './weight-charges.ts';
import type { PermitFees, SizeFee, Sourced } from '../../states/facts/permit-fact.ts';
import { permitFees } from '../../states/facts/permit-fees.generated.ts';
import { sizeFees } from '../../states/facts/size-fees.generated.ts';

/** In dollars, for miles that are not known. `mostPerMile` is null if no limit is known. `less`: the part that is paid as the fee. */
export type StateRate = { state: OrderableState; perMile: number; mostPerMile: number | null; less: Cents };

/** A charge that no figure is known of, or no limit. */
export type UnknownCharge = { state: OrderableState; what: 'size' | 'weight' | ExtraCharge['kind'] };

/** The amount that an order pays `now`, and in all once each state has named its charges. */
export type ExpectedTotal = {
  now: Cents;
  /** Without the rates and the unknown charges. */
  least: Cents;
  most: Cents;
  rates: StateRate[];
  unknown: UnknownCharge[];
};

type Range = Omit<ExpectedTotal, 'now' | 'least' | 'most'> & { least: number; most: number };

/** The one function for every screen with a price. `paid`, in cents, is what the order pays where that is more than for these loads. */
export function findExpectedTotal(loads: readonly ChargedLoad[], paid?: number): ExpectedTotal {
  const charged = loads.reduce((sum, load) => sum + load.charged, 0);
  const now = paid ?? charged;
  const ranges = loads.map(findRange);
  const sum = (key: 'least' | 'most') => ranges.reduce((total, range) => total + range[key], now - charged);
  const unknown = ranges.flatMap((range) => range.unknown);
  return {
    now: cents(now),
    least: cents(sum('least')),
    most: cents(sum('most')),
    rates: addRates(ranges.flatMap(({ rates }) => rates)),
    unknown: [...new Map(unknown.map((one) => [`${one.state} ${one.what}`, one])).values()],
  };
}

/** Between what the rows say and what they say if the doubts about them are right. */
function findRange(load: ChargedLoad): Range {
  const rows = readFeeRows(load.state);
  const range = readRange(load, rows);
  const otherRows = readOtherFeeRows(load.state);
  if (otherRows === null) return range;
  const other = readRange(load, otherRows);
  return { ...range, least: Math.min(range.least, other.least), most: Math.max(range.most, other.most) };
}

function readRange({ state, load, charged, ...route }: ChargedLoad, rows: FeeRows): Range {
  const miles = route.miles ?? null;
  const size = findFeeRange(load, state, { miles, rows: rows.size });
  // A price by the day is that of all days.
  const isFixed = stateFacts[state].fee.chargedDaily;
  const base = isFixed ? charged : Math.max(charged, size.least);
  const weight = findWeightCharge(load, state, { charged: base, miles, fees: rows });
  const isReplaced = 'parts' in weight && weight.parts.some(({ isInstead }) => isInstead);
  const most = isFixed || isReplaced ? base : Math.max(base, size.most);
  const findExtras = (fee: number, sizeFee: number) =>
    findExtraCharges(state, { fee, surplus: Math.max(0, charged - sizeFee), weight, load, miles }, rows);
  const lowest = findExtras(size.least, size.least);
  // A percentage is one of the greatest sum too, and the dearer fee leaves less over for the extras.
  const highest = findExtras(size.least + most - base + findSpread(weight) + sumPerhaps(lowest), size.most);
  const isSizeUnknown = rows.size.some(({ doubt }) => doubt?.other === null);
  return addParts(state, [
    { least: base, most, unknown: isSizeUnknown ? ['size'] : [] },
    toWeightPart(weight, base),
    ...highest.map((extra) => toExtraPart(extra, { weight, least: findLowest(extra, lowest) })),
  ]);
}

/** A further charge is the same in both. */
function findLowest({ kind, amount }: ExtraCharge, lowest: readonly ExtraCharge[]): number {
  if (kind === 'further') return amount ?? 0;
  return lowest.find((one) => one.kind === kind)?.amount ?? 0;
}

function sumPerhaps(extras: readonly ExtraCharge[]): number {
  return extras.reduce(
    (sum, { kind, amount, bound }) => sum + (kind === 'further' && bound === 'most' ? (amount ?? 0) : 0),
    0,
  );
}

type Part = {
  least: number;
  most: number;
  rate?: Omit<StateRate, 'state'>;
  unknown: UnknownCharge['what'][];
};

function addParts(state: OrderableState, parts: readonly Part[]): Range {
  return {
    least: parts.reduce((sum, { least }) => sum + least, 0),
    most: parts.reduce((sum, { most }) => sum + most, 0),
    rates: parts.flatMap(({ rate }) => (rate === undefined ? [] : [{ state, ...rate }])),
    unknown: parts.flatMap(({ unknown }) => unknown.map((what) => ({ state, what }))),
  };
}

function toWeightPart(weight: WeightCharge, base: number): Part {
  if (weight.status === 'none') return { least: 0, most: 0, unknown: [] };
  if (weight.status === 'not-established') return { least: 0, most: 0, unknown: ['weight'] };
  const { status, amount, most, perMile, mostPerMile, isInstead, parts } = weight;
  if (status === 'by-miles') {
    // A rate in place of the fee is due at least as its minimum, and less what is paid.
    const minimum = Math.max(0, ...parts.map((part) => part.minimum - (isInstead ? base : 0)));
    const paid = amount + minimum;
    return {
      least: paid,
      most: paid,
      rate: { perMile, mostPerMile, less: cents(isInstead ? base + minimum : minimum) },
      unknown: [],
    };
  }
  return { least: amount, most: most ?? amount, unknown: most === null ? ['weight'] : [] };
}

type Bounds = { weight: WeightCharge; least: number };

function toExtraPart({ kind, amount, bound, percent }: ExtraCharge, { weight, least }: Bounds): Part {
  if (amount === null) return { least: 0, most: 0, unknown: [kind] };
  const isOpen = kind === 'further' ? bound === 'least' : percent !== null && 'most' in weight && weight.most === null;
  return { least: bound === 'most' ? 0 : least, most: amount, unknown: isOpen ? [kind] : [] };
}

function findSpread(weight: WeightCharge): number {
  return 'most' in weight && weight.most !== null ? weight.most - weight.amount : 0;
}

/** Several units in a state drive the same miles. */
function addRates(rates: readonly StateRate[]): StateRate[] {
  const sums = new Map<OrderableState, StateRate>();
  for (const { state, perMile, mostPerMile, less } of rates) {
    const before = sums.get(state) ?? { state, perMile: 0, mostPerMile: 0, less: cents(0) };
    const most = before.mostPerMile === null || mostPerMile === null ? null : before.mostPerMile + mostPerMile;
    sums.set(state, {
      state,
      perMile: before.perMile + perMile,
      mostPerMile: most,
      less: sumCents([before.less, less]),
    });
  }
  return [...sums.values()];
}

/** The charges of a state, by rows. */
export type FeeRows = Pick<PermitFees, 'overweight' | 'extras' | 'legalTable'> & { size: readonly SizeFee[] };

export function readFeeRows(state: OrderableState): FeeRows {
  return { ...permitFees[state], size: sizeFees[state] };
}

/** The rows if every doubt about them is right; null if none is in doubt. A doubt without a figure changes nothing here. */
export function readOtherFeeRows(state: OrderableState): FeeRows | null {
  const { size, overweight, extras, ...rest } = readFeeRows(state);
  if (![...size, ...overweight, ...extras].some((row) => typeof row.doubt?.other === 'number')) return null;
  return { ...rest, size: size.map(takeOther), overweight: overweight.map(takeOther), extras: extras.map(takeOther) };
}

function takeOther<R extends Sourced & { dollars: number | null }>(row: R): R {
  const other = row.doubt?.other;
  return typeof other === 'number' ? { ...row, dollars: other } : row;
}
