import { createPdf } from '../../apps/api/src/seed/demo-permits.ts';

export function aPdf(words: string): Buffer {
  return Buffer.from(createPdf([words]));
}
