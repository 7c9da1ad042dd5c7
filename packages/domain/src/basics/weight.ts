import type { Brand } from './brand.ts';

export type Pounds = Brand<number, 'Pounds'>;

export function pounds(weight: number): Pounds {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`Not a weight in whole pounds: ${weight}`);
  return weight as Pounds;
}

export const maxWeight = pounds(2_000_000);

export function formatPounds(weight: Pounds): string {
  return `${String(weight).replace(/\B(?=(\d{3})+$)/g, ',')} lb`;
}
