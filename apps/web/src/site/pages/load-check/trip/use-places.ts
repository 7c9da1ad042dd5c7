import type { TripPlace } from '@wideload/domain';
import { useMemo } from 'react';
import type { PlaceReading } from '../../../../product/trip/read-place.ts';
import type { LoadCheckTexts } from '../load-check-texts.ts';
import type { PlaceProblems } from '../field-problems.ts';
import type { TripFinder } from './trip-finder.ts';
import { listTypedPlaces, type PlaceKey, type TripForm } from './trip-keys.ts';

type Given = {
  /** The places of the address, whose names need no towns. */
  known: readonly TripPlace[];
  finder: TripFinder | 'failed' | null;
};

export type Places = {
  /** Null until From and To are given and every place is read. */
  places: readonly TripPlace[] | null;
  problems: PlaceProblems;
  /** `= near Amarillo, TX` where the text is not the name. */
  readings: Partial<Record<PlaceKey, string>>;
};

export function usePlaces(form: Pick<TripForm, PlaceKey>, { known, finder }: Given, texts: LoadCheckTexts): Places {
  return useMemo(() => {
    const read = listTypedPlaces(form).map((key) => {
      const text = form[key].trim();
      return { key, text, reading: readText(text, { known, finder }, texts.trip.place) };
    });
    const places = read.flatMap(({ reading }) => (reading?.ok === true ? [reading.place] : []));
    const problems = read.flatMap(({ key, text, reading }) =>
      reading?.ok === false ? [[key, texts.trip.unread(text, reading)] as const] : [],
    );
    const readings = read.flatMap(({ key, text, reading }) =>
      reading?.ok === true && texts.trip.place(reading.place.label) !== text
        ? [[key, `= ${texts.trip.place(reading.place.label)}`] as const]
        : [],
    );
    const areEndsTyped = read[0]?.key === 'from' && read.at(-1)?.key === 'to';
    return {
      places: areEndsTyped && places.length === read.length ? places : null,
      problems: Object.fromEntries(problems),
      readings: Object.fromEntries(readings),
    };
  }, [form, known, finder, texts]);
}

/** Null while the towns are loading. */
function readText(text: string, { known, finder }: Given, formatPlace: (label: string) => string): PlaceReading | null {
  const place = known.find(({ label }) => formatPlace(label) === text);
  if (place !== undefined) return { ok: true, place };
  return finder === null || finder === 'failed' ? null : finder.read(text);
}
