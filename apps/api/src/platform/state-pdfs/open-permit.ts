import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { BesideReason } from '@wideload/contract';
import { getDocumentProxy } from 'unpdf';
import { drawFields, listWidgets } from './draw-fields.ts';
import { areLayersPortable, findLayers } from './copy-layers.ts';

export type OpenedPermit = { ok: true; pdf: PDFDocument; hasFields: boolean } | { ok: false; because: BesideReason };

const refuse = (because: BesideReason): OpenedPermit => ({ ok: false, because });

/** States lock their PDFs against changes, which needs no password to read. */
const load = (bytes: Uint8Array) => PDFDocument.load(bytes, { password: '', updateMetadata: false, preserveXFA: true });

/**
 * pdf-lib takes the last object of a number in the file. Viewers follow the tables of the newest revision, which may leave that one out.
 * A file that is prepared for the web has two tables from the start.
 */
function mayHoldWithdrawn(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const tables = text.split('startxref').length - 1;
  if (tables > (text.slice(0, 1024).includes('/Linearized') ? 2 : 1)) return true;
  const objects = [...text.matchAll(/(?<!\d)(\d+)\s+(\d+)\s+obj\b/g)].map(
    ([, number, generation]) => `${number} ${generation}`,
  );
  return new Set(objects).size < objects.length;
}

/** Rewrites a file with several revisions into one with the revision that viewers show; null if that revision is unclear. */
async function writeNewestRevision(bytes: Uint8Array): Promise<Uint8Array | null> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  try {
    return await pdf.extractPages([{ document: null }]);
  } finally {
    await pdf.destroy();
  }
}

/** Its page asks for another program, and its fields are in a language that few programs know. */
function isXfaAlone({ catalog }: PDFDocument): boolean {
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  const fields = form?.lookupMaybe(PDFName.of('Fields'), PDFArray);
  return form?.has(PDFName.of('XFA')) === true && (fields?.size() ?? 0) === 0;
}

/** The permit as viewers show it: in its newest revision, with its fields as a part of their pages. */
export async function openPermit(bytes: Uint8Array): Promise<OpenedPermit> {
  const asWritten = await load(bytes);
  if (isXfaAlone(asWritten)) return refuse('form');
  const layers = findLayers(asWritten);
  if (layers !== undefined && !areLayersPortable(layers)) return refuse('layers');
  if (!mayHoldWithdrawn(bytes)) return flatten(asWritten);
  // PDF.js drops the settings of layers.
  const newest = layers === undefined ? await writeNewestRevision(bytes) : null;
  return newest === null ? refuse('revision') : flatten(await load(newest));
}

function flatten(pdf: PDFDocument): OpenedPermit {
  if (pdf.getPageCount() === 0) return refuse('damaged');
  const hasFields = listWidgets(pdf).length > 0;
  const obstacle = drawFields(pdf);
  return obstacle === null ? { ok: true, pdf, hasFields } : refuse(obstacle);
}
