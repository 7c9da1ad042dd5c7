import type { PlaceReading, PointReading, TripPlace } from '@wideload/domain';
import type { Gazetteer, Zip } from '../gazetteer.ts';
import { isStreet, getLastPart, getTextBefore, parseTyped, type TypedPlace } from './typed-place.ts';
import { isFarZip } from './abroad.ts';
import { isFar, listChoices, toPoint } from './choose.ts';
import { listNicknamed, readInState } from './read-in-state.ts';
import { findNamed } from './town-names.ts';

/** A town farther from the ZIP code that was typed with it is another one. */
const townMiles = 40;
/** One with ZIP codes of its own is nearer to another town's, or so large that it reaches there: `Houston, TX 77449` is in Katy. */
const neighborMiles = { town: 12, city: 25 };
const cityPeople = 500_000;
const longestLabel = 200;

/** `Dallas, TX 75201` */
export function toZipPlace({ code, point, state, town }: Zip, gazetteer: Gazetteer): TripPlace {
  return { ...point, label: `${gazetteer.name(town)}, ${state} ${code}`, state };
}

function toZipPoint(zip: Zip, gazetteer: Gazetteer): PointReading {
  const place = toZipPlace(zip, gazetteer);
  return { is: 'point', place, at: place.label, as: 'zip' };
}

/** `PO Box 123 Houston` before `Houston, TX 77001` is the box; a state or a country before it says nothing. */
function withoutTown(before: string, town: string): string {
  const rest = before.toLowerCase().endsWith(town.toLowerCase()) ? before.slice(0, -town.length) : before;
  const { words } = parseTyped(rest);
  return words.length === 0 ? '' : rest.replace(/[\s,;:(–—-]+$/, '');
}

function withBefore(point: PointReading, typed: string): PointReading {
  const before = withoutTown(typed, point.at.split(', ')[0] ?? '');
  const label = `${before}, ${point.at}`;
  return before === '' || label.length > longestLabel
    ? point
    : { ...point, place: { ...point.place, label }, as: 'in-zip' };
}

/** @returns true if the town and the ZIP code contradict each other */
function isOtherTown(town: PointReading, zip: Zip, gazetteer: Gazetteer): boolean {
  const row = [...gazetteer.zips(zip.code.slice(0, 1))].find((one) => gazetteer.label(one.town) === town.at)?.town;
  if (row === undefined || row === zip.town) return isFar(town.place, zip.point, townMiles);
  const isCity = gazetteer.population(row) >= cityPeople;
  return isFar(town.place, zip.point, isCity ? neighborMiles.city : neighborMiles.town);
}

/** `LA 90001` is in Los Angeles, as its ZIP code is in California. */
function readShortName({ all, words }: TypedPlace, zip: Zip, gazetteer: Gazetteer): PointReading | null {
  const texts = all.map(({ text }) => text);
  const row =
    words.length > 0 ? undefined : listNicknamed(texts, gazetteer).find((one) => gazetteer.state(one) === zip.state);
  const town = row === undefined ? null : toPoint(row, 'short-name', gazetteer);
  return town === null || isOtherTown(town, zip, gazetteer) ? null : joinTown(town, toZipPoint(zip, gazetteer));
}

/** The words before a ZIP code whose state was not typed. */
function readWithoutState(typed: TypedPlace, zip: Zip, gazetteer: Gazetteer): PlaceReading {
  const point = toZipPoint(zip, gazetteer);
  const part = getLastPart(typed.words);
  const inState = readInState(typed.text, typed.words, { state: zip.state, gazetteer });
  if (inState?.is === 'point' && inState.as !== 'spelling' && !isOtherTown(inState, zip, gazetteer))
    return joinTown(inState, point);
  const rows = findNamed(
    part.map(({ text }) => text),
    null,
    gazetteer,
  );
  if (rows.length > 0) return { is: 'several', places: [point.place, ...listChoices(rows.slice(0, 3), gazetteer)] };
  return withBefore(point, getTextBefore(typed.text, findEnd(typed)));
}

/** The words end before the state or the ZIP code. */
function findEnd({ text, words }: TypedPlace): number {
  const last = words.at(-1);
  if (last === undefined) return 0;
  const [word = ''] = /^[^\s,;]+/.exec(text.slice(last.from)) ?? [];
  return last.from + word.length;
}

/** The point of the ZIP code with the name, and the street, that the text gives. */
function joinTown(town: PointReading, zip: PointReading): PointReading {
  const code = zip.at.slice(-5);
  const label = `${town.place.label} ${code}`;
  const isStreetTyped = town.as === 'in-town';
  return {
    ...zip,
    place: { ...zip.place, label: label.length > longestLabel ? zip.at : label },
    at: town.as === 'port' ? zip.at : `${town.at} ${code}`,
    as: isStreetTyped ? 'in-zip' : town.as === 'spelling' ? 'spelling' : 'zip',
  };
}

/** A ZIP code, alone or with the town that it belongs to; a state that was typed is never changed. */
export function readZip(typed: TypedPlace, code: string, gazetteer: Gazetteer): PlaceReading {
  const { words, state, text } = typed;
  const zip = gazetteer.findZip(code);
  const town = state === null || words.length === 0 ? null : readInState(text, words, { state, gazetteer });
  if (zip === null) return town ?? { is: 'unknown', because: isFarZip(code) ? 'outside' : 'zip', meant: [] };
  const point = toZipPoint(zip, gazetteer);
  if (state !== null && state !== zip.state)
    return readShortName(typed, zip, gazetteer) ?? readConflict(town, point.place);
  if (words.length === 0) return point;
  if (state === null) return readWithoutState(typed, zip, gazetteer);
  if (town?.is === 'point' && town.as !== 'spelling')
    return isOtherTown(town, zip, gazetteer)
      ? { is: 'several', places: [town.place, point.place] }
      : joinTown(town, point);
  if (town?.is === 'point' && !isFar(town.place, zip.point, townMiles)) return joinTown(town, point);
  const part = getLastPart(words).map((word) => word.text);
  const isName = findNamed(part, null, gazetteer).length > 0 && !isStreet(part);
  // A town of another state beside the right ZIP code may be a quarter of this name.
  if (town === null && isName) return { is: 'several', places: [point.place] };
  return withBefore(point, getTextBefore(text, findEnd(typed)));
}

function readConflict(town: PlaceReading | null, zip: TripPlace): PlaceReading {
  if (town?.is === 'point') return { is: 'several', places: [town.place, zip] };
  if (town?.is === 'several') return town;
  return { is: 'unknown', because: 'zip', meant: [zip] };
}
