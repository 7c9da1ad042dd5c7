import {
  PDFDocument,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  StandardFonts,
  PDFArray,
  PDFDict,
  PDFName,
  PDFRef,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { besideReasons, branding, type BesideReason } from '@wideload/contract';
import { getDocumentProxy } from 'unpdf';
import { addBookmarks, type Bookmark } from './bookmarks.ts';
import { drawFields, listWidgets } from './draw-fields.ts';
import { findChanged, type JoinedPages } from './pdfium/find-changed.ts';
import type { Pdfium } from './pdfium/engine.ts';
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

const name = (key: string) => PDFName.of(key);

/** The lists of a configuration that mean the same in a file with more layers. `OFF` is one of them where layers begin visible. */
const lists = ['OFF', 'AS', 'Order', 'Locked', 'RBGroups'].map(name);

type Copy = <T extends PDFObject>(object: T) => T;

/** The document's settings of its layers ("optional content"), which say what is hidden. */
function findLayers({ catalog }: PDFDocument): PDFDict | undefined {
  return catalog.lookupMaybe(name('OCProperties'), PDFDict);
}

function listOf(dict: PDFDict | undefined, key: PDFName): PDFObject[] {
  return dict?.lookupMaybe(key, PDFArray)?.asArray() ?? [];
}

/** With several configurations, or one for another purpose than viewing, viewers differ in what they show. */
function areLayersPortable(layers: PDFDict): boolean {
  const intent = layers.lookupMaybe(name('D'), PDFDict)?.lookup(name('Intent')) ?? name('View');
  return intent === name('View') && listOf(layers, name('Configs')).length === 0;
}

/** Those that are hidden at first are named in either of two ways. */
function listHidden(layers: PDFDict, settings: PDFDict | undefined): PDFObject[] {
  if (settings?.lookup(name('BaseState')) !== name('OFF')) return listOf(settings, name('OFF'));
  const shown = new Set(listOf(settings, name('ON')));
  // References of one object are one object.
  return listOf(layers, name('OCGs')).filter((layer) => layer instanceof PDFRef && !shown.has(layer));
}

function findOrCreate(dict: PDFDict, key: PDFName): PDFDict {
  const found = dict.lookupMaybe(key, PDFDict);
  if (found !== undefined) return found;
  const created = dict.context.obj({});
  dict.set(key, created);
  return created;
}

function append(dict: PDFDict, key: PDFName, added: readonly PDFObject[]): void {
  const whole = dict.lookupMaybe(key, PDFArray) ?? dict.context.obj([]);
  for (const object of added) whole.push(object);
  dict.set(key, whole);
}

/** Adds the settings to those of the joined file. `copy` is the one that copies the pages. */
function copyLayers(layers: PDFDict, joined: PDFDocument, copy: Copy): void {
  const all = findOrCreate(joined.catalog, name('OCProperties'));
  const settings = layers.lookupMaybe(name('D'), PDFDict);
  append(all, name('OCGs'), listOf(layers, name('OCGs')).map(copy));
  const joinedSettings = findOrCreate(all, name('D'));
  for (const key of lists) {
    const found = key === name('OFF') ? listHidden(layers, settings) : listOf(settings, key);
    append(joinedSettings, key, found.map(copy));
  }
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

type OpenedPermit = { ok: true; pdf: PDFDocument; hasFields: boolean } | { ok: false; because: BesideReason };

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
async function openPermit(bytes: Uint8Array): Promise<OpenedPermit> {
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
  joined.setCreator(branding.name);
  const bookmarks: Bookmark[] = [];
  const beside: Joined['beside'] = [];
  const placed: Joined['placed'] = [];
  for (const { document, label, ...file } of files) {
    bookmarks.push({ title: label, page: joined.getPageCount() });
    const added = file.bytes === null ? file.because : await addPermit(joined, file.bytes);
    if (typeof added === 'string') {
      beside.push({ document, because: added });
      await addPlaceholder(joined, label, added);
    } else placed.push({ document, pages: added });
  }
  addBookmarks(joined, bookmarks);
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
