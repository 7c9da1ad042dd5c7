import { PDFDocument, PDFObjectCopier, PDFPage, PDFPageLeaf, StandardFonts } from '@cantoo/pdf-lib';
import { besideReasons, type BesideReason } from '@wideload/contract';
import { copyLayers, findLayers } from './copy-layers.ts';
import { findChanged, type JoinedPages } from './pdfium/find-changed.ts';
import type { Pdfium } from './pdfium/engine.ts';
import { openPermit } from './open-permit.ts';
import type { JoinedPermits, PermitFile } from './pdf-job.ts';

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

/** The share of points that may look otherwise: letters of fields that are drawn anew lie a little apart. */
const tolerances = { copied: 0.0005, drawn: 0.03 };

/** Adds the pages of the permit as its own file shows them. Returns where they are, or why that cannot be. */
async function addPermit(joined: PDFDocument, bytes: Uint8Array): Promise<JoinedPages | BesideReason> {
  const first = joined.getPageCount();
  try {
    const opened = await openPermit(bytes);
    if (!opened.ok) return opened.because;
    const tolerance = opened.hasFields ? tolerances.drawn : tolerances.copied;
    for (const sheet of await copyPages(opened.pdf, joined)) joined.addPage(sheet);
    return { bytes, first, tolerance };
  } catch (error) {
    // Expected of some files, and each of them leaves the others joined.
    return error instanceof Error && /password/i.test(error.message) ? 'password' : 'damaged';
  }
}

/** `placed`: where the pages of each joined file are, by its document. */
type Joined = JoinedPermits & { placed: { document: string; pages: JoinedPages }[] };

/** One PDF with the pages of all files in their order; a file that cannot be joined truly leaves a page of ours that says why. */
export async function joinPermits(title: string, files: readonly PermitFile[]): Promise<Joined> {
  const joined = await PDFDocument.create();
  joined.setTitle(title, { showInWindowTitleBar: true });
  joined.setLanguage('en-US');
  const beside: Joined['beside'] = [];
  const placed: Joined['placed'] = [];
  for (const { document, label, ...file } of files) {
    const added = file.bytes === null ? file.because : await addPermit(joined, file.bytes);
    if (typeof added === 'string') {
      beside.push({ document, because: added });
      await addPlaceholder(joined, label, added);
    } else placed.push({ document, pages: added });
  }
  return { bytes: Uint8Array.from(await joined.save()), beside, placed };
}

/** Joins the files, and looks at the result: a file whose pages changed is delivered beside the others. */
export async function joinTruly(pdfium: Pdfium, title: string, files: readonly PermitFile[]): Promise<JoinedPermits> {
  const { bytes, beside, placed } = await joinPermits(title, files);
  const changed = findChanged(
    pdfium,
    bytes,
    placed.map(({ pages }) => pages),
  );
  if (changed.length === 0) return { bytes, beside };
  const reasons = new Map(changed.map(({ at, because }) => [placed[at]?.document, because]));
  const left = files.map((file): PermitFile => {
    const because = reasons.get(file.document);
    return because === undefined ? file : { ...file, bytes: null, because };
  });
  return joinTruly(pdfium, title, left);
}
