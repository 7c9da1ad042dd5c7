import { pounds, type Pounds } from '../basics/weight.ts';

/**
 * The federal bridge formula, 23 U.S.C. 127(a)(2): W = 500 [LN / (N - 1) + 12N + 36], to the nearest 500 lb.
 * An exact half goes down, as in the printed federal table, which also goes on above 80,000 lb.
 */
export function computeBridgeLimit(axles: number, feet: number): Pounds {
  const steps = (feet * axles) / (axles - 1) + 12 * axles + 36;
  return pounds(500 * Math.ceil(steps - 0.5 - 1e-9));
}

/** Half a foot rounds up (data/bridge-formula.md). */
export function roundToBridgeFeet(inches: number): number {
  return Math.round(inches / 12);
}
