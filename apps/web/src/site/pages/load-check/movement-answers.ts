import { isOrderable, type KnownFacts, type StateCode, type TripState } from '@wideload/domain';
import {
  decideEscorts,
  decideRoadBans,
  decideSuperload,
  isOffInterstates,
  decideTravel,
  findRoadMiles,
  findWayThrough,
  groupEscorts,
} from '@wideload/domain/permit-facts';
import { listEscortLines, listSuperloadLines } from '#product/permit/rules/escort-lines.ts';
import { summarizeEscorts } from '#product/permit/rules/escort-summary.ts';
import type { FactLine } from '#product/permit/rules/fact-line.ts';
import { listRoadBanLines } from '#product/permit/rules/road-ban-lines.ts';
import { listTravelLines } from '#product/permit/rules/travel-lines.ts';
import type { CheckWords } from './load-check-texts.ts';

export type MovementAnswer = {
  roads: FactLine[];
  escorts: FactLine[];
  /** For the folded row; empty where no escort can be due. */
  escortSummary: string;
  superload: FactLine[];
  /** Null for a state without rows. */
  travel: FactLine[] | null;
  isOffInterstates: boolean;
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
  const miles = findRoadMiles(visits);
  const superloadLines = listSuperloadLines(superload, words);
  return {
    roads: dropLabels(listRoadBanLines(decideRoadBans(load, state), words)),
    isOffInterstates: isOffInterstates(load, state),
    escorts: dropLabels(listEscortLines(escorts, words, miles)),
    escortSummary: summarizeEscorts(escorts, groupEscorts(escorts, miles), words.escort),
    superload: dropLabels([...superloadLines.sure, ...superloadLines.open]),
    travel: isOrderable(state)
      ? listTravelLines(decideTravel(load, state, findWayThrough(visits, state)), words.travel)
      : null,
    isSuperload: superload.settled.length > 0,
    isStateAsked: superload.maximums.beyond.length > 0,
  };
}

/** The answer has a heading of its own. */
function dropLabels(lines: readonly FactLine[]): FactLine[] {
  return lines.map((line) => ({ ...line, label: '' }));
}
