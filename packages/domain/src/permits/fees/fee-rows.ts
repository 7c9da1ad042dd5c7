import type { PermitFees, SizeFee, Sourced } from '../../states/facts/permit-fact.ts';
import { permitFees } from '../../states/facts/permit-fees.generated.ts';
import { sizeFees } from '../../states/facts/size-fees.generated.ts';
import type { OrderableState } from '../../basics/state-code.ts';

/** What a state charges, by rows. */
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
