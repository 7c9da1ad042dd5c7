import { PDFDocument, PDFObjectCopier, PDFPage, PDFPageLeaf, StandardFonts } from '@cantoo/pdf-lib';
import { besideReasons, type BesideReason } from '@wideload/contract';
import { copyLayers, findLayers } from './copy-layers.ts';
import { openPermit } from './open-permit.ts';
import type { JoinedPermits, PermitFile } from './papers-job.ts';

const page = { size: [612, 792] as [number, number], left: 72, top: 680, text: 14 };

async function addPlaceholder(joined: PDFDocument, label: string, because: BesideReason): Promise<void> {
  const font = await joined.embedFont(StandardFonts.Helvetica);
  const sheet = joined.addPage(page.size);
  const lines = [
    label,
    'This document cannot be joined with the others.',
    besideReasons[because],
    'Download it from the order by itself.',
  ];
  for (const [index, line] of lines.entries())
    sheet.drawText(line, { x: page.left, y: page.top - index * page.text * 2, size: page.text, font });
}

/** Pages are copied by their references, so that links from page to page lead to the copies. */
async function copyPages(permit: PDFDocument, joined: PDFDocument): Promise<PDFPage[]> {
  // Fonts of drawn fields are written only now.
  await permit.flush();
  const { copy } = PDFObjectCopier.for(permit.context, joined.context);
  const pages = permit.getPages().map(({ ref }) => {
    const copied = copy(ref);
    const leaf = joined.context.lookup(copied);
    if (!(leaf instanceof PDFPageLeaf)) throw new Error('A page of the permit is none.');
    return PDFPage.of(leaf, copied, joined);
  });
  const layers = findLayers(permit);
  if (layers !== undefined) copyLayers(layers, joined, copy);
  return pages;
}

/** Adds the pages of the permit as its own file shows them. Returns why that cannot be, or null. */
async function addPermit(joined: PDFDocument, bytes: Uint8Array): Promise<BesideReason | null> {
  try {
    const opened = await openPermit(bytes);
    if (!opened.ok) return opened.because;
    for (const sheet of await copyPages(opened.pdf, joined)) joined.addPage(sheet);
    return null;
  } catch (error) {
    // Expected of some files, and each of them leaves the others joined.
    return error instanceof Error && /password/i.test(error.message) ? 'password' : 'damaged';
  }
}

/** One PDF with the pages of all files in their order; a file that cannot be joined truly leaves a page of ours that says why. */
export async function joinPermits(title: string, files: readonly PermitFile[]): Promise<JoinedPermits> {
  const joined = await PDFDocument.create();
  joined.setTitle(title, { showInWindowTitleBar: true });
  joined.setLanguage('en-US');
  const beside: JoinedPermits['beside'] = [];
  for (const { document, label, ...file } of files) {
    const because = file.bytes === null ? file.because : await addPermit(joined, file.bytes);
    if (because === null) continue;
    beside.push({ document, because });
    await addPlaceholder(joined, label, because);
  }
  return { bytes: Uint8Array.from(await joined.save()), beside };
}
