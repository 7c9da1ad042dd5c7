import { cents, formatDollars, type Cents } from '@wideload/domain';

/** `$360`, `$14.50`. */
export function formatWhole(amount: Cents): string {
  return formatDollars(amount).replace(/\.00$/, '');
}

/** `$10`, `$0.035`: a rate can be a fraction of a cent. */
export function formatRate(dollars: number): string {
  const rounded = Number(dollars.toFixed(4));
  const whole = Math.round(rounded * 100);
  return Math.abs(rounded * 100 - whole) < 1e-6 ? formatWhole(cents(whole)) : `$${rounded}`;
}
