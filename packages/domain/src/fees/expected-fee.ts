import { type Cents, cents } from '../money/money.ts';
import { findCharges } from './charge-summary.ts';
import type { ChargedLoad } from './charged-load.ts';
import type { ExtraCharge } from './extra-charges.ts';
import type { StateCharge } from './weight-summary.ts';

/** `sold` is the price of the permit. `most` is null where no limit is known; `perMile` is in dollars. */
export type ExpectedFee = { sold: Cents; least: Cents; most: Cents | null; perMile: number };

type Range = Omit<ExpectedFee, 'sold'>;

/** The whole charge of a state for one permit, as far as it is known before the state names it. */
export function findExpectedFee(load: ChargedLoad): ExpectedFee {
  const { weight, size, extras } = findCharges([load]);
  const sold = cents(load.charged + size.total);
  const ranges = [...weight.lines.map(toWeightRange), ...extras.lines.flatMap((line) => line.extras.map(toExtraRange))];
  const add = (sum: Range, { least, most, perMile }: Range): Range => ({
    least: cents(sum.least + least),
    most: sum.most === null || most === null ? null : cents(sum.most + most),
    perMile: sum.perMile + perMile,
  });
  return { sold: cents(load.charged), ...ranges.reduce(add, { least: sold, most: sold, perMile: 0 }) };
}

function toWeightRange({ charge }: StateCharge): Range {
  if (charge.status === 'none') return { least: cents(0), most: cents(0), perMile: 0 };
  if (charge.status === 'not-established') return { least: cents(0), most: null, perMile: 0 };
  const { amount: least, most, perMile } = charge;
  return { least, most: perMile > 0 ? null : most, perMile };
}

function toExtraRange({ amount, bound }: ExtraCharge): Range {
  if (amount === null) return { least: cents(0), most: null, perMile: 0 };
  return { least: bound === 'most' ? cents(0) : amount, most: bound === 'least' ? null : amount, perMile: 0 };
}
