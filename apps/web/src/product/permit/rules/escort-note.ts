import type { StateCode, TripState } from '@wideload/domain';
import { decideEscorts, findRoadMiles, groupEscorts, type TravelLoad } from '@wideload/domain/permit-facts';
import { summarizeEscorts } from './escort-summary.ts';
import { escortWords } from './escort-words.ts';

/** A few words for the line of a permit about the escorts on the roads of the trip; empty where none can be due. */
export function noteEscorts(load: TravelLoad, state: StateCode, visits: readonly TripState[]): string {
  const answer = decideEscorts(load, state);
  const miles = findRoadMiles(visits.filter((visit) => visit.state === state));
  return summarizeEscorts(answer, groupEscorts(answer, miles), escortWords);
}
