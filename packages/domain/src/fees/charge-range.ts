import type { OpenRow } from '../permit-facts/decide-rows.ts';
import type { OpenPart } from '../permit-facts/evaluate-condition.ts';
import type { WeightFee } from '../permit-facts/permit-fact.ts';
import { toChargePart, toSum } from './charge-part.ts';

/** Cents, and dollars for each mile. `most` is null if no limit is known. */
export type ChargeRange = { least: number; most: number | null; perMile: number };

type Given = { gross: number; miles: number | null; charged: number };
type OpenFee = OpenRow<WeightFee>;

export const noCharge: ChargeRange = { least: 0, most: 0, perMile: 0 };

export function addRanges(ranges: readonly ChargeRange[]): ChargeRange {
  return ranges.reduce(
    (sum, { least, most, perMile }) => ({
      least: sum.least + least,
      most: sum.most === null || most === null ? null : sum.most + most,
      perMile: sum.perMile + perMile,
    }),
    noCharge,
  );
}

/** The part above `charged`. */
export function toRange(row: WeightFee, { gross, miles, charged }: Given): ChargeRange {
  const part = toChargePart(row, gross);
  if (part === null) return { ...noCharge, most: null };
  const { amount, perMile } = toSum(part, miles);
  const least = Math.max(0, amount - charged);
  return { least, most: perMile > 0 ? null : least, perMile };
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

/** Whether one row of the group holds for sure, whatever the miles are. */
export function isSure(group: readonly OpenFee[]): boolean {
  const isByMiles = group.every(({ condition }) => isMilesOnly(condition));
  return isByMiles && coversAllMiles(group);
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
