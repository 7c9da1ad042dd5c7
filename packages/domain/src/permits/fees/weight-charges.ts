import { countAxles, findDistances, listKnownGaps } from '../../load/axles.ts';
import { type Cents, cents } from '../../basics/money.ts';
import {
  type DecidedRows,
  decideRows,
  type OpenRow,
  type ConditionFigures,
  evaluateCondition,
  type MissingFigure,
  type OpenPart,
} from '../../states/facts/evaluate-condition.ts';
import { isConfirmed, type PermitFees, type WeightFee, type WeightSum } from '../../states/facts/permit-fact.ts';
import { permitFees } from '../../states/facts/permit-fees.generated.ts';
import { findPermitOffice } from '../../states/facts/permit-office.ts';
import { decidePermitSoFar, type PermitNeed } from '../permits.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { toAxleFigures } from '../movement-figures.ts';
import { toConditionFigures, type TravelLoad } from '../../load/travel-load.ts';
import { type ChargePart, toChargePart } from './charge-part.ts';
import {
  addRanges,
  type ChargeRange,
  groupByCondition,
  isSure,
  noCharge,
  toGroupRange,
  toOneRange,
  toRange,
} from './charge-range.ts';
import { findGroupFees, isGroupFee } from './axle-group-fees.ts';
import { isOversize, isOverweight } from './oversize-dimensions.ts';
import { findWeightExcess } from './weight-excess.ts';

/** A charge for weight beyond the fee that the order pays. */
export type EstablishedCharge = {
  /** `by-miles`: `perMile` is due for each mile in the state. `open`: more may be due on a condition. */
  status: 'expected' | 'by-miles' | 'open';
  /** Certain; 0 if the fee covers the weight. */
  amount: Cents;
  /** Null: no limit is known. */
  most: Cents | null;
  /** In dollars; the lowest rate where it is not certain. */
  perMile: number;
  /** Null: no limit is known. */
  mostPerMile: number | null;
  /** The charge takes the place of the fee, and `amount` is the difference. */
  isInstead: boolean;
  parts: ChargePart[];
  conditions: OpenPart[];
  /** True if a text of the state has all the figures. */
  isConfirmed: boolean;
};

/** `reasons`: why, in words of the facts. */
export type NoCharge = {
  status: 'not-established';
  office: { name: string; phone: string };
  conditions: OpenPart[];
  reasons: string[];
};

export type WeightCharge = { status: 'none' } | EstablishedCharge | NoCharge;

export type ChargeTerms = {
  /** The fee that the order pays, in cents. */
  charged: number;
  /** In the state; null if the route is not known. */
  miles: number | null;
  /** Other rows than those of the state. */
  fees?: Pick<PermitFees, 'overweight' | 'legalTable'>;
};

/** `none`: the load is within the weight limits. A row with an open condition never counts as due. */
export function findWeightCharge(load: TravelLoad, state: OrderableState, terms: ChargeTerms): WeightCharge {
  const { weight: gross } = load.facts;
  const need = decidePermitSoFar(load.facts, state);
  const isOver = isOverweight(need);
  if (gross === null || !(isOver || isPerhapsOverweight(need))) return { status: 'none' };
  const charge = findCharge(load, state, { ...terms, gross, need });
  return isOver || isWarned(charge) ? charge : { status: 'none' };
}

/** The gross weight is legal, and the weights of the axles decide. */
function isPerhapsOverweight({ open }: PermitNeed): boolean {
  return open.some(({ what }) => what === 'axle_weights');
}

/** @returns true if a row of the state speaks of loads whose gross weight is legal. */
function isWarned(charge: WeightCharge): boolean {
  if (charge.status === 'none') return false;
  return charge.conditions.length > 0 || (charge.status === 'not-established' && charge.reasons.length > 0);
}

function findCharge(
  load: TravelLoad,
  state: OrderableState,
  { gross, need, ...terms }: ChargeTerms & { gross: number; need: PermitNeed },
): WeightCharge {
  const figures: ConditionFigures = {
    ...toAxleFigures(load.facts),
    ...toConditionFigures(load, terms.miles),
    isOverweight: isOverweight(need) || ['axleWeights'],
    axles: countKnownAxles(load),
    axleSpan: findAxleSpan(load),
    isOversize: isOversize(load, need.reasons),
  };
  const { overweight: rows, legalTable } = terms.fees ?? permitFees[state];
  const groups = findGroupFees(load.facts, rows.filter(isGroupFee), stateFacts[state].legal.singleAxleLb);
  if ('open' in groups) return toNotEstablished(state, groups.open.length === 0 ? [] : [{ missing: groups.open }], []);
  const given = { rows, groups: groups.due, gross, state, terms };
  if (legalTable === undefined) return decideCharge(given, figures);
  const { least, most, missing } = findWeightExcess(load.facts, stateFacts[state], legalTable.maximumLb);
  const charge = decideCharge(given, { ...figures, excess: least });
  if (most === least) return charge;
  const greatest = most === null ? null : decideCharge(given, { ...figures, excess: most });
  return widenCharge(charge, greatest, { state, missing });
}

type Given = {
  rows: readonly WeightFee[];
  groups: readonly WeightFee[];
  gross: number;
  state: OrderableState;
  terms: ChargeTerms;
};

function decideCharge({ rows, groups, gross, state, terms }: Given, figures: ConditionFigures): WeightCharge {
  const { due, open } = splitRows(rows.filter(isAdded), figures);
  const other = splitRows(
    rows.filter(({ isAlternative }) => isAlternative === true),
    figures,
  );
  const replacing = decideRows(
    rows.filter(({ isInstead }) => isInstead),
    figures,
  );
  const ones = listNames(rows).map((name) =>
    decideRows(
      rows.filter(({ oneOf }) => oneOf === name),
      figures,
    ),
  );
  due.push(...groups);
  const given = { gross, miles: terms.miles, charged: 0 };
  const onTop = addRanges([
    ...due.map((row) => toRange(row, given)),
    ...groupByCondition(open).map((group) => toGroupRange(group, given)),
    ...ones.map((one) => toOneRange(one, given)),
  ]);
  const sum = addRanges([toReplacedRange(replacing, { gross, ...terms }), toOtherRange(onTop, other, given)]);
  const range = applySumRule(sum, permitFees[state].weightSum, terms.charged);
  const settled = [...[replacing, ...ones].flatMap((one) => one.settled ?? []), ...due];
  const allOpen = [...replacing.open, ...open, ...other.open, ...ones.flatMap((one) => one.open)];
  const deciding = [...settled, ...other.due, ...allOpen.map(({ row }) => row)];
  const conditions = allOpen.map(({ condition }) => condition);
  const hasRates = deciding.length > 0 || rows.some(isGroupFee);
  if (!hasRates || isUnknown(range)) return toNotEstablished(state, conditions, deciding);
  return {
    ...toAmounts(range),
    isInstead: deciding.some(({ isInstead }) => isInstead),
    parts: settled.flatMap((row) => toChargePart(row, gross) ?? []),
    conditions,
    isConfirmed: deciding.every((row) => isConfirmed(row.tier)),
  };
}

function isAdded({ isInstead, isAlternative, axleGroup, oneOf }: WeightFee): boolean {
  return !isInstead && isAlternative !== true && axleGroup === undefined && oneOf === undefined;
}

function listNames(rows: readonly WeightFee[]): string[] {
  return [...new Set(rows.flatMap(({ oneOf }) => oneOf ?? []))];
}

/** The excess is not known to the pound: `most` has the charge of the greatest excess, null if it is not limited. */
function widenCharge(
  least: WeightCharge,
  most: WeightCharge | null,
  { state, missing }: { state: OrderableState; missing: MissingFigure[] },
): WeightCharge {
  if (least.status === 'none' || least.status === 'not-established') return least;
  const limit = most !== null && 'most' in most ? most.most : null;
  if (limit !== null && limit === least.amount) return least;
  const conditions = missing.length === 0 ? least.conditions : [...least.conditions, { missing }];
  if (least.amount === 0 && least.perMile === 0 && limit === null) {
    return toNotEstablished(state, conditions, []);
  }
  return {
    ...least,
    status: least.perMile > 0 ? 'by-miles' : 'open',
    most: limit === null ? null : cents(limit),
    mostPerMile: most !== null && 'mostPerMile' in most ? most.mostPerMile : null,
    conditions,
  };
}

/** The rows without a figure say why. */
function toNotEstablished(state: OrderableState, conditions: OpenPart[], deciding: readonly WeightFee[]): NoCharge {
  const unknown = deciding.filter(({ dollars }) => dollars === null);
  return {
    status: 'not-established',
    office: findPermitOffice(state),
    conditions,
    reasons: [...new Set(unknown.flatMap(({ when, detail }) => when.note ?? detail ?? []))],
  };
}

/** The rows of one table in place of the rest: the one or the other is due, never both. */
function toOtherRange(range: ChargeRange, { due, open }: SplitRows, given: Parameters<typeof toRange>[1]): ChargeRange {
  if (due.length + open.length === 0) return range;
  const other = addRanges([...due, ...open.map(({ row }) => row)].map((row) => toRange(row, given)));
  if (open.length === 0) return other;
  return {
    least: Math.min(range.least, other.least),
    most: findGreater(range.most, other.most),
    perMile: Math.min(range.perMile, other.perMile),
    mostPerMile: findGreater(range.mostPerMile, other.mostPerMile),
  };
}

type SplitRows = { due: WeightFee[]; open: OpenRow<WeightFee>[] };

/** The rows that are charged on top of the fee. */
function splitRows(rows: readonly WeightFee[], figures: ConditionFigures): SplitRows {
  const { due, open }: SplitRows = { due: [], open: [] };
  for (const row of rows.filter(({ isInstead }) => !isInstead)) {
    const condition = evaluateCondition(row.when, figures);
    if (condition === 'holds') due.push(row);
    else if (condition !== 'fails') open.push({ row, condition });
  }
  return { due, open };
}

type ReplacedGiven = ChargeTerms & { gross: number };

/** The rows that are charged in place of the fee. */
function toReplacedRange({ settled, open }: DecidedRows<WeightFee>, given: ReplacedGiven): ChargeRange {
  let range = settled === null ? noCharge : toRange(settled, given);
  for (const group of groupByCondition(open)) {
    const other = toGroupRange(group, given);
    if (isSure(group)) range = other;
    else
      range = {
        ...range,
        most: findGreater(range.most, other.most),
        mostPerMile: findGreater(range.mostPerMile, other.mostPerMile),
      };
  }
  return range;
}

/** Nothing is rounded while a rate waits for the miles. */
function applySumRule(range: ChargeRange, rule: WeightSum | undefined, charged: number): ChargeRange {
  if (rule === undefined || range.perMile > 0) return range;
  const limit = Math.max(0, rule.maximumWithSizeDollars * 100 - charged);
  const apply = (amount: number) => Math.min(limit, Math.ceil(amount / 100) * 100);
  return { ...range, least: apply(range.least), most: range.most === null ? limit : apply(range.most) };
}

function findGreater(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other);
}

function isUnknown({ least, most, perMile }: ChargeRange): boolean {
  return least === 0 && perMile === 0 && most === null;
}

function toAmounts({
  least,
  most,
  perMile,
  mostPerMile,
}: ChargeRange): Pick<EstablishedCharge, 'status' | 'amount' | 'most' | 'perMile' | 'mostPerMile'> {
  const status = perMile > 0 ? 'by-miles' : most === least ? 'expected' : 'open';
  return { status, amount: cents(least), most: most === null ? null : cents(most), perMile, mostPerMile };
}

function findAxleSpan({ facts: { axles } }: TravelLoad): number | null {
  const gaps = listKnownGaps(axles);
  return gaps === null ? null : gaps.reduce<number>((sum, gap) => sum + gap, 0);
}

function countKnownAxles({ facts: { axles } }: TravelLoad): number | null {
  return findDistances(axles) === null ? null : countAxles(axles);
}
