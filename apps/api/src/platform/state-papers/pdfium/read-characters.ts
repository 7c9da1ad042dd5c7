import { viewMemory, withMemory, type Pdfium } from './engine.ts';
import { areaSize, type Area, type PageView } from './page-view.ts';

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

type Strikes = Map<string, Character[]>;

/** Bold letters are often struck twice, beside each other. */
function isStruckTwice({ text, left, baseline, size }: Character, strikes: Strikes): boolean {
  const near = size * 0.15;
  const same = strikes.get(text) ?? [];
  return same.some((one) => Math.abs(one.left - left) < near && Math.abs(one.baseline - baseline) < near);
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
    return withMemory(pdfium, areaSize, (memory) => {
      const count = Math.min(pdfium._FPDFText_CountChars(text), MAX_CHARACTERS);
      const strikes: Strikes = new Map();
      const characters: Character[] = [];
      let origin: number | undefined;
      for (let index = 0; index < count; index += 1) {
        const read = readCharacter(pdfium, view, { text, index, memory });
        if (read === null) continue;
        const character = spreadLigature(read, characters.at(-1), origin);
        origin = read.left;
        if (isStruckTwice(character, strikes)) continue;
        strikes.set(character.text, [...(strikes.get(character.text) ?? []).slice(-40), character]);
        characters.push(character);
      }
      return characters;
    });
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
}

type At = { text: number; index: number; memory: number };

function readCharacter(pdfium: Pdfium, view: PageView, { text, index, memory }: At): Character | null {
  const code = pdfium._FPDFText_GetUnicode(text, index);
  const isGenerated = pdfium._FPDFText_IsGenerated(text, index) === 1;
  if (isGenerated || code === 0 || pdfium._FPDFText_GetLooseCharBox(text, index, memory) === 0) return null;
  const box = view.readArea(memory);
  pdfium._FPDFText_GetCharOrigin(text, index, memory, memory + 8);
  const numbers = viewMemory(pdfium, memory);
  const { y } = view.toPoint(numbers.getFloat64(0, true), numbers.getFloat64(8, true));
  const angle = Math.round((pdfium._FPDFText_GetCharAngle(text, index) * 180) / Math.PI);
  return {
    ...box,
    text: String.fromCodePoint(code),
    baseline: y,
    size: readSize(pdfium, { text, index, memory }) || box.bottom - box.top,
    angle: (angle + 360) % 360,
    isInvisible: pdfium._FPDFTextObj_GetTextRenderMode(pdfium._FPDFText_GetTextObject(text, index)) === invisible,
    isUnmapped: pdfium._FPDFText_HasUnicodeMapError(text, index) === 1,
  };
}

/** The size of the font by the scale of its text. The boxes of some fonts are much lower than their letters. */
function readSize(pdfium: Pdfium, { text, index, memory }: At): number {
  pdfium._FPDFText_GetMatrix(text, index, memory);
  const numbers = viewMemory(pdfium, memory);
  const scale = Math.hypot(numbers.getFloat32(8, true), numbers.getFloat32(12, true));
  return pdfium._FPDFText_GetFontSize(text, index) * scale;
}
