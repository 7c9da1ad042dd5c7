import { NotPlain, type PdfDictionary, type PdfObjects } from './file-objects.ts';

/** `letters`: by code; null where the codes are those of Latin letters. */
export type FontLetters = { bytes: 1 | 2; letters: ReadonlyMap<number, string> | null; isLatin: boolean };

const latin = new Set(['/WinAnsiEncoding', '/MacRomanEncoding', '/StandardEncoding']);
const usual = /^\/(?:Helvetica|Times|Courier)[-A-Za-z]*$/;
const SYMBOLIC = 4;

/** Whether its codes from space to tilde are those of Latin letters. */
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
export function readFont(objects: PdfObjects, font: PdfDictionary): FontLetters {
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
export function decode({ bytes, letters, isLatin }: FontLetters, codes: string): string {
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
