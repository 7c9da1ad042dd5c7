import { pounds, type Pounds } from '../measures/weight.ts';

/**
 * Federal Bridge Formula, 23 U.S.C. 127(a)(2): the most that a group of consecutive axles may weigh together,
 * W = 500 [LN / (N - 1) + 12N + 36], to the nearest 500 lb. An exact half goes down, as in the printed federal table.
 * Not capped: the table goes on above 80,000 lb.
 *
 * @param axles how many, 2 or more
 * @param feet from the first to the last of them, whole feet
 */
export function bridgeLimit(axles: number, feet: number): Pounds {
  const steps = (feet * axles) / (axles - 1) + 12 * axles + 36;
  return pounds(500 * Math.ceil(steps - 0.5 - 1e-9));
}

/** Inches to the nearest foot for a lookup in the federal table; half a foot rounds up (data/bridge-formula.md). */
export function roundToBridgeFeet(inches: number): number {
  return Math.round(inches / 12);
}
