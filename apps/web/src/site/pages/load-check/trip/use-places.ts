import type { TripPlace } from '@wideload/domain';
import { useMemo } from 'react';
import type { PlaceReading } from '../../../../product/trip/read-place.ts';
import type { LoadCheckTexts } from '../load-check-texts.ts';
import { placeKeys, type LoadForm, type PlaceKey } from '../load-form.ts';
import type { PlaceProblems } from '../field-problems.ts';
import type { TripFinder } from './trip-finder.ts';

type Given = {
  /** The places of the address, whose names need no towns. */
  known: readonly TripPlace[];
  finder: TripFinder | 'failed' | null;
};

export type Places = {
  /** Null until both are read. */
  places: readonly TripPlace[] | null;
  problems: PlaceProblems;
  /** `= near Amarillo, TX` where the text is not the name. */
  readings: Partial<Record<PlaceKey, string>>;
};

export function usePlaces(
  { from, to }: Pick<LoadForm, PlaceKey>,
  { known, finder }: Given,
  texts: LoadCheckTexts,
): Places {
  return useMemo(() => {
    const typed = { from: from.trim(), to: to.trim() };
    const read = placeKeys.map((key) => [key, readEnd(typed[key], { known, finder })] as const);
    const places = read.flatMap(([, reading]) => (reading?.ok === true ? [reading.place] : []));
    const problems = read.flatMap(([key, reading]) =>
      reading?.ok === false ? [[key, texts.trip.unread(typed[key], reading)] as const] : [],
    );
    const readings = read.flatMap(([key, reading]) =>
      reading?.ok === true && reading.place.label !== typed[key] ? [[key, `= ${reading.place.label}`] as const] : [],
    );
    return {
      places: places.length === placeKeys.length ? places : null,
      problems: Object.fromEntries(problems),
      readings: Object.fromEntries(readings),
    };
  }, [from, to, known, finder, texts]);
}

/** Null while nothing is typed or the towns are loading. */
function readEnd(text: string, { known, finder }: Given): PlaceReading | null {
  if (text === '') return null;
  const place = known.find(({ label }) => label === text);
  if (place !== undefined) return { ok: true, place };
  return finder === null || finder === 'failed' ? null : finder.read(text);
}
