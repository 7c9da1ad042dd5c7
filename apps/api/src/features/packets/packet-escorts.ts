import { createEnglishRuleWords } from '@wideload/contract/rules';
import { formatLengthWords, inches, type StateCode, type TripState } from '@wideload/domain';
import {
  decideEscorts,
  findRoadMiles,
  groupEscorts,
  type EscortCars,
  type RoadEscorts,
  type TravelLoad,
} from '@wideload/domain/permit-facts';

const words = createEnglishRuleWords((length) => formatLengthWords(inches(length)));
const allRoads = 3;

/** The cars that this load needs on the roads of the trip, as sentences. */
export function describeEscorts(load: TravelLoad, state: StateCode, visits: readonly TripState[]): string[] {
  const answer = decideEscorts(load, state);
  const lines = groupEscorts(answer, findRoadMiles(visits)).flatMap(describeRoads);
  const isOpen = answer.uncounted.length + answer.missing.length + answer.unknown.length > 0;
  return [
    ...new Set(lines),
    ...(isOpen ? [lines.length > 0 ? 'More can be due: see the permit' : 'It depends: see the permit'] : []),
    ...(lines.length === 0 && !isOpen ? ['None for this load, unless the permit says otherwise'] : []),
  ];
}

function describeRoads({ roads, settled, open }: RoadEscorts): string[] {
  const where = roads.length === allRoads ? '' : ` on ${words.list(roads.map((road) => words.roads[road]))}`;
  const night = (isAtNight: true | undefined) => (isAtNight ? ` ${words.atNight}` : '');
  return [
    ...settled.map(({ cars, isAtNight }) => `${formatCars(cars)}${where}${night(isAtNight)}`),
    ...open.map(({ cars, isAtNight }) => `Possibly ${formatCars(cars)}${where}${night(isAtNight)}: see the permit`),
  ];
}

function formatCars({ front, rear, highPole, police }: EscortCars): string {
  const cars = [
    ...(front > 0 ? [words.front(front)] : []),
    ...(rear > 0 ? [words.rear(rear)] : []),
    ...(highPole === true ? [words.highPole] : []),
    ...(police ? [words.police] : []),
  ];
  return cars.length === 0 ? words.noCars : words.list(cars);
}
