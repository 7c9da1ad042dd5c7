import type { PlacedText } from '@wideload/domain';
import { withMemory, type Pdfium } from './engine.ts';
import type { PageView } from './page-view.ts';

const kinds = { typedOver: 3, stamp: 13, field: 20 };
const hiddenFlags = 0x02 | 0x20;
/** Of a field with words: a combo box, a list and a text. */
const types: ReadonlySet<number> = new Set([4, 5, 6]);
/** Check boxes and radio buttons. */
const choices: ReadonlySet<number> = new Set([2, 3]);
const UNTICKED = '☐';
const MAX_ANNOTATIONS = 2000;
const MAX_BYTES = 4096;

/** `fields`: the values of fillable fields and words typed over the page, each where its box is. `stamps`: the words of rubber stamps. */
type Annotations = { fields: PlacedText[]; stamps: string[] };

/** Viewers show these values on top of the content of the page, in which they are missing. */
export function readAnnotations(pdfium: Pdfium, view: PageView, form: number): Annotations {
  const found: Annotations = { fields: [], stamps: [] };
  const count = Math.min(pdfium._FPDFPage_GetAnnotCount(view.page), MAX_ANNOTATIONS);
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium._FPDFPage_GetAnnot(view.page, index);
    if (annotation === 0) continue;
    try {
      const isHidden = (pdfium._FPDFAnnot_GetFlags(annotation) & hiddenFlags) !== 0;
      if (!isHidden) addAnnotation(found, { pdfium, view, annotation, form });
    } finally {
      pdfium._FPDFPage_CloseAnnot(annotation);
    }
  }
  return found;
}

type Source = { pdfium: Pdfium; view: PageView; annotation: number; form: number };

function addAnnotation({ fields, stamps }: Annotations, source: Source): void {
  const kind = source.pdfium._FPDFAnnot_GetSubtype(source.annotation);
  if (kind === kinds.field) fields.push(...placeLines(source, readField(source)));
  else if (kind === kinds.typedOver) fields.push(...placeLines(source, readWords(source, 'Contents')));
  else if (kind === kinds.stamp) stamps.push(readWords(source, 'Contents'), readStampName(source));
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
