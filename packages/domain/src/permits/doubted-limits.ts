import type { StateFacts } from '../states/state.ts';
import type { Check, OpenCondition, ReasonKind } from './reason.ts';

/** A figure within both limits, or above both, is in no doubt. Without another limit it is in doubt above the one. */
export function isBetween(figure: number | null, one: number, other: number | null): boolean {
  const [least, most] = other === null ? [one, Infinity] : [Math.min(one, other), Math.max(one, other)];
  return figure !== null && figure > least && figure <= most;
}

/** The condition in the place of a check whose answer depends on which source is right; null where all give the same answer. */
export function findDoubtedLimit({ what, limit, actual, unit }: Check, { legal }: StateFacts): OpenCondition | null {
  const doubt = findDoubt(legal, what);
  if (doubt === undefined || !isBetween(actual, limit, doubt.other)) return null;
  const least = Math.min(limit, doubt.other ?? limit);
  return { what: `${doubt.what}_doubted`, limit: least, actual, over: actual - least, unit, open: true };
}

function findDoubt({ doubted }: StateFacts['legal'], what: ReasonKind) {
  return doubted?.find((doubt) => doubt.what === what);
}
