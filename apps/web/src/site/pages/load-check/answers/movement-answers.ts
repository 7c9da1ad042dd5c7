import { isOrderable, type KnownFacts, type StateCode, type TripState } from '@wideload/domain';
import {
  decideEscorts,
  decideSuperload,
  decideTravel,
  findRoadMiles,
  groupEscorts,
} from '@wideload/domain/permit-facts';
import { listEscortLines, listSuperloadLines } from '../../../../product/movement/escort-lines.ts';
import { summarizeEscorts } from '../../../../product/movement/escort-summary.ts';
import type { FactLine } from '../../../../product/movement/fact-line.ts';
import { listTravelLines } from '../../../../product/movement/travel-lines.ts';
import type { CheckWords } from '../load-check-texts.ts';

export type MovementAnswer = {
  escorts: FactLine[];
  /** For the folded row; empty where no escort can be due. */
  escortSummary: string;
  superload: FactLine[];
  /** Null for a state without rows. */
  travel: FactLine[] | null;
  isSuperload: boolean;
};

/** The check does not ask for the type of the load. */
export function answerMovement(
  facts: KnownFacts,
  { state, visits }: { state: StateCode; visits: readonly TripState[] },
  words: CheckWords,
): MovementAnswer {
  const load = { facts, type: null };
  const [escorts, superload] = [decideEscorts(load, state), decideSuperload(load, state)];
  const miles = findRoadMiles(visits);
  const superloadLines = listSuperloadLines(superload, words);
  return {
    escorts: dropLabels(listEscortLines(escorts, words, miles)),
    escortSummary: summarizeEscorts(escorts, groupEscorts(escorts, miles), words.escort),
    superload: dropLabels([...superloadLines.sure, ...superloadLines.open]),
    travel: isOrderable(state) ? listTravelLines(decideTravel(load, state), words.travel) : null,
    isSuperload: superload.settled.length > 0,
  };
}

/** The answer has a heading of its own. */
function dropLabels(lines: readonly FactLine[]): FactLine[] {
  return lines.map((line) => ({ ...line, label: '' }));
}
