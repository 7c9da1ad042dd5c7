import {
  completePlusCode,
  findPlaceInText,
  findPlusCode,
  parseMapLink,
  parsePlace,
  type PlaceReading,
  type ShortPlusCode,
  splitShortPlusCode,
  type TripPlace,
  type UnknownBecause,
} from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import {
  isBeside,
  isCounty,
  isRegion,
  isRoad,
  isStateLine,
  isStreet,
  getLastPart,
  parseTyped,
  type TypedPlace,
  getTextBefore,
  type Word,
} from './typed-place.ts';
import { listStops } from './directions.ts';
import { isAirport, listAirportTowns, readAirport } from './airports.ts';
import { findCountryAtEnd, findCountryOfName, isFarOff } from './abroad.ts';
import { readAbroadEnd } from './abroad-end.ts';
import { listChoices, chooseOfAll } from './choose.ts';
import { isKnownCounty, listTownsOfCounty, withCounties } from './counties.ts';
import { listTownsIn } from './nearby.ts';
import { findNearSpellings } from './near-spellings.ts';
import { findOtherPorts, findPortOfName, listCrossings } from './ports.ts';
import { listNicknamed, readInState, toNicknamed, toPortPoint, withoutCounty, withStreet } from './read-in-state.ts';
import { readPoint } from './read-point.ts';
import { readZip } from './read-zip.ts';
import { readStated, readTwins } from './read-twins.ts';
import { findStateBefore } from './state-words.ts';
import { findNamed, isStateAlone } from './town-names.ts';
import { isRemark, withoutReferences, withoutRemarks } from './remarks.ts';
import { withStated } from './stated-places.ts';
import { readNoted, withTownBehind } from './town-behind.ts';
import { tidy, withoutHeading } from './heading.ts';
import { withZipLast } from './zip-last.ts';
import { mostNameWords, toWords } from './place-key.ts';

const toTexts = (words: readonly Word[]) => words.map(({ text }) => text);
function readName(words: readonly string[], gazetteer: Gazetteer): PlaceReading | null {
  const alias = gazetteer.findAlias(words);
  const [other, ...more] = listNicknamed(words, gazetteer);
  if (other !== undefined) return toNicknamed([other, ...more], gazetteer);
  // `KC` is in two states.
  const named = findNamed(words, null, gazetteer);
  const rows = alias === null ? named : [...named, ...findNamed(toWords(alias), null, gazetteer)];
  const country = findCountryOfName(words);
  const because = country ?? (isFarOff(words) ? 'outside' : null);
  if (because !== null) return { is: 'unknown', because, meant: listChoices(rows.slice(0, maxMeanings), gazetteer) };
  const ports = findOtherPorts(words, rows, gazetteer);
  const [first] = ports;
  if (rows.length === 0 && first === undefined) return null;
  if (rows.length === 0 && first !== undefined && ports.length === 1) return toPortPoint(first);
  const chosen = chooseOfAll(rows, 'town', gazetteer);
  if (ports.length === 0 || (chosen.is === 'point' && chosen.as === 'largest')) return chosen;
  return { is: 'several', places: [...listChoices(rows.slice(0, 6), gazetteer), ...ports] };
}

/** A text without a state: a short name, the only place of the name, a much larger one, or a choice. */
function readNameAlone(text: string, words: readonly Word[], gazetteer: Gazetteer): PlaceReading | null {
  const whole = readName(toTexts(words), gazetteer);
  if (whole !== null) return whole;
  const part = getLastPart(words);
  const earlier = words.slice(0, words.length - part.length);
  // `Grand Coteau, LA` is in Louisiana, whatever `LA` is short for.
  if (earlier.length > 0 && findStateBefore(toTexts(part), part.length)?.start === 0) return null;
  for (const [start, first] of part.entries()) {
    if (start < part.length - mostNameWords) continue;
    const street = toTexts(part.slice(0, start));
    if ((start === 0 && earlier.length === 0) || isStreet(toTexts(part.slice(start)))) continue;
    // Without a comma only what has a number is surely a street: `500 W Texas St Odessa`, `US 287 & I-40 Amarillo`.
    // `I-10 in Texas`
    if (/^(?:at|in)$/.test(street.at(-1) ?? '') && findStateBefore(toTexts(part), part.length)?.start === start)
      return null;
    if (start > 0 && !isBeside(street) && !street.some((word) => /\d/.test(word) || word === 'downtown')) continue;
    // `I-35 exit 420 Oklahoma`
    if (start > 0 && isStateAlone(toTexts(part.slice(start)), gazetteer)) return null;
    const town = readName(toTexts(part.slice(start)), gazetteer);
    if (town !== null) return isStreet(street) ? withStreet(town, getTextBefore(text, first.from)) : null;
  }
  return null;
}

/** `TX, Houston`, `Texas Houston` */
function readAfterState(text: string, words: readonly Word[], gazetteer: Gazetteer): PlaceReading | null {
  const texts = toTexts(words);
  const length = [3, 2, 1].find((one) => one < words.length && findStateBefore(texts, one)?.start === 0);
  const [state, rest] = [findStateBefore(texts, length ?? 0)?.state, words.slice(length)];
  const [first] = rest;
  if (state === undefined || first === undefined) return null;
  const isParted = first.isFirst;
  const found = isParted || findNamed(toTexts(rest), state, gazetteer).length > 0;
  return found ? readInState(' '.repeat(first.from) + text.slice(first.from), rest, { state, gazetteer }) : null;
}

const longestText = 500;
const maxMeanings = 4;

function listReadings(typed: TypedPlace, because: UnknownBecause, gazetteer: Gazetteer): TripPlace[] {
  const { text, words, state, all } = typed;
  if (because === 'canada' || because === 'mexico')
    return listCrossings(
      all.map(({ text }) => text),
      gazetteer,
    );
  const texts = toTexts(all);
  if (because === 'airport') {
    const towns = listAirportTowns(text, gazetteer);
    if (towns.length > 0) return [...towns, ...listChoices(findNamed(toTexts(all), null, gazetteer), gazetteer)];
  }
  if (because === 'road' || because === 'line' || because === 'code') return listTownsIn(texts, state, gazetteer);
  if (because === 'county') return listTownsOfCounty(typed, gazetteer);
  const name = getLastPart(words.length === 0 ? all : words).map(({ text }) => text);
  const named = findNamed(name, null, gazetteer);
  if (because === 'state' || because === 'outside') return listChoices(named.slice(0, maxMeanings), gazetteer);
  const near = findNearSpellings(name, { state, most: 2 }, gazetteer).map(({ row }) => row);
  const begun = named.length + near.length > 0 || name.length === 0 ? [] : findByPrefix(name, state, gazetteer);
  // The rows are sorted by population.
  const first = [...near.slice(0, 2), ...named.slice(0, 2)].toSorted((one, other) => one - other);
  const rows = [...new Set([...first, ...named, ...near, ...begun])];
  return rows.length === 0 ? listTownsIn(texts, state, gazetteer) : listChoices(rows.slice(0, maxMeanings), gazetteer);
}

const findByPrefix = (name: readonly string[], state: TypedPlace['state'], gazetteer: Gazetteer) =>
  name.join('').length < 3 ? [] : gazetteer.findRowsThatBegin(name.join(''), { state, atMost: maxMeanings });

/** Digits behind a state that are one too few or too many. */
const badZip = /[A-Za-z]{2}[\s,]+(?:\d{4}|\d{6,8})$/;
/** Codes that no field of ours reads: those of what3words, and of the grid of the forces. */
const unreadCode =
  /^(?:\/{2,3}|(?:what3words|w3w)[\s:./]+)?\p{L}+\.\p{L}+\.\p{L}+$|\bw3w\.co\/|^\d{1,2}[C-X]\s?[A-Z]{2}\s?\d{2,5}\s?\d{2,5}$/iu;

function findReason(typed: TypedPlace): UnknownBecause {
  const all = typed.all.map(({ text }) => text);
  const country = findCountryAtEnd(all) ?? findCountryOfName(typed.words.map(({ text }) => text));
  if (country !== null) return country;
  if (isRegion(typed)) return 'state';
  if (typed.words.length === 0 && typed.state !== null)
    return typed.state === 'AK' || typed.state === 'HI' ? 'outside' : 'state';
  if (isFarOff(all)) return 'outside';
  if (isStateLine(all)) return 'line';
  if (isCounty(toTexts(typed.words))) return 'county';
  if (badZip.test(typed.text)) return 'zip';
  if (isAirport(typed.text)) return 'airport';
  return isRoad(typed.text, all) ? 'road' : 'name';
}

function readWords(typed: TypedPlace, gazetteer: Gazetteer): PlaceReading | null {
  const { text, words, state, zip, all } = typed;
  if (zip !== null) return readZip(typed, zip, gazetteer);
  if (isRegion(typed) || isStateAlone(toTexts(all), gazetteer) || isKnownCounty(typed, gazetteer)) return null;
  const isAbroad = state === null && findCountryAtEnd(all.map((word) => word.text)) !== null;
  const port = findPortOfName(toTexts(all), gazetteer);
  if (port !== null) return toPortPoint(port);
  const inState = state === null || words.length === 0 ? null : readInState(text, words, { state, gazetteer });
  // A state can end a name as well: `Port Washington`, `Washington`.
  if (inState !== null) {
    const isWhole = typed.after === '' || isRemark(typed.after) || (inState.is === 'point' && inState.as === 'in-town');
    return isWhole ? inState : withStreet(inState, typed.after);
  }
  if (isAbroad) return null;
  const isWhole = findNamed(toTexts(all), null, gazetteer).length > 0;
  const alone =
    (isWhole ? null : readAfterState(text, all, gazetteer)) ?? readNameAlone(text, withoutCounty(all), gazetteer);
  // `Los Angeles, LA`
  const isOtherPort = alone?.is === 'point' && alone.as === 'port' && state !== null && alone.place.state !== state;
  return isOtherPort ? null : alone;
}

/** The code of an airport is no town, unless it is a short name as well: `ATL`. */
function readCodeOrWords(typed: TypedPlace, gazetteer: Gazetteer): PlaceReading | null {
  const isShort = gazetteer.findAlias(toTexts(typed.all)) !== null;
  const isCode = !isShort && typed.state === null && listAirportTowns(typed.text, gazetteer).length > 0;
  return isCode ? null : readWords(typed, gazetteer);
}

/** Tries again without the day, the hour and other remarks if the whole text is unknown. */
function readText(typed: string, gazetteer: Gazetteer): PlaceReading {
  const text = withoutReferences(typed);
  const reading = readOnce(text, gazetteer);
  if (reading.is !== 'unknown' || !isPlainReason(reading.because)) return reading;
  const bare = withoutRemarks(text);
  const place = bare === text ? reading : readOnce(bare, gazetteer);
  if (place.is !== 'unknown') return place;
  const isNoted = isPlainReason(place.because) && place.because !== 'zip';
  const noted = isNoted ? readNoted(bare, (part) => readPart(part, gazetteer), gazetteer) : null;
  return noted ?? (place.meant.length === 0 ? reading : place);
}

const isPlainReason = (because: UnknownBecause) => because === 'name' || because === 'road' || because === 'zip';

const parse = (text: string, gazetteer: Gazetteer) => parseTyped(withZipLast(text, gazetteer));
const readPart = (text: string, gazetteer: Gazetteer) => readWords(parse(text, gazetteer), gazetteer);

function readOnce(text: string, gazetteer: Gazetteer): PlaceReading {
  const ofPart = (part: string) => readPart(part, gazetteer);
  const ends = readAbroadEnd(text, ofPart, gazetteer) ?? readStated(text, ofPart, gazetteer);
  if (ends !== null) return ends;
  const typed = parse(text, gazetteer);
  const read = readCodeOrWords(typed, gazetteer);
  const airport = read?.is === 'point' ? null : readAirport(text, ofPart, gazetteer);
  if (airport !== null) return airport;
  const isSure = read?.is === 'several' || (read?.is === 'point' && read.as !== 'in-town' && read.as !== 'spelling');
  const twins = isSure ? null : readTwins(text, gazetteer);
  if (twins !== null) return twins;
  if (read !== null)
    return withCounties(withTownBehind(withStated(read, text, gazetteer), typed, gazetteer), typed, gazetteer);
  const because = findReason(typed);
  return { is: 'unknown', because, meant: listReadings(typed, because, gazetteer) };
}

/** A code alone may be anywhere. */
function readShortCode(short: ShortPlusCode, gazetteer: Gazetteer): PlaceReading {
  if (short.town === '') return { is: 'unknown', because: 'code', meant: [] };
  const town = readText(short.town, gazetteer);
  return town.is === 'point' ? readPoint(completePlusCode(short, town.place), null, gazetteer) : town;
}

/** Of several places none is meant more than the others. */
function readStops(stops: readonly string[], gazetteer: Gazetteer): PlaceReading {
  const [first = '', last = ''] = [stops[0], stops.at(-1)];
  if (stops.length === 1) return readPlace(first, gazetteer);
  const twins = readTwins(`${first} to ${last}`, gazetteer);
  return twins ?? { is: 'unknown', because: 'link', meant: [] };
}

/** Coordinates and links, ZIP codes, towns with their states, short names, ports, towns alone: in this order. */
export function readPlace(typed: string, gazetteer: Gazetteer): PlaceReading {
  const text = withoutHeading(tidy(typed.slice(0, longestText).trim()));
  const stops = listStops(text);
  if (stops.length > 0) return readStops(stops, gazetteer);
  const point = parsePlace(text) ?? findPlusCode(text);
  if (point !== null) return readPoint(point, null, gazetteer);
  const short = splitShortPlusCode(text);
  if (short !== null) return readShortCode(short, gazetteer);
  if (unreadCode.test(text)) return { is: 'unknown', because: 'code', meant: [] };
  const link = parseMapLink(text);
  const beside = link === null ? findPlaceInText(text) : null;
  if (beside !== null) return readPoint(beside, parseTyped(text).state, gazetteer);
  if (link === null) return readText(text, gazetteer);
  if ('words' in link && link.words !== undefined) return readText(link.words, gazetteer);
  return { is: 'unknown', because: 'isShort' in link && link.isShort ? 'short-link' : 'link', meant: [] };
}
