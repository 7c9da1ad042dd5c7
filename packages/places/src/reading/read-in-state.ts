import type { PlaceReading, PointReading, StateCode, TripPlace } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { mostNameWords, toKeys, toWords } from './place-key.ts';
import { isStreet, getLastPart, getTextBefore, type Word } from './typed-place.ts';
import { chooseTown, listChoices, toPoint } from './choose.ts';
import { findNearSpellings, isSlip } from './near-spellings.ts';
import { findOtherPorts, findPorts, toPortPlace } from './ports.ts';
import { findNamed, findTowns } from './town-names.ts';

const toTexts = (words: readonly Word[]) => words.map(({ text }) => text);
const longestLabel = 200;

/** The town with the words before it; its point is the center of the town. */
export function withStreet(town: PlaceReading, before: string): PlaceReading {
  if (town.is !== 'point' || before === '') return town;
  const label = `${before}${/\b(?:near|of|from|to|de|outside|around|downtown)$/i.test(before) ? '' : ','} ${town.at}`;
  return { ...town, place: label.length > longestLabel ? town.place : { ...town.place, label }, as: 'in-town' };
}

export function toPortPoint(place: TripPlace): PointReading {
  return { is: 'point', place, at: place.label, as: 'port' };
}

type Known = { state: StateCode; gazetteer: Gazetteer };

/** Another name of a place in the state: `Suisun, CA`, `NYC, NY`. */
function findOtherName(words: readonly string[], { state, gazetteer }: Known): number[] {
  const inState = listNicknamed(words, gazetteer).filter((row) => gazetteer.state(row) === state);
  if (inState.length > 0) return inState;
  const labels = toKeys(words).map((key) => gazetteer.findAliasInState(key, state));
  const label = labels.find((one) => one?.endsWith(`, ${state}`));
  return label === undefined || label === null ? [] : findLabel(label, gazetteer);
}

/** The rows of a short name: `Twin Cities` is two of them. */
export function listNicknamed(words: readonly string[], gazetteer: Gazetteer): number[] {
  const alias = gazetteer.findAlias(words);
  return (alias?.split('; ') ?? []).flatMap((label) => findLabel(label, gazetteer));
}

/** The row of `Los Angeles, CA`. */
export function findLabel(label: string, gazetteer: Gazetteer): number[] {
  const [name = '', code = ''] = label.split(', ');
  return findNamed(
    name
      .toLowerCase()
      .replaceAll(/[.']/g, '')
      .split(/[\s-]+/),
    null,
    gazetteer,
  )
    .filter((row) => gazetteer.state(row) === code)
    .slice(0, 1);
}

export function toNicknamed(rows: readonly [number, ...number[]], gazetteer: Gazetteer): PlaceReading {
  return rows.length === 1
    ? toPoint(rows[0], 'short-name', gazetteer)
    : { is: 'several', places: listChoices(rows, gazetteer) };
}

function readName(words: readonly string[], { state, gazetteer }: Known): PlaceReading | null {
  const rows = findTowns(words, state, gazetteer);
  const others = findOtherPorts(words, rows, gazetteer).filter((port) => port.state === state);
  if (rows.length > 0 && others.length > 0)
    return { is: 'several', places: [...listChoices(rows, gazetteer), ...others] };
  if (rows.length > 0) return chooseTown(rows, 'town', gazetteer);
  const [named, ...more] = findOtherName(words, { state, gazetteer });
  if (named !== undefined) return toNicknamed([named, ...more], gazetteer);
  const ports = findPorts(words, state, gazetteer).map(toPortPlace);
  const [port] = ports;
  if (port === undefined) return null;
  return ports.length === 1 ? toPortPoint(port) : { is: 'several', places: ports };
}

/** The town at the end of the words; the words before it are a street or a part of the town. */
function readEnd(text: string, words: readonly Word[], known: Known): PlaceReading | null {
  const part = getLastPart(words);
  const earlier = words.slice(0, words.length - part.length);
  for (let start = Math.max(0, part.length - mostNameWords); start < part.length; start += 1) {
    const first = part[start];
    const name = toTexts(part.slice(start));
    if (first === undefined || (start === 0 && earlier.length === 0)) continue;
    const town =
      start === 0 ? readName(name, known) : toTownReading(findNamed(name, known.state, known.gazetteer), known);
    if (town === null) continue;
    if (!isStreet(toTexts(part.slice(0, start)))) return null;
    const twins = start === 0 ? findNamed(toTexts(getLastPart(earlier)), known.state, known.gazetteer) : [];
    // `Brooklyn, New York, NY` names two places.
    if (twins.length > 0 && town.is === 'point')
      return { is: 'several', places: [...listChoices(twins.slice(0, 1), known.gazetteer), town.place] };
    return withStreet(town, getTextBefore(text, first.from));
  }
  return null;
}

const toTownReading = (rows: readonly number[], { gazetteer }: Known) =>
  rows.length === 0 ? null : chooseTown(rows, 'town', gazetteer);

/** So many times as large as the town of a near spelling, one whose name only begins so may be meant: `Cleve` is no `Cleves`. */
const muchLarger = 5;
const mostNamesakes = 3;

/** Other towns that may be meant: a larger one of exactly this name in another state, or one that is typed in short. */
function listRivals(name: readonly string[], row: number, { state, gazetteer }: Known): number[] {
  const people = gazetteer.population(row);
  const namesakes = findNamed(name, null, gazetteer).filter((other) => gazetteer.population(other) >= people);
  const begun = gazetteer
    .findRowsThatBegin(name.join(''), { state, atMost: 1 })
    .filter((other) => other !== row && gazetteer.population(other) >= muchLarger * people);
  return [...begun, ...namesakes.slice(0, mostNamesakes)];
}

/** The post office of a wide ZIP code may have the name of its town far from it. */
function withoutNamesakes(rows: readonly number[], gazetteer: Gazetteer): number[] {
  return rows.filter((row, at) => {
    const first = rows.slice(0, at).find((other) => gazetteer.label(other) === gazetteer.label(row));
    return first === undefined || gazetteer.population(first) < muchLarger * gazetteer.population(row);
  });
}

/** The nearest spelling in the state; asks when two are as near. A name that is known elsewhere has one error at most. */
function readSpelling(text: string, words: readonly Word[], { state, gazetteer }: Known): PlaceReading | null {
  const part = getLastPart(words);
  const name = toTexts(part);
  const isKnown = findNamed(name, null, gazetteer).length > 0;
  const found = findNearSpellings(name, { state }, gazetteer).filter(
    ({ row, edits }) => (!isKnown || edits === 1) && isSlip(name, toWords(gazetteer.name(row)), edits),
  );
  const nearest = withoutNamesakes(
    found.filter(({ edits }) => edits === found[0]?.edits).map(({ row }) => row),
    gazetteer,
  );
  const [first] = part;
  if (nearest.length === 0 || first === undefined) return null;
  const rivals = listRivals(name, nearest[0] ?? 0, { state, gazetteer });
  const meant = [...new Set([...nearest, ...rivals])];
  if (meant.length > 1) return { is: 'several', places: listChoices(meant, gazetteer) };
  const town = toPoint(nearest[0] ?? 0, 'spelling', gazetteer);
  const before = part.length === words.length ? '' : getTextBefore(text, first.from);
  return before === '' ? town : ({ ...withStreet(town, before), as: 'spelling' } as PlaceReading);
}

/** `Houston, Harris County, TX` */
export function withoutCounty(words: readonly Word[]): readonly Word[] {
  const part = getLastPart(words);
  const isCounty = /^(?:county|cnty|co|parish)$/.test(part.at(-1)?.text ?? '') && part.length > 1;
  return isCounty && part.length < words.length ? words.slice(0, -part.length) : words;
}

/** The state that was typed is never changed. */
export function readInState(text: string, words: readonly Word[], known: Known): PlaceReading | null {
  const named = withoutCounty(words);
  const whole = readName(toTexts(words), known) ?? (named === words ? null : readName(toTexts(named), known));
  return whole ?? readEnd(text, named, known) ?? readSpelling(text, named, known);
}
