import { createPdf } from '../../apps/api/src/seed/small-pdf.ts';

/** The bytes of a small PDF of one page with some words. */
export function aPdf(words: string): Buffer {
  return Buffer.from(createPdf([words]));
}
