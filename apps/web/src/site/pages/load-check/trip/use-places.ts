import { type PlaceReading, type PointReading, type TripPlace, parseHighway } from '@wideload/domain';
import { useEffect, useState } from 'react';
import { listMeant, listNamesakeStates, noEnds, type Unplaced } from '#product/trip/unplaced.ts';
import type { LoadCheckTexts } from '../load-check-texts.ts';
import type { PlaceProblems } from '../field-problems.ts';
import type { TripFinder } from './trip-finder.ts';
import { listTypedPlaces, type PlaceKey, type TripForm, isStopKey } from './trip-answer.ts';
import { useDebounced } from '#lib/forms/use-debounced.ts';

/** A town is still being typed while its beginning is a town as well. */
const pauseMs = 300;
const slowMs = 1000;

type Answer = PlaceReading | 'failed';
type Answers = ReadonlyMap<string, Answer>;

type Read = (text: string, signal: AbortSignal) => Promise<PlaceReading>;

/** Each text is read once; `retry` reads those again that failed. An answer belongs to its text, so none is shown for a newer one. */
function useReadings(texts: readonly string[], read: Read | null) {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const missing = texts.filter((text) => !answers.has(text));
  const wanted = useDebounced(JSON.stringify(missing), pauseMs);
  const [slow, setSlow] = useState('');

  useEffect(() => {
    // The key is made of texts above.
    const asked = JSON.parse(wanted) as string[];
    if (read === null || asked.length === 0) return undefined;
    const aborting = new AbortController();
    const put = (text: string, answer: Answer) =>
      !aborting.signal.aborted && setAnswers((before) => new Map([...before, [text, answer]]));
    for (const text of asked)
      read(text, aborting.signal).then(
        (reading) => put(text, reading),
        () => put(text, 'failed'),
      );
    const timer = setTimeout(() => setSlow(wanted), slowMs);
    return () => {
      aborting.abort();
      clearTimeout(timer);
    };
  }, [wanted, read]);

  return {
    answers,
    isSlow: missing.length > 0 && slow === JSON.stringify(missing),
    retry: () => setAnswers((before) => new Map([...before].filter(([, answer]) => answer !== 'failed'))),
  };
}

type TypedPlace = { key: PlaceKey; text: string };

const isPoint = (answer: Answer | undefined): answer is PointReading =>
  typeof answer === 'object' && answer.is === 'point';

/** The reading of each text; undefined while it is being read. A stop can be a highway, which is looked for between the ends. */
function useAnswers(
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
      return ends === null ? noEnds : via.answers.get(toQuestion(one.text));
    },
    isSlow: read.isSlow || via.isSlow,
    retry() {
      read.retry();
      via.retry();
    },
  };
}

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
  /** Places that an unreadable text may mean. */
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
    choices: toEntries(({ answer }) => (isUnplaced(answer) ? listMeant(answer) : undefined)),
  };
}

const isUnplaced = (answer: Answer | undefined): answer is Unplaced =>
  typeof answer === 'object' && answer.is !== 'point';

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
