import { isOrderable, listCrossedCounties, type KnownFacts, type StateCode, type TripState } from '@wideload/domain';
import {
  decideEscorts,
  decideRoadBans,
  decideSuperload,
  isOffInterstates,
  decideTravel,
} from '@wideload/domain/permit-facts';
import { listEscortLines, listSuperloadLines } from '../../../../product/movement/escort-lines.ts';
import type { FactLine } from '../../../../product/movement/fact-line.ts';
import { listRoadBanLines } from '../../../../product/movement/road-ban-lines.ts';
import { listTravelLines } from '../../../../product/movement/travel-lines.ts';
import type { CheckWords } from '../load-check-texts.ts';

export type MovementAnswer = {
  roads: FactLine[];
  escorts: FactLine[];
  superload: FactLine[];
  /** Null for a state without rows. */
  travel: FactLine[] | null;
  isOffInterstates: boolean;
  isEscortDue: boolean;
  isSuperload: boolean;
  /** Its permit is ordered only after the state was asked. */
  isStateAsked: boolean;
};

/** `visits` are the ways through the state; none without a route. */
export type Movement = { facts: KnownFacts; state: StateCode; visits: readonly TripState[] };

/** The check does not ask for the type of the load. */
export function answerMovement({ facts, state, visits }: Movement, words: CheckWords): MovementAnswer {
  const load = { facts, type: null };
  const [escorts, superload] = [decideEscorts(load, state), decideSuperload(load, state)];
  const [escortLines, superloadLines] = [listEscortLines(escorts, words), listSuperloadLines(superload, words)];
  const bans = decideRoadBans(load, state);
  return {
    roads: dropLabels(listRoadBanLines(bans, words)),
    isOffInterstates: isOffInterstates(load, state),
    escorts: [...dropLabels(escortLines.sure), ...escortLines.open],
    superload: dropLabels([...superloadLines.sure, ...superloadLines.open]),
    travel: isOrderable(state)
      ? listTravelLines(decideTravel(load, state, listCrossedCounties(visits, state)), words.travel)
      : null,
    isEscortDue: escorts.isDue,
    isSuperload: superload.settled.length > 0,
    isStateAsked: superload.maximums.beyond.length > 0,
  };
}

/** The answer has a heading of its own. */
function dropLabels(lines: readonly FactLine[]): FactLine[] {
  return lines.map((line) => ({ ...line, label: '' }));
}
