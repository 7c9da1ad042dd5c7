import type { DecidedRows, OpenRow, OpenPart } from '../../states/facts/evaluate-condition.ts';
import type { WeightFee } from '../../states/facts/permit-fact.ts';
import { toChargePart, toSum } from './charge-part.ts';

/** Cents, and dollars for each mile. The upper figures are null if no limit is known. */
export type ChargeRange = { least: number; most: number | null; perMile: number; mostPerMile: number | null };

type Given = { gross: number; miles: number | null; charged: number };
type OpenFee = OpenRow<WeightFee>;

export const noCharge: ChargeRange = { least: 0, most: 0, perMile: 0, mostPerMile: 0 };

export function addRanges(ranges: readonly ChargeRange[]): ChargeRange {
  return ranges.reduce(
    (sum, { least, most, perMile, mostPerMile }) => ({
      least: sum.least + least,
      most: sum.most === null || most === null ? null : sum.most + most,
      perMile: sum.perMile + perMile,
      mostPerMile: sum.mostPerMile === null || mostPerMile === null ? null : sum.mostPerMile + mostPerMile,
    }),
    noCharge,
  );
}

/** The part above `charged`. */
export function toRange(row: WeightFee, { gross, miles, charged }: Given): ChargeRange {
  const [least, most] = [row.aboveMostLb, undefined].map((above) => toChargePart(row, gross, above));
  if (!least || !most) return { ...noCharge, most: null, mostPerMile: null };
  const { amount, perMile } = toSum(least, miles);
  const toCharged = (sum: number) => Math.max(0, sum - charged);
  const greatest = toSum(most, miles);
  return {
    least: toCharged(amount),
    most: perMile > 0 ? null : toCharged(greatest.amount),
    perMile,
    mostPerMile: greatest.perMile,
  };
}

/** Open rows that differ in their miles only: one of them holds. */
export function groupByCondition(open: readonly OpenFee[]): OpenFee[][] {
  const groups = new Map<string, OpenFee[]>();
  for (const fee of open) {
    const { missing, ...rest } = fee.condition;
    const key = JSON.stringify([rest, missing.filter((figure) => figure !== 'miles')]);
    groups.set(key, [...(groups.get(key) ?? []), fee]);
  }
  return [...groups.values()];
}

/** @returns true if one row of the group holds for sure, whatever the miles are. */
export function isSure(group: readonly OpenFee[]): boolean {
  const isByMiles = group.every(({ condition }) => isMilesOnly(condition));
  return isByMiles && coversAllMiles(group);
}

/** One of the rows is due. Without one that holds for sure, it can be none. */
export function toOneRange({ settled, open }: DecidedRows<WeightFee>, given: Given): ChargeRange {
  const ranges = [...(settled === null ? [] : [settled]), ...open.map(({ row }) => row)].map((row) =>
    toRange(row, given),
  );
  const most = ranges.map((range) => range.most).filter((figure) => figure !== null);
  return {
    least: settled === null ? 0 : Math.min(...ranges.map(({ least }) => least)),
    most: most.length < ranges.length ? null : Math.max(0, ...most),
    perMile: settled === null ? 0 : Math.min(...ranges.map(({ perMile }) => perMile)),
    mostPerMile: Math.max(0, ...ranges.map(({ mostPerMile }) => mostPerMile ?? 0)),
  };
}

/** Open rates for each mile count in `most` only: their sum is not known. */
export function toGroupRange(group: readonly OpenFee[], given: Given): ChargeRange {
  const ranges = group.map(({ row }) => toRange(row, given));
  const most = ranges.map((range) => range.most).filter((figure) => figure !== null);
  const isLimited = most.length === ranges.length && (coversAllMiles(group) || given.miles !== null);
  return {
    least: isSure(group) ? Math.min(...ranges.map(({ least }) => least)) : 0,
    most: isLimited ? Math.max(...most) : null,
    perMile: 0,
    mostPerMile: ranges.every(({ mostPerMile }) => mostPerMile === 0) ? 0 : null,
  };
}

function isMilesOnly({ missing, ...rest }: OpenPart): boolean {
  return Object.keys(rest).length === 0 && missing.every((figure) => figure === 'miles');
}

/** A table can end before its last miles. Rows without miles cover all of them. */
function coversAllMiles(group: readonly OpenFee[]): boolean {
  const ends = (key: 'milesOver' | 'milesTo') => group.some(({ row }) => row.when[key] === undefined);
  return ends('milesOver') && ends('milesTo');
}
