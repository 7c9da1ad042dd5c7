import { withMemory, type Pdfium } from './engine.ts';
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
  /** The file does not say which letter its shape is; known of each eighth letter. */
  isUnmapped: boolean;
};

const invisible = 3;
/** No permit has more on a page. */
const MAX_CHARACTERS = 20_000;

/** Where each letter has been drawn, by the letter and its line. */
type Strikes = Map<number, number[]>;

const LINES = 65_536;
const SAME_PLACE = 0.15;

/** Bold letters are often struck twice, beside each other. Remembers the letter otherwise. */
function isStruckTwice({ text, left, baseline, size }: Character, strikes: Strikes): boolean {
  const own = (text.codePointAt(0) ?? 0) * LINES + Math.round(baseline);
  for (let line = own - 1; line <= own + 1; line += 1) {
    const places = strikes.get(line);
    if (places?.some((place) => Math.abs(place - left) < size * SAME_PLACE)) return true;
  }
  const places = strikes.get(own);
  if (places === undefined) strikes.set(own, [left]);
  else places.push(left);
  return false;
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
        if (!isStruckTwice(character, strikes)) characters.push(character);
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

/** `baseline` is that of the whole text, null where its letters may have baselines of their own. */
type Style = Pick<Character, 'size' | 'angle' | 'isInvisible'> & { baseline: number | null };
/** By the handle of their text. */
type Styles = Map<number, Style>;
type At = { text: number; index: number; memory: number };

/** PDFium adds spaces and line ends that the file does not have, and nothing else. */
const isAdded = (code: number) => code === 32 || code === 13 || code === 10;
/** Calls for each letter take most of the time of reading: whether letters are mapped shows in a part of them. */
export const EACH_MAPPED = 8;

function readCharacter(pdfium: Pdfium, view: PageView, { styles, ...at }: At & { styles: Styles }): Character | null {
  const { text, index, memory } = at;
  const code = pdfium._FPDFText_GetUnicode(text, index);
  if (code === 0 || (isAdded(code) && pdfium._FPDFText_IsGenerated(text, index) === 1)) return null;
  if (pdfium._FPDFText_GetLooseCharBox(text, index, memory) === 0) return null;
  const float = (place: number) => pdfium.numbers.getFloat32(memory + place, true);
  const { left, top, right, bottom } = view.toArea(float(0), float(4), float(8), float(12));
  const object = pdfium._FPDFText_GetTextObject(text, index);
  let style = styles.get(object);
  if (style === undefined) styles.set(object, (style = readStyle(pdfium, view, { ...at, object })));
  const { size, angle, isInvisible } = style;
  const baseline = style.baseline ?? readBaseline(pdfium, view, at);
  const isUnmapped = index % EACH_MAPPED === 0 && pdfium._FPDFText_HasUnicodeMapError(text, index) === 1;
  return {
    text: String.fromCodePoint(code),
    left,
    top,
    right,
    bottom,
    baseline,
    size: size || bottom - top,
    angle,
    isInvisible,
    isUnmapped,
  };
}

function readBaseline(pdfium: Pdfium, view: PageView, { text, index, memory }: At): number {
  pdfium._FPDFText_GetCharOrigin(text, index, memory + AREA, memory + AREA + POINT / 2);
  const double = (place: number) => pdfium.numbers.getFloat64(memory + place, true);
  return view.toY(double(AREA), double(AREA + POINT / 2));
}

/** The size of the font by the scale of its text: the boxes of some fonts are much lower than their letters. */
function readStyle(pdfium: Pdfium, view: PageView, { object, ...at }: At & { object: number }): Style {
  const { text, index, memory } = at;
  const angle = Math.round((pdfium._FPDFText_GetCharAngle(text, index) * 180) / Math.PI);
  pdfium._FPDFText_GetMatrix(text, index, memory);
  const float = (place: number) => pdfium.numbers.getFloat32(memory + place, true);
  const scale = Math.hypot(float(8), float(12));
  return {
    size: pdfium._FPDFText_GetFontSize(text, index) * scale,
    angle: (angle + 360) % 360,
    isInvisible: pdfium._FPDFTextObj_GetTextRenderMode(object) === invisible,
    baseline: angle === 0 ? readBaseline(pdfium, view, at) : null,
  };
}
