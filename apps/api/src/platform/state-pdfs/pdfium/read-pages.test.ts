import { degrees, PDFDocument, PDFName, PDFString, rgb, StandardFonts, type PDFPage } from '@cantoo/pdf-lib';
import { readStatePdf } from '@wideload/domain';
import { expect, test, vi } from 'vitest';
import { drawFacts } from '#test/pdfs/paper-facts.ts';
import { printTenPages } from '#test/pdfs/ten-pages.ts';
import { loadPdfium } from './engine.ts';
import { readPages } from './read-pages.ts';

const pdfium = await loadPdfium();

async function readPage(draw: (page: PDFPage, pdf: PDFDocument) => void) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  page.setFont(await pdf.embedFont(StandardFonts.Helvetica));
  page.setFontSize(10);
  draw(page, pdf);
  const [read] = readPages(pdfium, await pdf.save());
  return { aslant: [], ...read, words: read?.pieces.map(({ text }) => text) };
}

test.each([
  [90, 300, 100],
  [180, 500, 500],
  [270, 300, 700],
])('lines that run at %s degrees are read as they are held', async (angle, x, y) => {
  const { words, pieces } = await readPage((page) => {
    const across = angle === 180 ? { x, y: y - 20 } : { x: x + (angle === 90 ? 20 : -20), y };
    page.drawText('Permit Number 4711', { x, y, rotate: degrees(angle) });
    page.drawText('Width 12 feet', { ...across, rotate: degrees(angle) });
  });
  const [first, second] =
    angle === 180 ? ['Width 12 feet', 'Permit Number 4711'] : ['Permit Number 4711', 'Width 12 feet'];
  expect(words?.toSorted()).toEqual([first, second].toSorted());
  const yOf = (text = '') => pieces?.find((piece) => piece.text === text)?.y ?? Number.NaN;
  expect(yOf(first)).toBeLessThan(yOf(second));
});

function annotate(page: PDFPage, pdf: PDFDocument, entries: Record<string, unknown>): void {
  const rectangle = [100, 600, 200, 620];
  // Cast: the record of an annotation.
  const annotation = pdf.context.obj({ Type: 'Annot', Rect: rectangle, F: 4, ...entries } as never);
  page.node.addAnnot(pdf.context.register(annotation));
}

test('words that are typed over a page stand where they are seen', async () => {
  const { pieces } = await readPage((page, pdf) => {
    page.drawText('Permit', { x: 30, y: 605 });
    annotate(page, pdf, { Subtype: 'FreeText', Contents: PDFString.of('TX-4711'), DA: PDFString.of('/Helv 10 Tf') });
  });
  const typed = pieces?.find(({ text }) => text === 'TX-4711');
  expect(typed?.x).toBeCloseTo(101);
  expect(Math.abs((typed?.y ?? 0) - 187)).toBeLessThan(4);
});

test.each([
  ['its words', { Contents: PDFString.of('VOID') }, 'VOID'],
  ['its name', { Name: PDFName.of('SBNotApproved') }, 'Not Approved'],
])('a rubber stamp is one by %s', async (_, entries, words) => {
  const { aslant } = await readPage((page, pdf) => annotate(page, pdf, { Subtype: 'Stamp', ...entries }));
  expect(aslant).toContain(words);
});

test('of boxes to tick, those without a tick are seen', async () => {
  const { words } = await readPage((page, pdf) => {
    const form = pdf.getForm();
    const place = { y: 600, width: 10, height: 10 };
    form.createCheckBox('void').addToPage(page, { x: 100, ...place });
    const ticked = form.createCheckBox('single');
    ticked.addToPage(page, { x: 300, ...place });
    ticked.check();
  });
  expect(words).toEqual(['☐']);
});

test('behind a whole permit, a page that cannot matter is not opened, and one with a stamp is read', async () => {
  const bytes = await printTenPages(drawFacts(1));
  const opened = vi.spyOn(pdfium, '_FPDF_LoadPage');
  expect(readPages(pdfium, bytes)).toHaveLength(10);
  expect(opened.mock.calls.map(([, index]) => index)).toEqual([0]);

  const stamped = await PDFDocument.load(bytes);
  const font = await stamped.embedFont(StandardFonts.Helvetica);
  stamped.getPage(6).drawText('VOID', { x: 200, y: 400, size: 90, rotate: degrees(30), font });
  const changed = await stamped.save();
  opened.mockClear();
  expect(readStatePdf(readPages(pdfium, changed))).toMatchObject({ permits: [{ isPermit: false, stamp: 'VOID' }] });
  expect(opened.mock.calls.map(([, index]) => index)).toEqual([0, 6]);
});

test('a pale word is seen where it is large', async () => {
  const pale = rgb(0.95, 0.95, 0.95);
  const { words } = await readPage((page) => {
    page.drawText('VOID', { x: 100, y: 500, size: 80, color: pale });
    page.drawText('Sample 4711', { x: 100, y: 400, color: pale });
    page.drawText('WHITE', { x: 100, y: 200, size: 80, color: rgb(1, 1, 1) });
  });
  expect(words).toEqual(['VOID']);
});
