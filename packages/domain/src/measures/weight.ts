import type { Brand } from './brand.ts';

/** Whole pounds, 0 or more. */
export type Pounds = Brand<number, 'Pounds'>;

/** @throws RangeError for anything but whole pounds, 0 or more. */
export function pounds(weight: number): Pounds {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`Not a weight in whole pounds: ${weight}`);
  // Cast: checked above.
  return weight as Pounds;
}

/** 2,000,000 lb, the maximum of every weight field. */
export const heaviestWeight = pounds(2_000_000);

/** `111,400 lb`. */
export function formatPounds(weight: Pounds): string {
  return `${String(weight).replace(/\B(?=(\d{3})+$)/g, ',')} lb`;
}
