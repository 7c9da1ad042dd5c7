import {
  findObjects,
  isReference,
  NotPlain,
  type PdfDictionary,
  type PdfObjects,
  type PdfValue,
} from './file-objects.ts';

const MAX_PAGES = 100;
const MAX_CONTENTS = 20;
const MAX_DEPTH = 10;

/** A page with the resources that it has or inherits. */
type Leaf = { page: PdfDictionary; resources: PdfDictionary | null };

function listLeaves(objects: PdfObjects, root: PdfValue | undefined): Leaf[] {
  const leaves: Leaf[] = [];
  function add(value: PdfValue | undefined, inherited: PdfValue | undefined, depth: number): void {
    const node = objects.getDictionary(value);
    if (node === null || depth > MAX_DEPTH || leaves.length > MAX_PAGES) throw new NotPlain();
    const resources = node.get('/Resources') ?? inherited;
    const kids = objects.get(node.get('/Kids'));
    if (Array.isArray(kids)) for (const kid of kids as readonly PdfValue[]) add(kid, resources, depth + 1);
    else leaves.push({ page: node, resources: objects.getDictionary(resources) });
  }
  add(root, undefined, 0);
  return leaves;
}

/**
 * Finds strings, fonts, saved and restored states, wide gaps between words, ends of texts, and anything that this reader does not
 * understand: comments, inline pictures, replacement text, and any part that is out of place.
 */
const drawn =
  /(\((?:[^\\()]|\\[\s\S]|\((?:[^\\()]|\\[\s\S])*\))*\))|<([\dA-Fa-f\s]*)>|(\/[^\s()<>[\]{}/%]*)\s+[-+\d.]+\s+Tf\b|(\/[^\s()<>[\]{}/%]*)\s+Do\b|(?<![^\s\])>])([qQ])(?![^\s/([<])|(-\d{3,})|(T[jJ*dDm]\b|['"])|<<|>>|([()<>%]|\b(?:BI|Tf|Do)\b|\/ActualText)/g;
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescape = (written: string): string =>
  written.includes('\\')
    ? written.replace(/\\(?:([0-7]{1,3})|(\r\n?|\n)|([\s\S]))/g, (_, code?: string, line?: string, one = '') =>
        code === undefined ? (line === undefined ? (escapes[one as string] ?? (one as string)) : '') : toByte(code),
      )
    : written;
const toByte = (octal: string) => String.fromCharCode(Number.parseInt(octal, 8) & 0xff);

function fromHex(digits: string): string {
  const plain = digits.replace(/\s+/g, '');
  return Buffer.from(plain.length % 2 === 0 ? plain : `${plain}0`, 'hex').toString('latin1');
}

/** With fewer letters in each text on average, a word cannot be told from a part of one. */
const FEW = 3;

/** `letters`: by code; null where the codes are those of Latin letters. */
type FontLetters = { bytes: 1 | 2; letters: ReadonlyMap<number, string> | null; isLatin: boolean };

const latin = new Set(['/WinAnsiEncoding', '/MacRomanEncoding', '/StandardEncoding']);
const usual = /^\/(?:Helvetica|Times|Courier)[-A-Za-z]*$/;
const SYMBOLIC = 4;

/** @returns true if its codes from space to tilde are those of Latin letters. */
function hasLatinCodes(objects: PdfObjects, font: PdfDictionary): boolean {
  const encoding = objects.get(font.get('/Encoding'));
  const descriptor = objects.getDictionary(font.get('/FontDescriptor'));
  const name = font.get('/BaseFont');
  if (descriptor === null) {
    const isKnown = encoding === null || (typeof encoding === 'string' && latin.has(encoding));
    return isKnown && typeof name === 'string' && usual.test(name);
  }
  const flags = objects.get(descriptor.get('/Flags'));
  const isSymbolic = typeof flags !== 'number' || (flags & SYMBOLIC) !== 0;
  return !isSymbolic && typeof encoding === 'string' && latin.has(encoding);
}

const toText = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const MAX_CODES = 65_536;

const listSections = (table: string, kind: string): string[] =>
  table
    .split(`begin${kind}`)
    .slice(1)
    .flatMap((section) => (section.includes(`end${kind}`) ? section.split(`end${kind}`, 1) : []));

/** The letters that a font's own table gives to its codes. */
function readTable(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const lines of listSections(table, 'bfchar'))
    for (const [, code = '', text = ''] of lines.matchAll(/<([\da-f]+)>\s*<((?:[\da-f]{4})+)>/gi))
      letters.set(Number.parseInt(code, 16), toText(text));
  for (const lines of listSections(table, 'bfrange')) {
    if (lines.includes('[')) throw new NotPlain();
    for (const [, from = '', to = '', text = ''] of lines.matchAll(
      /<([\da-f]+)>\s*<([\da-f]+)>\s*<((?:[\da-f]{4})+)>/gi,
    )) {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      if (last - first >= MAX_CODES) throw new NotPlain();
      const begin = toText(text);
      for (let code = first; code <= last; code += 1)
        letters.set(code, begin.slice(0, -1) + String.fromCharCode(begin.charCodeAt(begin.length - 1) + code - first));
    }
  }
  return letters;
}

/** @throws NotPlain */
function readFont(objects: PdfObjects, font: PdfDictionary): FontLetters {
  const kind = objects.get(font.get('/Subtype'));
  const table = font.get('/ToUnicode');
  if (kind === '/Type0') {
    if (table === undefined || objects.get(font.get('/Encoding')) !== '/Identity-H') throw new NotPlain();
    return { bytes: 2, letters: readTable(objects.inflate(table)), isLatin: false };
  }
  if (kind !== '/Type1' && kind !== '/TrueType') throw new NotPlain();
  const isLatin = hasLatinCodes(objects, font);
  if (table !== undefined) return { bytes: 1, letters: readTable(objects.inflate(table)), isLatin };
  if (!isLatin) throw new NotPlain();
  return { bytes: 1, letters: null, isLatin };
}

/** @throws NotPlain where the font does not say what a code is */
function decode({ bytes, letters, isLatin }: FontLetters, codes: string): string {
  if (letters === null) return codes;
  let text = '';
  for (let index = 0; index < codes.length; index += bytes) {
    const code = bytes === 1 ? codes.charCodeAt(index) : codes.charCodeAt(index) * 256 + codes.charCodeAt(index + 1);
    const letter = letters.get(code) ?? (isLatin ? codes.charAt(index) : undefined);
    if (letter === undefined) throw new NotPlain();
    text += letter;
  }
  return text;
}

type FindFont = (name: string) => FontLetters;

function readContent(content: string, findFont: FindFont, checkPicture: (name: string) => void): string {
  let font: FontLetters | null = null;
  const kept: (FontLetters | null)[] = [];
  let text = '';
  let shown = 0;
  for (const [, written, hex, name, picture, state, gap, end, strange] of content.matchAll(drawn)) {
    if (written !== undefined || hex !== undefined) {
      // Without a font nothing is drawn.
      if (font !== null)
        text += decode(font, written === undefined ? fromHex(hex ?? '') : unescape(written.slice(1, -1)));
    } else if (gap !== undefined || end !== undefined) {
      text += ' ';
      if (end === 'Tj' || end === 'TJ') shown += 1;
    } else if (name !== undefined) font = findFont(name);
    else if (picture !== undefined) checkPicture(picture);
    else if (state === 'q') kept.push(font);
    else if (state === 'Q') {
      if (kept.length === 0) throw new NotPlain();
      font = kept.pop() ?? null;
    } else if (strange !== undefined) throw new NotPlain();
  }
  if (text.replaceAll(' ', '').length < shown * FEW) throw new NotPlain();
  return text;
}

/** Finds the fonts and checks the pictures that a page names. */
function readResources(objects: PdfObjects, resources: PdfDictionary | null, fonts: Map<PdfValue, FontLetters>) {
  const listed = (kind: string) => objects.getDictionary(resources?.get(kind));
  for (const state of listed('/ExtGState')?.values() ?? [])
    if (objects.getDictionary(state)?.has('/Font') !== false) throw new NotPlain();
  const [named, pictures] = [listed('/Font'), listed('/XObject')];
  function findFont(name: string): FontLetters {
    const value = named?.get(name);
    const key = isReference(value) ? value.refersTo : null;
    const dictionary = objects.getDictionary(value);
    if (dictionary === null) throw new NotPlain();
    const font = fonts.get(key) ?? readFont(objects, dictionary);
    if (key !== null) fonts.set(key, font);
    return font;
  }
  /** Forms draw letters of their own. */
  function checkPicture(name: string): void {
    if (objects.getDictionary(pictures?.get(name))?.get('/Subtype') !== '/Image') throw new NotPlain();
  }
  return { findFont, checkPicture };
}

function listContents(objects: PdfObjects, page: PdfDictionary): readonly PdfValue[] {
  const own = page.get('/Contents') ?? null;
  const contents = objects.get(own);
  return Array.isArray(contents) ? (contents as readonly PdfValue[]) : own === null ? [] : [own];
}

const hasNone = (list: PdfValue) => list === null || (Array.isArray(list) && list.length === 0);

function readPlain<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

/** Gives the letters of a page by its index, in the order of the file; null where this reader does not understand the page in full. */
export function openLetters(file: Uint8Array, pages: number): (index: number) => string | null {
  return (
    readPlain(() => {
      const objects = findObjects(file);
      const leaves = listLeaves(objects, objects.findPages());
      const fonts = new Map<PdfValue, FontLetters>();
      if (leaves.length !== pages) throw new NotPlain();
      return (index: number) =>
        readPlain(() => {
          const leaf = leaves[index];
          if (leaf === undefined || !hasNone(objects.get(leaf.page.get('/Annots')))) throw new NotPlain();
          const contents = listContents(objects, leaf.page);
          if (contents.length > MAX_CONTENTS) throw new NotPlain();
          const content = contents.map(objects.inflate).join('\n');
          const { findFont, checkPicture } = readResources(objects, leaf.resources, fonts);
          return readContent(content, findFont, checkPicture);
        });
    }) ?? (() => null)
  );
}
