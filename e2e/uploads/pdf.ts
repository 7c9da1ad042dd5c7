import { createPdf } from '../../apps/api/src/seed/demo-pdf.ts';

export function aPdf(words: string): Buffer {
  return Buffer.from(createPdf([words]));
}
