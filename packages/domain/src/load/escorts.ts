import { addLength } from './legal-checks.ts';
import type { KnownFacts } from './load.ts';
import { type Check, type Reason, toReason } from './reason.ts';
import type { StateFacts } from '../states/state.ts';

/** `road` is set if the threshold applies to such roads only. */
export type EscortReason = Reason & { road?: 'two-lane' | 'multilane' };

/** Most states allow more on multilane roads, South Dakota allows less. */
export function getFirstEscortWidth({ widthIn, widthMultilaneIn }: StateFacts['escorts']): number {
  return Math.min(widthIn, widthMultilaneIn);
}

export function findEscortReasons({ dimensions }: KnownFacts, { escorts }: StateFacts): EscortReason[] {
  const { width, height, length } = dimensions;
  const checks: Check[] = [];
  addLength(checks, 'height', escorts.heightIn, height);
  addLength(checks, 'length', escorts.lengthIn, length);
  const others = checks.filter(({ actual, limit }) => isDue(actual, limit, escorts)).map(toReason);
  const ofWidth = width === null ? null : findWidthReason(width, escorts);
  return ofWidth === null ? others : [ofWidth, ...others];
}

function findWidthReason(width: number, escorts: StateFacts['escorts']): EscortReason | null {
  const lower = getFirstEscortWidth(escorts);
  if (!isDue(width, lower, escorts)) return null;
  const reason = toReason({ what: 'width', limit: lower, actual: width, unit: 'in' });
  const { widthIn, widthMultilaneIn } = escorts;
  if (isDue(width, Math.max(widthIn, widthMultilaneIn), escorts)) return reason;
  return { ...reason, road: widthIn < widthMultilaneIn ? 'two-lane' : 'multilane' };
}

function isDue(actual: number, limit: number, { comparison }: StateFacts['escorts']): boolean {
  return actual > limit || (comparison === 'gte' && actual === limit);
}
