import { stateFacts } from '../state-facts.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import { permitOffices } from './permit-offices.generated.ts';

/** Whom to ask about a figure. */
export function findPermitOffice(state: OrderableState): { name: string; phone: string } {
  return { name: stateFacts[state].agency.name, phone: permitOffices[state].portal.phone };
}
