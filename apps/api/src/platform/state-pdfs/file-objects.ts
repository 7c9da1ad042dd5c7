import { inflateSync } from 'node:zlib';

/** This small reader does not understand the file or the page in full; PDFium does. */
export class NotPlain extends Error {
  override name = 'NotPlain';
}

/** A name keeps its slash; a string becomes null. */
export type PdfValue = number | string | boolean | null | PdfReference | readonly PdfValue[] | PdfDictionary;
export type PdfDictionary = ReadonlyMap<string, PdfValue>;
type PdfReference = { refersTo: number };
/** `at`: where the object begins in `text`. */
type Place = { text: string; at: number };
export type PdfObjects = {
  get: (value: PdfValue | undefined) => PdfValue;
  getDictionary: (value: PdfValue | undefined) => PdfDictionary | null;
  /** The content of a stream, one character for each byte. */
  inflate: (value: PdfValue | undefined) => string;
  /** The root of the pages. */
  findPages: () => PdfValue;
};

const MAX_BYTES = 4_000_000;
/** A longer stream is a drawing. */
const MAX_STREAM = 1_000_000;
const MAX_DEPTH = 20;

const token =
  /(?:\s|%[^\r\n]*[\r\n])*(?:(<<)|(>>)|(\[)|(\])|(\/[^\s()<>[\]{}/%]*)|(\d+)\s+\d+\s+R\b|([+-]?(?:\d+\.?\d*|\.\d+))|(\((?:[^\\()]|\\[\s\S])*\)|<[\da-f\s]*>)|(true|false|null)\b)/iy;
const ends = { dictionary: Symbol('>>'), list: Symbol(']') };

const isEnd = (value: PdfValue | symbol): value is symbol => typeof value === 'symbol';

/** Leaves `token.lastIndex` behind the value. */
function parseNext(text: string, depth: number): PdfValue | symbol {
  const found = token.exec(text);
  if (found === null || depth > MAX_DEPTH) throw new NotPlain();
  const [, opening, closing, first, last, name, refersTo, number, , word] = found;
  if (name !== undefined) {
    if (name.includes('#')) throw new NotPlain();
    return name;
  }
  if (refersTo !== undefined) return { refersTo: Number(refersTo) };
  if (number !== undefined) return Number(number);
  if (first !== undefined) return parseUntil(text, ends.list, depth);
  if (opening !== undefined) return toDictionary(parseUntil(text, ends.dictionary, depth));
  if (closing !== undefined) return ends.dictionary;
  if (last !== undefined) return ends.list;
  return word === 'true' ? true : word === 'false' ? false : null;
}

function parseUntil(text: string, end: symbol, depth: number): PdfValue[] {
  const values: PdfValue[] = [];
  for (;;) {
    const value = parseNext(text, depth + 1);
    if (value === end) return values;
    if (isEnd(value)) throw new NotPlain();
    values.push(value);
  }
}

function toDictionary(values: readonly PdfValue[]): PdfDictionary {
  const entries = new Map<string, PdfValue>();
  for (let index = 0; index < values.length; index += 2) {
    const [name, value] = [values[index], values[index + 1]];
    if (typeof name !== 'string' || value === undefined || entries.has(name)) throw new NotPlain();
    entries.set(name, value);
  }
  return entries;
}

function parseAt({ text, at }: Place): PdfValue {
  token.lastIndex = at;
  const value = parseNext(text, 0);
  if (isEnd(value)) throw new NotPlain();
  return value;
}

const isDictionary = (value: PdfValue): value is PdfDictionary => value instanceof Map;
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'refersTo' in value;

/** @param bytes those of `place.text` */
function inflateAt(place: Place, bytes: Buffer): string {
  const dictionary = parseAt(place);
  const begin = /\s*stream\r?\n/y;
  begin.lastIndex = token.lastIndex;
  if (!isDictionary(dictionary) || !begin.test(place.text)) throw new NotPlain();
  const end = place.text.indexOf('endstream', begin.lastIndex);
  const [filter = null, ...others] = [dictionary.get('/Filter') ?? null].flat();
  if (end === -1 || dictionary.has('/DecodeParms') || dictionary.has('/F')) throw new NotPlain();
  const content = bytes.subarray(begin.lastIndex, end);
  if (filter === null) return content.toString('latin1');
  if (filter !== '/FlateDecode' || others.length > 0) throw new NotPlain();
  try {
    return inflateSync(content, { maxOutputLength: MAX_STREAM }).toString('latin1');
  } catch (error) {
    throw new NotPlain(undefined, { cause: error });
  }
}

/** An object that appears twice was changed later, and only the file's cross-reference tables say which one counts. */
function addPlace(places: Map<number, Place>, number: number, place: Place): void {
  if (places.has(number)) throw new NotPlain();
  places.set(number, place);
}

function findPlaces(text: string, bytes: Buffer): Map<number, Place> {
  const places = new Map<number, Place>();
  for (const { 0: begin, 1: number, index } of text.matchAll(/(?<!\d)(\d+)\s+\d+\s+obj\b/g))
    addPlace(places, Number(number), { text, at: index + begin.length });
  const packed = [...places.values()].filter(({ at }) => {
    const end = text.indexOf('endobj', at);
    return text.slice(at, end === -1 ? undefined : end).includes('/ObjStm');
  });
  for (const place of packed) {
    const content = inflateAt(place, bytes);
    if (content.includes('/ActualText')) throw new NotPlain();
    const dictionary = parseAt(place);
    const [count, first] = isDictionary(dictionary) ? [dictionary.get('/N'), dictionary.get('/First')] : [];
    if (typeof count !== 'number' || typeof first !== 'number') throw new NotPlain();
    const heads = content.slice(0, first).trim().split(/\s+/).map(Number);
    if (heads.length !== 2 * count) throw new NotPlain();
    for (let index = 0; index < heads.length; index += 2)
      addPlace(places, heads[index] ?? 0, { text: content, at: first + (heads[index + 1] ?? 0) });
  }
  return places;
}

/** Finds the objects by a search through the whole file, which must be written once and not encrypted. @throws NotPlain */
export function findObjects(file: Uint8Array): PdfObjects {
  if (file.length > MAX_BYTES) throw new NotPlain();
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const text = bytes.toString('latin1');
  if (text.includes('/Encrypt') || text.includes('/ActualText')) throw new NotPlain();
  const places = findPlaces(text, bytes);
  const find = (number: number): Place => {
    const place = places.get(number);
    if (place === undefined) throw new NotPlain();
    return place;
  };
  const get = (value: PdfValue | undefined): PdfValue =>
    isReference(value) ? parseAt(find(value.refersTo)) : (value ?? null);
  return {
    get,
    getDictionary(value) {
      const own = get(value);
      return isDictionary(own) ? own : null;
    },
    findPages() {
      const roots = new Set(Array.from(text.matchAll(/\/Root\s+(\d+)\s+\d+\s+R\b/g), ([, number]) => Number(number)));
      const [root = -1] = roots;
      const catalog = roots.size === 1 ? parseAt(find(root)) : null;
      if (catalog === null || !isDictionary(catalog)) throw new NotPlain();
      return catalog.get('/Pages') ?? null;
    },
    inflate(value) {
      const place = isReference(value) ? find(value.refersTo) : null;
      if (place === null || place.text !== text) throw new NotPlain();
      return inflateAt(place, bytes);
    },
  };
}
