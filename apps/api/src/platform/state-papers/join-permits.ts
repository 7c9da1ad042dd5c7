import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { PermitFile } from './papers-job.ts';

const page = { size: [612, 792] as [number, number], left: 72, top: 680, text: 14 };

async function addPlaceholder(joined: PDFDocument, label: string): Promise<void> {
  const font = await joined.embedFont(StandardFonts.Helvetica);
  const sheet = joined.addPage(page.size);
  const lines = [label, 'This document cannot be joined with the others.', 'Download it from the order by itself.'];
  for (const [index, line] of lines.entries())
    sheet.drawText(line, { x: page.left, y: page.top - index * page.text * 2, size: page.text, font });
}

/** States lock their PDFs against changes, which needs no password to read. Null for one that cannot be copied. */
async function openPermit({ bytes }: PermitFile): Promise<PDFDocument | null> {
  try {
    return await PDFDocument.load(bytes, { password: '', updateMetadata: false });
  } catch {
    // Expected of some files: a page with the reason takes their place.
    return null;
  }
}

/** One PDF with the pages of all files in their order; a file that cannot be joined leaves a page that says so. */
export async function joinPermits(title: string, files: readonly PermitFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const joined = await PDFDocument.create();
  joined.setTitle(title, { showInWindowTitleBar: true });
  joined.setLanguage('en-US');
  for (const file of files) {
    const permit = await openPermit(file);
    if (permit === null) await addPlaceholder(joined, file.label);
    else for (const sheet of await joined.copyPages(permit, permit.getPageIndices())) joined.addPage(sheet);
  }
  return Uint8Array.from(await joined.save());
}
