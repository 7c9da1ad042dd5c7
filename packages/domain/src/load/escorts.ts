import { addLength } from './legal-checks.ts';
import type { KnownFacts } from './load.ts';
import { type Check, type Reason, reasonOf } from './reason.ts';
import type { StateFacts } from '../states/state.ts';

/** Why an escort is due; `road` where the threshold is passed on such roads only. */
export type EscortReason = Reason & { road?: 'two-lane' | 'multilane' };

/** The width from which an escort is due on some road: most states are more generous on multilane roads, South Dakota is less. */
export function firstEscortWidth({ widthIn, widthMultilaneIn }: StateFacts['escorts']): number {
  return Math.min(widthIn, widthMultilaneIn);
}

export function escortReasons({ dimensions }: KnownFacts, { escorts }: StateFacts): EscortReason[] {
  const { width, height, length } = dimensions;
  const checks: Check[] = [];
  addLength(checks, 'height', escorts.heightIn, height);
  addLength(checks, 'length', escorts.lengthIn, length);
  const others = checks.filter(({ actual, limit }) => isDue(actual, limit, escorts)).map(reasonOf);
  const ofWidth = width === null ? null : widthReason(width, escorts);
  return ofWidth === null ? others : [ofWidth, ...others];
}

/** By the lower threshold where both are passed. */
function widthReason(width: number, escorts: StateFacts['escorts']): EscortReason | null {
  const lower = firstEscortWidth(escorts);
  if (!isDue(width, lower, escorts)) return null;
  const reason = reasonOf({ what: 'width', limit: lower, actual: width, unit: 'in' });
  const { widthIn, widthMultilaneIn } = escorts;
  if (isDue(width, Math.max(widthIn, widthMultilaneIn), escorts)) return reason;
  return { ...reason, road: widthIn < widthMultilaneIn ? 'two-lane' : 'multilane' };
}

function isDue(actual: number, limit: number, { comparison }: StateFacts['escorts']): boolean {
  return actual > limit || (comparison === 'gte' && actual === limit);
}
