import { withMemory, type Pdfium } from './engine.ts';
import type { Character } from './read-characters.ts';

const types = { text: 1, path: 2 };
/** At most this bright, which any eye tells from paper: of red, green and blue, as the drawn page weighs them. */
const DARK = 160;
const weights = { red: 0.3, green: 0.59, blue: 0.11 };
const OPAQUE = 255;
/** In points: a line between cells. */
const THIN = 3;
const READABLE = 3;
/** Bytes of the name `OC` and its end; each takes two. */
const LAYER_NAME = 6;
const filled = 0;
const MAX_OBJECTS = 4000;

type Handles = { document: number; page: number };
/** `memory` has place for four numbers. `inked`: the fonts whose letters leave ink. */
type Look = Handles & { pdfium: Pdfium; memory: number; inked: Set<number> };

/**
 * @returns true if every letter of the page is certainly seen, so that it need not be drawn: dark and opaque letters, and nothing that could hide
 * them but thin lines and empty boxes.
 */
export function isPlainPage(pdfium: Pdfium, handles: Handles, characters: readonly Character[]): boolean {
  const { page } = handles;
  if (pdfium._FPDFPage_GetAnnotCount(page) > 0 || characters.some(({ size }) => size < READABLE)) return false;
  const count = pdfium._FPDFPage_CountObjects(page);
  if (count > MAX_OBJECTS) return false;
  return withMemory(pdfium, 16, (memory) => {
    const look: Look = { ...handles, pdfium, memory, inked: new Set() };
    for (let index = 0; index < count; index += 1)
      if (!isPlainObject(look, pdfium._FPDFPage_GetObject(page, index))) return false;
    return true;
  });
}

function isPlainObject(look: Look, object: number): boolean {
  const { pdfium } = look;
  const clip = pdfium._FPDFPageObj_GetClipPath(object);
  if (clip !== 0 && pdfium._FPDFClipPath_CountPaths(clip) > 0) return false;
  if (isOfLayer(look, object) || pdfium._FPDFPageObj_HasTransparency(object) === 1) return false;
  const type = pdfium._FPDFPageObj_GetType(object);
  if (type === types.text) return isPlainText(look, object);
  return type === types.path && isLineOrBox(look, object);
}

/** Layers are marks of their content, as are the headings and paragraphs of tagged files. */
function isOfLayer({ pdfium, memory }: Look, object: number): boolean {
  for (let index = pdfium._FPDFPageObj_CountMarks(object) - 1; index >= 0; index -= 1) {
    const mark = pdfium._FPDFPageObj_GetMark(object, index);
    pdfium._FPDFPageObjMark_GetName(mark, memory, LAYER_NAME, memory + 8);
    const [first, second] = [memory, memory + 2].map((place) => pdfium.numbers.getUint16(place, true));
    const isShort = pdfium.numbers.getUint32(memory + 8, true) === LAYER_NAME;
    if (isShort && String.fromCharCode(first ?? 0, second ?? 0) === 'OC') return true;
  }
  return false;
}

function isPlainText(look: Look, object: number): boolean {
  const { pdfium } = look;
  const isFilled = pdfium._FPDFTextObj_GetTextRenderMode(object) === filled;
  return isFilled && isDark(look, object) && hasArea(look, object) && isInked(look, object);
}

const isDarkColor = (red: number, green: number, blue: number) =>
  red * weights.red + green * weights.green + blue * weights.blue <= DARK;

function isDark({ pdfium, memory }: Look, object: number): boolean {
  if (pdfium._FPDFPageObj_GetFillColor(object, memory, memory + 4, memory + 8, memory + 12) === 0) return false;
  const [red = OPAQUE, green = OPAQUE, blue = OPAQUE, alpha = 0] = [0, 4, 8, 12].map((place) =>
    pdfium.numbers.getUint32(memory + place, true),
  );
  return isDarkColor(red, green, blue) && alpha === OPAQUE;
}

function readSides({ pdfium, memory }: Look, object: number): { width: number; height: number } {
  pdfium._FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12);
  const float = (place: number) => pdfium.numbers.getFloat32(memory + place, true);
  const [left, bottom, right, top] = [float(0), float(4), float(8), float(12)];
  return { width: right - left, height: top - bottom };
}

function hasArea(look: Look, object: number): boolean {
  const { width, height } = readSides(look, object);
  return width > 0 && height > 0;
}

/** The letters of some fonts are empty, or bring colors of their own: one text of each font is drawn. */
function isInked({ pdfium, document, page, inked }: Look, object: number): boolean {
  const font = pdfium._FPDFTextObj_GetFont(object);
  if (inked.has(font)) return true;
  const bitmap = pdfium._FPDFTextObj_GetRenderedBitmap(document, page, object, 1);
  if (bitmap === 0) return false;
  const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const size = pdfium._FPDFBitmap_GetStride(bitmap) * pdfium._FPDFBitmap_GetHeight(bitmap);
  const isSeen = hasInk(pdfium.HEAPU8.subarray(start, start + size));
  pdfium._FPDFBitmap_Destroy(bitmap);
  if (isSeen) inked.add(font);
  return isSeen;
}

/** @param pixels blue, green, red and how opaque, a byte each */
function hasInk(pixels: Uint8Array): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const isOpaque = (pixels[at + 3] ?? 0) > OPAQUE / 2;
    if (isOpaque && isDarkColor(pixels[at + 2] ?? 0, pixels[at + 1] ?? 0, pixels[at] ?? 0)) return true;
  }
  return false;
}

function isLineOrBox(look: Look, object: number): boolean {
  const { pdfium, memory } = look;
  const isKnown = pdfium._FPDFPath_GetDrawMode(object, memory, memory + 4) === 1;
  const [isArea, isStroked] = [0, 4].map((place) => pdfium.numbers.getInt32(memory + place, true) !== 0);
  if (!isKnown || (isStroked && readStrokeWidth(look, object) >= THIN)) return false;
  if (!isArea) return true;
  const { width, height } = readSides(look, object);
  return Math.min(width, height) < THIN;
}

function readStrokeWidth({ pdfium, memory }: Look, object: number): number {
  pdfium._FPDFPageObj_GetStrokeWidth(object, memory);
  return pdfium.numbers.getFloat32(memory, true);
}
