import { countAxles, findDistances } from '../units/axles.ts';
import { type Cents, cents } from '../money/money.ts';
import { type DecidedRows, decideRows, type OpenRow } from '../permit-facts/decide-rows.ts';
import { type ConditionFigures, evaluateCondition, type OpenPart } from '../permit-facts/evaluate-condition.ts';
import { isConfirmed, type WeightFee, type WeightSum } from '../permit-facts/permit-fact.ts';
import { permitFees } from '../permit-facts/permit-fees.generated.ts';
import { permitOffices } from '../permit-facts/permit-offices.generated.ts';
import { decidePermitSoFar } from '../permits/permits.ts';
import type { OrderableState } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';
import { toConditionFigures, type TravelLoad } from '../travel/travel-load.ts';
import { type ChargePart, toChargePart } from './charge-part.ts';
import {
  addRanges,
  type ChargeRange,
  groupByCondition,
  isSure,
  noCharge,
  toGroupRange,
  toRange,
} from './charge-range.ts';
import { findGroupFees, isGroupFee } from './axle-group-fees.ts';
import { isOversize, isOverweight } from './oversize-dimensions.ts';

/** A charge for weight beyond the fee that the order pays. */
export type EstablishedCharge = {
  /** `by-miles`: `perMile` is due for each mile in the state. `open`: more may be due on a condition. */
  status: 'expected' | 'by-miles' | 'open';
  /** Certain; 0 if the fee covers the weight. */
  amount: Cents;
  /** Null: no limit is known. */
  most: Cents | null;
  /** In dollars. */
  perMile: number;
  /** The charge takes the place of the fee, and `amount` is the difference. */
  isInstead: boolean;
  parts: ChargePart[];
  conditions: OpenPart[];
  /** Whether a text of the state has all the figures. */
  isConfirmed: boolean;
};

export type WeightCharge =
  | { status: 'none' }
  | EstablishedCharge
  | { status: 'not-established'; office: { name: string; phone: string }; conditions: OpenPart[] };

export type ChargeTerms = {
  /** The fee that the order pays, in cents. */
  charged: number;
  /** In the state; null if the route is not known. */
  miles: number | null;
};

/** `none`: the load is within the weight limits. A row with an open condition never counts as due. */
export function findWeightCharge(load: TravelLoad, state: OrderableState, terms: ChargeTerms): WeightCharge {
  const { weight: gross } = load.facts;
  const need = decidePermitSoFar(load.facts, state);
  if (gross === null || !isOverweight(need)) return { status: 'none' };
  const figures = {
    ...toConditionFigures(load, terms.miles),
    axles: countKnownAxles(load),
    isOversize: isOversize(load, need.reasons),
  };
  const rows = permitFees[state].overweight;
  const groups = findGroupFees(load.facts, rows.filter(isGroupFee), stateFacts[state].legal.singleAxleLb);
  if ('open' in groups) return toNotEstablished(state, groups.open.length === 0 ? [] : [{ missing: groups.open }]);
  const added = splitRows(
    rows.filter(({ isAlternative, axleGroup }) => isAlternative !== true && axleGroup === undefined),
    figures,
  );
  const other = splitRows(
    rows.filter(({ isAlternative }) => isAlternative === true),
    figures,
  );
  added.due.push(...groups.due);
  const replacing = decideRows(
    rows.filter(({ isInstead }) => isInstead),
    figures,
  );
  const given = { gross, miles: terms.miles, charged: 0 };
  const onTop = addRanges([
    ...added.due.map((row) => toRange(row, given)),
    ...groupByCondition(added.open).map((group) => toGroupRange(group, given)),
  ]);
  const sum = addRanges([toReplacedRange(replacing, { gross, ...terms }), toOtherRange(onTop, other, given)]);
  const range = applySumRule(sum, permitFees[state].weightSum, terms.charged);
  const settled = [...(replacing.settled === null ? [] : [replacing.settled]), ...added.due];
  const open = [...replacing.open, ...added.open, ...other.open];
  const deciding = [...settled, ...other.due, ...open.map(({ row }) => row)];
  const conditions = open.map(({ condition }) => condition);
  const hasRates = deciding.length > 0 || rows.some(isGroupFee);
  if (!hasRates || isUnknown(range)) return toNotEstablished(state, conditions);
  return {
    ...toAmounts(range),
    isInstead: deciding.some(({ isInstead }) => isInstead),
    parts: settled.flatMap((row) => toChargePart(row, gross) ?? []),
    conditions,
    isConfirmed: deciding.every((row) => isConfirmed(row.tier)),
  };
}

function toNotEstablished(state: OrderableState, conditions: OpenPart[]): WeightCharge {
  return { status: 'not-established', office: findOffice(state), conditions };
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
    else range = { ...range, most: findGreater(range.most, other.most) };
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
}: ChargeRange): Pick<EstablishedCharge, 'status' | 'amount' | 'most' | 'perMile'> {
  const status = perMile > 0 ? 'by-miles' : most === least ? 'expected' : 'open';
  return { status, amount: cents(least), most: most === null ? null : cents(most), perMile };
}

function countKnownAxles({ facts: { axles } }: TravelLoad): number | null {
  return findDistances(axles) === null ? null : countAxles(axles);
}

function findOffice(state: OrderableState): { name: string; phone: string } {
  return { name: stateFacts[state].agency.name, phone: permitOffices[state].portal.phone };
}
