import type { StateCode, StateFacts } from './state.ts';
import { generatedFacts, generatedRulesVersion } from './state-facts.generated.ts';

export const stateFacts: Record<StateCode, StateFacts> = generatedFacts;

/** The date of these facts; an order keeps the one that it was priced by. */
export const rulesVersion: string = generatedRulesVersion;

/** Where the state's route points begin, and where its label stands on a map. */
export function getStateCenter(code: StateCode): { lat: number; lng: number } {
  return { ...stateFacts[code].centre };
}
