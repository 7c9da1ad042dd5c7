import { createPdf } from '../../apps/api/src/seed/demo-permits.ts';

export function aPdf(words: string): Buffer {
  return Buffer.from(createPdf([words]));
}

/** A page without text, as a scan is: nothing on it can be read. */
export function aScan(): Buffer {
  return aPdf('');
}

/** A file of the type that a person chooses. */
export const asPdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
