import { withMemory, type Pdfium } from './engine.ts';
import type { Area, PageView } from './page-view.ts';

/** A letter with its box in points, from the upper left corner of the page; `baseline` is its y. */
export type Character = Area & {
  text: string;
  baseline: number;
  size: number;
  /** Clockwise, in degrees from 0 to 359. */
  angle: number;
  /** Over a scan, so that it can be searched. */
  isInvisible: boolean;
  /** The file does not say which letter its shape is; known of each eighth letter. */
  isUnmapped: boolean;
  /** The handle of the text that it is drawn with. */
  object: number;
};

const invisible = 3;
/** No permit has more on a page. */
const MAX_CHARACTERS = 20_000;

/**
 * PDFium puts all letters of a ligature where it begins, each with its part of the width or, in some fonts, with all of it: they follow
 * each other up to the next letter.
 */
function spreadLigature(character: Character, before: readonly Character[], origin: number): void {
  const last = before.at(-1);
  if (last === undefined || character.baseline !== last.baseline) return;
  if (character.left === origin) {
    character.right += last.right - character.left;
    character.left = last.right;
  } else if (last.left > origin && character.left > origin) narrow(before, origin, character.left);
}

/** Fits the letters that were spread from `origin` on before `end`. */
function narrow(before: readonly Character[], origin: number, end: number): void {
  const width = (before.at(-1)?.right ?? end) - origin;
  if (origin + width <= end) return;
  const fit = (place: number) => origin + ((place - origin) * (end - origin)) / width;
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const one = before[index];
    if (one === undefined) return;
    const isFirst = one.left === origin;
    [one.left, one.right] = [fit(one.left), fit(one.right)];
    if (isFirst) return;
  }
}

/** Gives `work` the letters of a page, 0 if it has none, and closes them. */
export function withText<T>(pdfium: Pdfium, page: number, work: (text: number) => T): T {
  const text = pdfium._FPDFText_LoadPage(page);
  try {
    return work(text);
  } finally {
    if (text !== 0) pdfium._FPDFText_ClosePage(text);
  }
}

/** The letters of the page in the order of the file, and spaces as the file has them. */
export function readCharacters(pdfium: Pdfium, view: PageView, text: number): Character[] {
  if (text === 0) return [];
  return withMemory(pdfium, AREA + POINT, (memory) => {
    const count = Math.min(pdfium._FPDFText_CountChars(text), MAX_CHARACTERS);
    const source: Source = { pdfium, view, text, memory, styles: new Map() };
    const characters: Character[] = [];
    let origin = Number.NaN;
    for (let index = 0; index < count; index += 1) {
      const character = readCharacter(source, index);
      if (character === null) continue;
      const { left } = character;
      spreadLigature(character, characters, origin);
      origin = left;
      characters.push(character);
    }
    return characters;
  });
}

/** All letters without their places, also those that no viewer shows. */
export function readWithoutPlaces(pdfium: Pdfium, text: number): string {
  if (text === 0) return '';
  const count = pdfium._FPDFText_CountChars(text);
  return withMemory(pdfium, (count + 1) * 2, (memory) => {
    pdfium._FPDFText_GetText(text, 0, count, memory);
    return new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(memory, memory + count * 2));
  });
}

/** Bytes of the four floats of a box, and of the two doubles of a place. */
const AREA = 16;
const POINT = 16;

/** `baseline` is that of the whole text, null where its letters may have baselines of their own. */
type Style = Pick<Character, 'size' | 'angle' | 'isInvisible' | 'object'> & { baseline: number | null };
/** `styles` are by the handle of their text. */
type Source = { pdfium: Pdfium; view: PageView; text: number; memory: number; styles: Map<number, Style> };

/** PDFium adds spaces and line ends that the file does not have, and nothing else. */
const isAdded = (code: number) => code === 32 || code === 13 || code === 10;
/** One letter in this many is asked if it is mapped: that says it of all. */
export const EACH_MAPPED = 8;

/** Runs for each letter: what it allocates counts. */
function readCharacter(source: Source, index: number): Character | null {
  const { pdfium, view, text, memory } = source;
  const code = pdfium._FPDFText_GetUnicode(text, index);
  if (code === 0 || (isAdded(code) && pdfium._FPDFText_IsGenerated(text, index) === 1)) return null;
  if (pdfium._FPDFText_GetLooseCharBox(text, index, memory) === 0) return null;
  const { numbers } = pdfium;
  const area = view.toArea(
    numbers.getFloat32(memory, true),
    numbers.getFloat32(memory + 4, true),
    numbers.getFloat32(memory + 8, true),
    numbers.getFloat32(memory + 12, true),
  );
  const { size, angle, isInvisible, object, baseline } = getStyle(source, index);
  return {
    text: String.fromCodePoint(code),
    left: area.left,
    top: area.top,
    right: area.right,
    bottom: area.bottom,
    baseline: baseline ?? readBaseline(source, index),
    size: size || area.bottom - area.top,
    angle,
    isInvisible,
    isUnmapped: index % EACH_MAPPED === 0 && pdfium._FPDFText_HasUnicodeMapError(text, index) === 1,
    object,
  };
}

function readBaseline({ pdfium, view, text, memory }: Source, index: number): number {
  const [x, y] = [memory + AREA, memory + AREA + POINT / 2];
  pdfium._FPDFText_GetCharOrigin(text, index, x, y);
  return view.toY(pdfium.numbers.getFloat64(x, true), pdfium.numbers.getFloat64(y, true));
}

function getStyle(source: Source, index: number): Style {
  const object = source.pdfium._FPDFText_GetTextObject(source.text, index);
  let style = source.styles.get(object);
  if (style === undefined) source.styles.set(object, (style = readStyle(source, object, index)));
  return style;
}

/** The size of the font by the scale of its text: the boxes of some fonts are much lower than their letters. */
function readStyle(source: Source, object: number, index: number): Style {
  const { pdfium, text, memory } = source;
  const angle = Math.round((pdfium._FPDFText_GetCharAngle(text, index) * 180) / Math.PI);
  pdfium._FPDFText_GetMatrix(text, index, memory);
  const float = (place: number) => pdfium.numbers.getFloat32(memory + place, true);
  const scale = Math.hypot(float(8), float(12));
  return {
    size: pdfium._FPDFText_GetFontSize(text, index) * scale,
    angle: (angle + 360) % 360,
    isInvisible: pdfium._FPDFTextObj_GetTextRenderMode(object) === invisible,
    object,
    baseline: angle === 0 ? readBaseline(source, index) : null,
  };
}
