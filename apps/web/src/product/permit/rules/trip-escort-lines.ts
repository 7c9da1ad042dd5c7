import { isOrdered, decidePermitSoFar, type StateCode, type TripState } from '@wideload/domain';
import { listTripEscorts, type TravelLoad, type TripEscort } from '@wideload/domain/permit-facts';
import { formatCars, type EscortWords } from './escort-lines.ts';

/** The names are those of the states in the language of the words. */
type Words = { escort: EscortWords; list: (names: readonly string[]) => string; nameOf: (state: StateCode) => string };

export type TripEscortLine = { where: string; cars: string };

/** One list for the whole trip: where each escort begins and ends, and what it has to be. States that need no permit need none. */
export function listTripEscortLines(
  load: TravelLoad,
  visits: readonly TripState[],
  words: Words,
): { lines: TripEscortLine[]; more: string } {
  const ordered = visits.filter(({ state }) => isOrdered(decidePermitSoFar(load.facts, state)));
  const { escorts, open } = listTripEscorts(load, ordered);
  const { trip } = words.escort;
  return {
    lines: escorts.map((escort) => ({ where: formatWhere(escort, words), cars: formatNeed(escort, words.escort) })),
    more: open.length > 0 ? trip.more(words.list(open.map(words.nameOf))) : escorts.length > 0 ? '' : trip.none,
  };
}

function formatWhere({ states, begins, ends }: TripEscort, { escort, list, nameOf }: Words): string {
  const names = list(states.map(nameOf));
  return begins === null || ends === null ? names : `${names}, ${escort.trip.from(begins, ends)}`;
}

function formatNeed({ cars, roads, miles, isAtNight }: TripEscort, words: EscortWords): string {
  const isEverywhere = roads.length === 3;
  return [
    formatCars(cars, words),
    ...(isEverywhere ? [] : [words.on(roads)]),
    ...(miles === null ? [] : [words.miles(...miles)]),
    ...(isAtNight ? [words.atNight] : []),
  ].join(' ');
}
