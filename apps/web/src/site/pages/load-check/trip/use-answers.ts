import { parseHighway, type PointReading } from '@wideload/domain';
import type { TripFinder } from './trip-finder.ts';
import { isStopKey, type PlaceKey } from './trip-keys.ts';
import { useReadings, type Answer } from './use-readings.ts';

export type TypedPlace = { key: PlaceKey; text: string };

export const isPoint = (answer: Answer | undefined): answer is PointReading =>
  typeof answer === 'object' && answer.is === 'point';

/** What each text is; undefined while it is being read. A stop can be a highway, which is looked for between the ends. */
export function useAnswers(
  typed: readonly TypedPlace[],
  findKnown: (text: string) => PointReading | undefined,
  finder: TripFinder | 'failed' | null,
) {
  const loaded = finder === 'failed' ? null : finder;
  const open = typed.filter(({ text }) => findKnown(text) === undefined);
  const isHighway = ({ key, text }: TypedPlace) => isStopKey(key) && parseHighway(text) !== null;
  const named = open.filter((one) => !isHighway(one)).map(({ text }) => text);
  const read = useReadings(named, loaded?.read ?? null);

  const findNamed = (text = '') => findKnown(text) ?? read.answers.get(text);
  const [from, to] = (['from', 'to'] as const).map((end) => findNamed(typed.find(({ key }) => key === end)?.text));
  const ends = isPoint(from) && isPoint(to) ? { from: from.place, to: to.place } : null;
  const toQuestion = (text: string) => JSON.stringify({ road: parseHighway(text), ...ends });
  const highways = ends === null ? [] : open.filter(isHighway).map(({ text }) => toQuestion(text));
  const via = useReadings(highways, loaded?.readVia ?? null);

  return {
    findAnswer(one: TypedPlace): Answer | undefined {
      if (!open.includes(one) || !isHighway(one)) return findNamed(one.text);
      return ends === null ? { is: 'unknown', because: 'no-ends', meant: [] } : via.answers.get(toQuestion(one.text));
    },
    isSlow: read.isSlow || via.isSlow,
    retry() {
      read.retry();
      via.retry();
    },
  };
}
