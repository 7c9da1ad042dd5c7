import type { PlaceReading, PointReading, TripPlace } from '@wideload/domain';
import { listNamesakeStates } from '#product/trip/list-namesake-states.ts';
import type { LoadCheckTexts } from '../load-check-texts.ts';
import type { PlaceProblems } from '../field-problems.ts';
import type { TripFinder } from './trip-finder.ts';
import { listTypedPlaces, type PlaceKey, type TripForm } from './trip-keys.ts';
import { isPoint, useAnswers, type TypedPlace } from './use-answers.ts';
import type { Answer } from './use-readings.ts';

type Given = {
  /** The places of the address and those that were picked: their names need not be read. */
  known: readonly TripPlace[];
  finder: TripFinder | 'failed' | null;
};

export type Places = {
  /** Null until From and To are given and every place is read. */
  places: readonly TripPlace[] | null;
  problems: PlaceProblems;
  /** `= near Amarillo, TX` where the text is not the name. */
  readings: Partial<Record<PlaceKey, string>>;
  /** What a text that is no place may be. */
  choices: Partial<Record<PlaceKey, readonly TripPlace[]>>;
  /** `failed`: the server could not be reached. */
  reading: 'none' | 'slow' | 'failed';
  retry: () => void;
};

export function usePlaces(form: Pick<TripForm, PlaceKey>, { known, finder }: Given, texts: LoadCheckTexts): Places {
  const typed = listTypedPlaces(form).map((key) => ({ key, text: form[key].trim() }));
  const { findAnswer, isSlow, retry } = useAnswers(typed, (text) => findKnown(text, known, texts), finder);
  const all = typed.map((one) => ({ ...one, answer: findAnswer(one) }));
  const hasFailed = all.some(({ answer }) => answer === 'failed');
  return { ...toPlaces(all, texts), reading: hasFailed ? 'failed' : isSlow ? 'slow' : 'none', retry };
}

function toPlaces(all: readonly (TypedPlace & { answer: Answer | undefined })[], texts: LoadCheckTexts) {
  const places = all.flatMap(({ answer }) => (isPoint(answer) ? [answer.place] : []));
  const toEntries = <T>(find: (one: (typeof all)[number]) => T | undefined) =>
    Object.fromEntries(
      all.flatMap((one) => {
        const found = find(one);
        return found === undefined ? [] : [[one.key, found] as const];
      }),
    );
  const areEndsTyped = all[0]?.key === 'from' && all.at(-1)?.key === 'to';
  return {
    places: areEndsTyped && places.length === all.length ? places : null,
    problems: toEntries(({ text, answer }) => (isUnplaced(answer) ? formatFault(text, answer, texts) : undefined)),
    readings: toEntries(({ text, answer }) => (isPoint(answer) ? formatReading(text, answer, texts) : undefined)),
    choices: toEntries(({ answer }) => (isUnplaced(answer) ? listChoices(answer) : undefined)),
  };
}

type Unplaced = Exclude<PlaceReading, { is: 'point' }>;

const isUnplaced = (answer: Answer | undefined): answer is Unplaced =>
  typeof answer === 'object' && answer.is !== 'point';

const listChoices = (answer: Unplaced) => (answer.is === 'several' ? answer.places : answer.meant);

function findKnown(text: string, known: readonly TripPlace[], { trip }: LoadCheckTexts): PointReading | undefined {
  const place = known.find(({ label }) => trip.place(label) === text);
  return place && { is: 'point', place, at: place.label, as: 'town' };
}

function formatFault(text: string, fault: Unplaced, { trip }: LoadCheckTexts): string {
  if (fault.is === 'several') return trip.several(text, listNamesakeStates(fault.places));
  return [trip.unread(text, fault.because), ...(fault.meant.length === 0 ? [] : [trip.oneOfThese])].join(' ');
}

/** `= Dallas, TX` where the text is not the name; a street is said to be none that we know. */
function formatReading(text: string, { place, at, as }: PointReading, { trip }: LoadCheckTexts): string | undefined {
  if (as === 'in-town' || as === 'in-zip') return trip.center(at);
  if (as === 'largest') return trip.largest(place.label);
  const name = trip.place(place.label);
  return name === text ? undefined : `= ${name}`;
}
