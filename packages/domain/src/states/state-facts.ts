import type { StateCode } from '../basics/state-code.ts';
import type { StateFacts } from './state.ts';
import { generatedFacts, generatedRulesVersion } from './state-facts.generated.ts';

export const stateFacts: Record<StateCode, StateFacts> = generatedFacts;

/** The date of these facts; an order keeps the one that priced it. */
export const rulesVersion: string = generatedRulesVersion;

/** The first route point in the state, and the position of its label on a map. */
export function getStateCenter(code: StateCode): { lat: number; lng: number } {
  return { ...stateFacts[code].center };
}

/** The first width with an escort. Most states allow more on multilane roads, South Dakota allows less. */
export function getFirstEscortWidth({ widthIn, widthMultilaneIn }: StateFacts['escorts']): number {
  return Math.min(widthIn, widthMultilaneIn);
}
