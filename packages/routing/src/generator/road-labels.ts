import type { SourceRoad } from './source-roads.ts';

/** Numbers of the source that are no plain Interstate. */
const others: Readonly<Record<string, string>> = {
  '15': 'US-15',
  FLTP: "Florida's Turnpike",
  BG: 'Bluegrass Parkway',
  WK: 'Western Kentucky Parkway',
  CA58: 'CA-58',
  CA99: 'CA-99',
};

/** `I-80`, `I-40 Business`, `US-287`; empty for a road without a number. */
export function toRoadLabel({ kind, number, route }: SourceRoad): string {
  if (route !== undefined) return route.name;
  if (number === null) return '';
  // Freeways have one number in common with an Interstate: US-15 in Pennsylvania.
  const other = kind === 'i' ? undefined : others[number];
  if (other !== undefined) return other;
  const business = /^BUS(\d+)$/.exec(number)?.[1];
  return business === undefined ? `I-${number}` : `I-${business} Business`;
}
