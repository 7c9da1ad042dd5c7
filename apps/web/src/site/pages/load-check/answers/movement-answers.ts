import { isOrderable, type KnownFacts, type StateCode } from '@wideload/domain';
import { decideEscorts, decideSuperload, decideTravel } from '@wideload/domain/permit-facts';
import { listEscortLines, listSuperloadLines } from '../../../../product/movement/escort-lines.ts';
import type { FactLine } from '../../../../product/movement/fact-line.ts';
import { listTravelLines } from '../../../../product/movement/travel-lines.ts';
import type { CheckWords } from '../load-check-texts.ts';

export type MovementAnswer = {
  escorts: FactLine[];
  superload: FactLine[];
  /** Null for a state without rows. */
  travel: FactLine[] | null;
  isEscortDue: boolean;
  isSuperload: boolean;
  /** Its permit is ordered only after the state was asked. */
  isStateAsked: boolean;
};

/** The check does not ask for the type of the load. */
export function answerMovement(facts: KnownFacts, state: StateCode, words: CheckWords): MovementAnswer {
  const load = { facts, type: null };
  const [escorts, superload] = [decideEscorts(load, state), decideSuperload(load, state)];
  const [escortLines, superloadLines] = [listEscortLines(escorts, words), listSuperloadLines(superload, words)];
  return {
    escorts: [...dropLabels(escortLines.sure), ...escortLines.open],
    superload: dropLabels([...superloadLines.sure, ...superloadLines.open]),
    travel: isOrderable(state) ? listTravelLines(decideTravel(load, state), words.travel) : null,
    isEscortDue: escorts.isDue,
    isSuperload: superload.settled.length > 0,
    isStateAsked: superload.maximums.beyond.length > 0,
  };
}

/** The answer has a heading of its own. */
function dropLabels(lines: readonly FactLine[]): FactLine[] {
  return lines.map((line) => ({ ...line, label: '' }));
}
