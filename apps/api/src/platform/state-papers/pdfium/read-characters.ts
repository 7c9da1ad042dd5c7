import { viewMemory, withMemory, type Pdfium } from './engine.ts';
import type { Area, PageView } from './page-view.ts';

/** A letter with its box in points, from the upper left corner of the page; `baseline` is its y. */
export type Character = Area & {
  text: string;
  baseline: number;
  size: number;
  /** Counterclockwise, in degrees from 0 to 359. */
  angle: number;
  /** Over a scan, so that it can be searched. */
  isInvisible: boolean;
  /** The file does not say which letter its shape is. */
  isUnmapped: boolean;
};

const invisible = 3;
/** No permit has more on a page. */
const MAX_CHARACTERS = 20_000;

/** Where each letter has been drawn, by the letter and its line. */
type Strikes = Map<string, number[]>;

/** Bold letters are often struck twice, beside each other. */
function isStruckTwice({ text, left, baseline, size }: Character, strikes: Strikes): boolean {
  const near = size * 0.15;
  const line = Math.round(baseline);
  return [line - 1, line, line + 1].some((one) =>
    strikes.get(`${text}${one}`)?.some((place) => Math.abs(place - left) < near),
  );
}

function addStrike({ text, left, baseline }: Character, strikes: Strikes): void {
  const line = `${text}${Math.round(baseline)}`;
  const places = strikes.get(line);
  if (places === undefined) strikes.set(line, [left]);
  else places.push(left);
}

/** PDFium puts all letters of a ligature where it begins, each with its part of the width. */
function spreadLigature(character: Character, last: Character | undefined, origin: number | undefined): Character {
  const isLigature = last !== undefined && character.left === origin && character.baseline === last.baseline;
  if (!isLigature) return character;
  return { ...character, left: last.right, right: last.right + character.right - character.left };
}

/** The letters of the page in the order of the file, and spaces as the file has them. */
export function readCharacters(pdfium: Pdfium, view: PageView): Character[] {
  const text = pdfium._FPDFText_LoadPage(view.page);
  if (text === 0) return [];
  try {
    return withMemory(pdfium, AREA + POINT, (memory) => {
      const count = Math.min(pdfium._FPDFText_CountChars(text), MAX_CHARACTERS);
      const strikes: Strikes = new Map();
      const styles: Styles = new Map();
      const characters: Character[] = [];
      let origin: number | undefined;
      for (let index = 0; index < count; index += 1) {
        const read = readCharacter(pdfium, view, { text, index, memory, styles });
        if (read === null) continue;
        const character = spreadLigature(read, characters.at(-1), origin);
        origin = read.left;
        if (isStruckTwice(character, strikes)) continue;
        addStrike(character, strikes);
        characters.push(character);
      }
      return characters;
    });
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
}

/** Bytes of the four floats of a box, and of the two doubles of a place. */
const AREA = 16;
const POINT = 16;

type Style = Pick<Character, 'size' | 'angle' | 'isInvisible'>;
/** By the handle of their text. */
type Styles = Map<number, Style>;
type At = { text: number; index: number; memory: number };

function readCharacter(pdfium: Pdfium, view: PageView, { styles, ...at }: At & { styles: Styles }): Character | null {
  const { text, index, memory } = at;
  const code = pdfium._FPDFText_GetUnicode(text, index);
  if (code === 0 || pdfium._FPDFText_IsGenerated(text, index) === 1) return null;
  if (pdfium._FPDFText_GetLooseCharBox(text, index, memory) === 0) return null;
  pdfium._FPDFText_GetCharOrigin(text, index, memory + AREA, memory + AREA + POINT / 2);
  const numbers = viewMemory(pdfium, memory);
  const float = (place: number) => numbers.getFloat32(place, true);
  const { left, top, right, bottom } = view.toArea(float(0), float(4), float(8), float(12));
  const { y } = view.toPoint(numbers.getFloat64(AREA, true), numbers.getFloat64(AREA + POINT / 2, true));
  const object = pdfium._FPDFText_GetTextObject(text, index);
  let style = styles.get(object);
  if (style === undefined) styles.set(object, (style = readStyle(pdfium, at, object)));
  const { size, angle, isInvisible } = style;
  const isUnmapped = pdfium._FPDFText_HasUnicodeMapError(text, index) === 1;
  const words = { text: String.fromCodePoint(code), isUnmapped, angle, isInvisible };
  return { left, top, right, bottom, baseline: y, size: size || bottom - top, ...words };
}

/** The size of the font by the scale of its text: the boxes of some fonts are much lower than their letters. */
function readStyle(pdfium: Pdfium, { text, index, memory }: At, object: number): Style {
  const angle = Math.round((pdfium._FPDFText_GetCharAngle(text, index) * 180) / Math.PI);
  pdfium._FPDFText_GetMatrix(text, index, memory);
  const numbers = viewMemory(pdfium, memory);
  const scale = Math.hypot(numbers.getFloat32(8, true), numbers.getFloat32(12, true));
  return {
    size: pdfium._FPDFText_GetFontSize(text, index) * scale,
    angle: (angle + 360) % 360,
    isInvisible: pdfium._FPDFTextObj_GetTextRenderMode(object) === invisible,
  };
}
