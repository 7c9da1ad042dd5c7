import type { PlacedText } from '@wideload/domain';
import { withMemory, type Pdfium } from './engine.ts';
import type { PageView } from './page-view.ts';

const widget = 20;
const hiddenFlags = 0x02 | 0x20;
/** Of a field with words: a combo box, a list and a text. */
const types: ReadonlySet<number> = new Set([4, 5, 6]);
const MAX_FIELDS = 2000;
const MAX_BYTES = 4096;

/** The values of the fillable fields, each where its box is. */
export function readFields(pdfium: Pdfium, view: PageView, form: number): PlacedText[] {
  const count = Math.min(pdfium._FPDFPage_GetAnnotCount(view.page), MAX_FIELDS);
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const annotation = pdfium._FPDFPage_GetAnnot(view.page, index);
    if (annotation === 0) return [];
    try {
      return readField(pdfium, view, { annotation, form });
    } finally {
      pdfium._FPDFPage_CloseAnnot(annotation);
    }
  });
}

type Field = { annotation: number; form: number };

function readField(pdfium: Pdfium, view: PageView, { annotation, form }: Field): PlacedText[] {
  const isHidden = (pdfium._FPDFAnnot_GetFlags(annotation) & hiddenFlags) !== 0;
  if (pdfium._FPDFAnnot_GetSubtype(annotation) !== widget || isHidden) return [];
  if (!types.has(pdfium._FPDFAnnot_GetFormFieldType(form, annotation))) return [];
  const lines = readValue(pdfium, { annotation, form }).split(/[\r\n]+/);
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

function readValue(pdfium: Pdfium, { annotation, form }: Field): string {
  return withMemory(pdfium, MAX_BYTES, (memory) => {
    const bytes = pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, memory, MAX_BYTES);
    if (bytes <= 2 || bytes > MAX_BYTES) return '';
    return new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(memory, memory + bytes - 2));
  });
}
