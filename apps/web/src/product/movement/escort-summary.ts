import type { StateCode } from '@wideload/domain';
import { decideEscorts, type EscortAnswer, type TravelLoad } from '@wideload/domain/permit-facts';
import * as texts from './escort-summary.texts.ts';

/** All kinds of roads: an answer for fewer says "up to". */
const allRoads = 3;

/** A few words for the line of a permit; empty where no escort can be due. */
export function summarizeEscorts(load: TravelLoad, state: StateCode): string {
  return formatEscorts(decideEscorts(load, state));
}

export function formatEscorts({ settled, open, uncounted, missing, unknown }: EscortAnswer): string {
  const counts = settled.map(({ cars }) => cars.front + cars.rear);
  const most = Math.max(0, ...counts);
  if (most > 0) {
    const isEverywhere = settled.flatMap(({ roads }) => roads).length === allRoads && Math.min(...counts) === most;
    return isEverywhere ? texts.escorts(most) : texts.upToEscorts(most);
  }
  if (settled.some(({ cars }) => cars.police)) return texts.policeEscort;
  if (uncounted.length > 0) return texts.escortsNotCounted;
  return [open, missing, unknown].some(({ length }) => length > 0) ? texts.escortsDepend : '';
}
