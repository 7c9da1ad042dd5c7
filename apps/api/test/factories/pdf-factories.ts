import { createPdfObjects, createPdf } from '#seed/demo-permits.ts';

/** One page. */
export function aPdf(words = 'Permit'): Uint8Array<ArrayBuffer> {
  return createPdf([words]);
}

export function aPdfWithoutPages(): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder().decode(aPdf());
  return new TextEncoder().encode(text.replace('/Kids [3 0 R] /Count 1', '/Kids [     ] /Count 0'));
}

/** Has its cross-reference table in a stream, as PDF 1.5 allows. */
export function aPdfWithStreamTable(): Uint8Array<ArrayBuffer> {
  const { text, offsets } = createPdfObjects(['Permit']);
  const entries = [[0, 0, 0], ...[...offsets, text.length].map((offset) => [1, offset >> 8, offset & 255])];
  const data = entries
    .flat()
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const facts = `/Type /XRef /Size ${entries.length} /W [1 2 0] /Root 1 0 R /Filter /ASCIIHexDecode /Length ${data.length}`;
  const end = `6 0 obj\n<< ${facts} >>\nstream\n${data}\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF`;
  return new TextEncoder().encode(text.replace('1.4', '1.5') + end);
}
