import type { PlacedText } from '@wideload/domain';
import { withMemory, type Pdfium } from './engine.ts';
import { withPage, type OpenDocument } from './open-document.ts';
import { viewPage, type Area, type PageView } from './page-view.ts';

const kinds = { typedOver: 3, struckOut: 12, stamp: 13, field: 20 };
const hidden = 0x02;
const hiddenFlags = hidden | 0x20;
/** Of a field with words: a combo box, a list and a text. */
const types: ReadonlySet<number> = new Set([4, 5, 6]);
/** Check boxes and radio buttons. */
const choices: ReadonlySet<number> = new Set([2, 3]);
const UNTICKED = '☐';
const MAX_ANNOTATIONS = 2000;
const MAX_BYTES = 4096;

/**
 * `fields`: the values of fillable fields and words typed over the page, each where its box is. `stamps`: the words of rubber stamps.
 * `marks`: where words are struck out.
 */
export type Annotations = { fields: PlacedText[]; stamps: string[]; marks: Area[] };

/** Gives `work` the page with what viewers show on top of its content. Stamps and typed words that have a picture are then part of the content. */
export function withAnnotations<T>(
  pdfium: Pdfium,
  open: OpenDocument,
  index: number,
  work: (page: number, annotations: Annotations) => T,
): T {
  const found: Annotations = { fields: [], stamps: [], marks: [] };
  const done = withPage(pdfium, open, index, (page) => {
    if (pdfium._FPDFPage_GetAnnotCount(page) === 0 || !findAnnotations(pdfium, page, open.form, found))
      return { result: work(page, found) };
    flatten(pdfium, page);
    return null;
  });
  return done === null ? withPage(pdfium, open, index, (page) => work(page, found)) : done.result;
}

/** @returns true if the appearance of some contains text */
function findAnnotations(pdfium: Pdfium, page: number, form: number, found: Annotations): boolean {
  const view = viewPage(pdfium, page);
  return listEach(pdfium, page, (annotation) => {
    const isHidden = (pdfium._FPDFAnnot_GetFlags(annotation) & hiddenFlags) !== 0;
    return !isHidden && addAnnotation(found, { pdfium, view, form, annotation });
  }).some(Boolean);
}

function listEach<T>(pdfium: Pdfium, page: number, work: (annotation: number) => T): T[] {
  const count = Math.min(pdfium._FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  return Array.from({ length: count }, (_, index) => {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index);
    if (annotation === 0) return [];
    try {
      return [work(annotation)];
    } finally {
      pdfium._FPDFPage_CloseAnnot(annotation);
    }
  }).flat();
}

const asShown = 0;

/** Without the fields, whose values are read already, and without what no viewer shows. */
function flatten(pdfium: Pdfium, page: number): void {
  listEach(pdfium, page, (annotation) => {
    const flags = pdfium._FPDFAnnot_GetFlags(annotation);
    const isField = pdfium._FPDFAnnot_GetSubtype(annotation) === kinds.field;
    if (isField || (flags & hiddenFlags) !== 0) pdfium._FPDFAnnot_SetFlags(annotation, flags | hidden);
  });
  pdfium._FPDFPage_Flatten(page, asShown);
}

type Source = { pdfium: Pdfium; view: PageView; annotation: number; form: number };

/** @returns true if its appearance contains text */
function addAnnotation({ fields, stamps, marks }: Annotations, source: Source): boolean {
  const { pdfium, annotation } = source;
  const kind = pdfium._FPDFAnnot_GetSubtype(annotation);
  const isDrawn = (kind === kinds.typedOver || kind === kinds.stamp) && hasPicture(source);
  if (kind === kinds.field) fields.push(...placeLines(source, readField(source)));
  else if (kind === kinds.typedOver && !isDrawn) fields.push(...placeLines(source, readWords(source, 'Contents')));
  else if (kind === kinds.stamp) stamps.push(readWords(source, 'Contents'), readStampName(source));
  else if (kind === kinds.struckOut) marks.push(...listMarks(source));
  return isDrawn;
}

const hasPicture = ({ pdfium, annotation }: Source) => pdfium._FPDFAnnot_GetObjectCount(annotation) > 0;

/** Bytes of four corners. */
const CORNERS = 32;

/** The places of a mark, which may go over several lines. */
function listMarks({ pdfium, view, annotation }: Source): Area[] {
  const count = pdfium._FPDFAnnot_CountAttachmentPoints(annotation);
  return Array.from({ length: count }, (_, at) =>
    withMemory(pdfium, CORNERS, (memory) => {
      pdfium._FPDFAnnot_GetAttachmentPoints(annotation, at, memory);
      const corners = Array.from({ length: 8 }, (__, place) => pdfium.numbers.getFloat32(memory + place * 4, true));
      const xs = corners.filter((_x, place) => place % 2 === 0);
      const ys = corners.filter((_y, place) => place % 2 === 1);
      return view.toArea(Math.min(...xs), Math.max(...ys), Math.max(...xs), Math.min(...ys));
    }),
  );
}

function readField({ pdfium, annotation, form }: Source): string {
  const type = pdfium._FPDFAnnot_GetFormFieldType(form, annotation);
  if (choices.has(type)) return pdfium._FPDFAnnot_IsChecked(form, annotation) === 1 ? '' : UNTICKED;
  if (!types.has(type)) return '';
  return readUtf16(pdfium, (buffer) => pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, buffer, MAX_BYTES));
}

function placeLines({ pdfium, view, annotation }: Source, words: string): PlacedText[] {
  if (words === '') return [];
  const lines = words.split(/[\r\n]+/);
  const { left, right, top, bottom } = withMemory(pdfium, 16, (memory) => {
    pdfium._FPDFAnnot_GetRect(annotation, memory);
    const float = (place: number) => pdfium.numbers.getFloat32(memory + place, true);
    return view.toArea(float(0), float(4), float(8), float(12));
  });
  const pitch = (bottom - top) / lines.length;
  const height = Math.min(pitch * 0.8, 11);
  return lines.map((text, line) => ({
    text,
    x: left + 2,
    y: top + pitch * line + (pitch + height * 0.7) / 2,
    width: Math.min(right - left - 2, text.length * height * 0.5),
    height,
  }));
}

function readWords({ pdfium, annotation }: Source, entry: 'Contents' | 'Name'): string {
  const key = new TextEncoder().encode(`${entry}\0`);
  return withMemory(pdfium, key.length, (memory) => {
    pdfium.HEAPU8.set(key, memory);
    return readUtf16(pdfium, (buffer) => pdfium._FPDFAnnot_GetStringValue(annotation, memory, buffer, MAX_BYTES));
  });
}

/** Stamps that every viewer has, as `NotApproved` and `SBDraft`. */
const readStampName = (source: Source) =>
  readWords(source, 'Name')
    .replace(/^(?:SB|SH|#)/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** @param read writes to the buffer, and gives the bytes with those of the end */
function readUtf16(pdfium: Pdfium, read: (buffer: number) => number): string {
  return withMemory(pdfium, MAX_BYTES, (memory) => {
    const bytes = read(memory);
    if (bytes <= 2 || bytes > MAX_BYTES) return '';
    return new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(memory, memory + bytes - 2));
  });
}
