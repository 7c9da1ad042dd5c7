import type { PlaceReading, TripPlace } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { toKey } from '../words/place-key.ts';
import { findCountryOfCity } from '../words/abroad.ts';
import { isStreet } from '../words/streets.ts';
import { getLastPart, getTextBefore, type Word } from '../words/typed-place.ts';
import { chooseOfAll, isFar, listChoices, toPoint } from './choose.ts';
import { findPorts, listPortNames, toPortPlace } from './ports.ts';
import { findLabel, toPortPoint, withStreet } from './read-in-state.ts';
import { findNamed } from './town-names.ts';

const toTexts = (words: readonly Word[]) => words.map(({ text }) => text);
/** A port so near a town of its name is no other place. */
const samePlaceMiles = 15;

/** Ports that also have this name, apart from the towns of the name. */
function findOtherPorts(words: readonly string[], rows: readonly number[], gazetteer: Gazetteer): TripPlace[] {
  const ports = findPorts(words, null, gazetteer.ports);
  if (rows.length === 0) return ports.map(toPortPlace);
  const key = toKey(words.join(' '));
  return ports
    .filter((port) => listPortNames(port).some((name) => toKey(name) === key))
    .map(toPortPlace)
    .filter((place) => rows.every((row) => isFar(place, gazetteer.place(row), samePlaceMiles)));
}

function readName(words: readonly string[], gazetteer: Gazetteer): PlaceReading | null {
  const alias = gazetteer.findAlias(words);
  const [other] = alias === null ? [] : findLabel(alias, gazetteer);
  if (other !== undefined) return toPoint(other, 'short-name', gazetteer);
  const rows = findNamed(words, null, gazetteer);
  const country = findCountryOfCity(words);
  if (country !== null) return { is: 'unknown', because: country, meant: listChoices(rows.slice(0, 4), gazetteer) };
  const ports = findOtherPorts(words, rows, gazetteer);
  const [first] = ports;
  if (rows.length === 0 && first === undefined) return null;
  if (rows.length === 0 && first !== undefined && ports.length === 1) return toPortPoint(first);
  const chosen = chooseOfAll(rows, 'town', gazetteer);
  if (ports.length === 0 || (chosen.is === 'point' && chosen.as === 'largest')) return chosen;
  return { is: 'several', places: [...listChoices(rows.slice(0, 6), gazetteer), ...ports] };
}

/** A text without a state: a short name, the only place of the name, a much larger one, or a choice. */
export function readNameAlone(text: string, words: readonly Word[], gazetteer: Gazetteer): PlaceReading | null {
  const whole = readName(toTexts(words), gazetteer);
  if (whole !== null) return whole;
  const part = getLastPart(words);
  const [first] = part;
  const earlier = words.slice(0, words.length - part.length);
  if (first === undefined || earlier.length === 0 || isStreet(toTexts(part))) return null;
  const town = readName(toTexts(part), gazetteer);
  return town === null ? null : withStreet(town, getTextBefore(text, first.from));
}
