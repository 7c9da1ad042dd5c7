import {
  computeMiles,
  type Place,
  type PlaceReading,
  type PointReading,
  type ReadAs,
  type TripPlace,
} from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';

const mostChoices = 8;
/** So many times as large as the next one. */
const muchLarger = 5;
const large = 100_000;
/** A town so large is meant by its name as well: Portland in Maine. */
const wellKnownPeople = 50_000;
/** A nearby town distinguishes two places with the same name. */
const besideMiles = 40;
const twinMiles = 5;

export function toPoint(row: number, as: ReadAs, gazetteer: Gazetteer): PointReading {
  const place = gazetteer.place(row);
  return { is: 'point', place, at: place.label, as };
}

/** The towns around a place, the largest first. */
function* listTownsBeside(row: number, gazetteer: Gazetteer): Iterable<string> {
  const at = gazetteer.place(row);
  for (let other = 0; other < gazetteer.count; other += 1)
    if (
      gazetteer.state(other) === gazetteer.state(row) &&
      gazetteer.name(other) !== gazetteer.name(row) &&
      computeMiles(at, gazetteer.place(other)) <= besideMiles
    )
      yield gazetteer.name(other);
}

/** `Cabot (Butler area), PA` beside the other Cabot of the state: the largest town that is beside none of the others. */
function findArea(row: number, namesakes: readonly number[], gazetteer: Gazetteer): string | null {
  const beside = new Set(namesakes.flatMap((other) => [...listTownsBeside(other, gazetteer)]));
  for (const name of listTownsBeside(row, gazetteer)) if (!beside.has(name)) return name;
  return null;
}

/** The first ones, each followed by the town of its name across the border: `Union City, OH` after `Union City, IN`. */
function withTwins(rows: readonly number[], gazetteer: Gazetteer): number[] {
  const [first, rest] = [rows.slice(0, mostChoices), rows.slice(mostChoices)];
  return first.flatMap((row) => [
    row,
    ...rest.filter((other) => computeMiles(gazetteer.place(row), gazetteer.place(other)) <= twinMiles),
  ]);
}

/** The places as a list to choose from, each with a name of its own. */
export function listChoices(rows: readonly number[], gazetteer: Gazetteer): TripPlace[] {
  const shown = withTwins(rows, gazetteer);
  return shown.map((row) => {
    const place = gazetteer.place(row);
    const namesakes = shown.filter((other) => other !== row && gazetteer.label(other) === place.label);
    const area = namesakes.length === 0 ? null : findArea(row, namesakes, gazetteer);
    return area === null
      ? place
      : { ...place, label: `${gazetteer.name(row)} (${area} area), ${gazetteer.state(row)}` };
  });
}

/** Two spellings of one place: `Nellis AFB` and `Nellis Air Force Base`. */
const doubleMiles = 3;

function withoutDoubles(rows: readonly number[], gazetteer: Gazetteer): number[] {
  const isDouble = (row: number, other: number) =>
    gazetteer.state(row) === gazetteer.state(other) &&
    !isFar(gazetteer.place(row), gazetteer.place(other), doubleMiles);
  return rows.filter((row, at) => rows.slice(0, at).every((other) => !isDouble(row, other)));
}

/** One of the places where it is the only one, or much larger than the next; else all of them, to choose from. */
export function chooseTown(
  named: readonly number[],
  as: ReadAs,
  gazetteer: Gazetteer,
  limits = { least: 0, next: Number.POSITIVE_INFINITY },
): PlaceReading {
  const rows = withoutDoubles(named, gazetteer);
  const [first, next] = rows;
  if (first === undefined) return { is: 'unknown', because: 'name', meant: [] };
  if (next === undefined) return toPoint(first, as, gazetteer);
  const people = gazetteer.population(first);
  const nextPeople = gazetteer.population(next);
  const isMuchLarger = people > limits.least && nextPeople < limits.next && people >= muchLarger * nextPeople;
  return isMuchLarger ? toPoint(first, 'largest', gazetteer) : { is: 'several', places: listChoices(rows, gazetteer) };
}

/** Searches the whole country. */
export function chooseOfAll(rows: readonly number[], as: ReadAs, gazetteer: Gazetteer): PlaceReading {
  return chooseTown(rows, as, gazetteer, { least: large, next: wellKnownPeople });
}

export const isFar = (one: Place, other: Place, miles: number) => computeMiles(one, other) > miles;
