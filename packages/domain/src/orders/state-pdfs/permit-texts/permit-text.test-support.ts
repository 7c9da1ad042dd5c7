import type { PdfPage } from '../pdf-lines.ts';
import { readStatePdf, type PdfFacts } from '../read-pdf.ts';

export type PermitText = [what: string, text: string, facts: Record<string, unknown>];

export const truckVin = '1XKYDP9X2MJ482913';
export const trailerVin = '13N25330251530877';
export const days = { validFrom: '2026-12-08', validTo: '2026-12-12' };
export const sizes = { width: 146, height: 174, length: 1140 };

/** Lines of text, 14 points apart; two or more spaces separate cells. */
export function placeText(page: string): PdfPage {
  const pieces = page.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => {
      return { text, x: index * 6, y: row * 14, width: text.length * 5, height: 10 };
    }),
  );
  return { pieces, aslant: [], unmapped: 0, isScan: false };
}

/** The only permit of the pages. */
export function readOne(...pages: string[]): PdfFacts | undefined {
  const read = readStatePdf(pages.map(placeText));
  return read.ok && read.permits.length === 1 ? read.permits[0] : undefined;
}

/** All facts that are read, such as `number 4711; validFrom 2026-12-08; width 146`. */
export function formatFacts(read: PdfFacts | undefined): string {
  const { isPermit: _isPermit, state: _state, unclear = [], ...facts } = read ?? {};
  const doubtful = unclear.map(({ fact, values }) => `${fact}: ${values.join(' or ')}`);
  const found = Object.entries({ ...facts, unclear: doubtful }).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    return text === '' ? [] : [`${name} ${text}`];
  });
  return found.length === 0 ? 'nothing' : found.join('; ');
}
