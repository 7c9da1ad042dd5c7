import { readdirSync, readFileSync } from 'node:fs';
import { PDFDocument, PDFName, PDFRawStream, StandardFonts, type PDFPage } from '@cantoo/pdf-lib';
import { canPageMatter } from '@wideload/domain';
import { expect, test } from 'vitest';
import { drawFacts } from '#test/pdfs/paper-facts.ts';
import { printTenPages } from '#test/pdfs/ten-pages.ts';
import { loadPdfium } from './pdfium/engine.ts';
import { UnreadablePdf, withDocument, withPage } from './pdfium/open-document.ts';
import { readWithoutPlaces, withText } from './pdfium/read-characters.ts';
import { openLetters } from './page-letters.ts';

const pdfium = await loadPdfium();
const folder = new URL('../../../test/pdfs/state-pdfs/', import.meta.url);
const shared = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf'))
  .map((name) => new Uint8Array(readFileSync(new URL(name, folder))));

type Page = { own: string | null; its: string; hasAnnotations: boolean };

/** The letters of each page as they are read here, and those that PDFium reads. */
function readBoth(bytes: Uint8Array): Page[] {
  try {
    return withDocument(pdfium, bytes, (open) => {
      const letters = openLetters(bytes, open.pages);
      return Array.from({ length: open.pages }, (_, index) =>
        withPage(pdfium, open, index, (page) => ({
          own: letters(index),
          its: withText(pdfium, page, (text) => readWithoutPlaces(pdfium, text)),
          hasAnnotations: pdfium._FPDFPage_GetAnnotCount(page) > 0,
        })),
      );
    });
  } catch (error) {
    if (error instanceof UnreadablePdf) return [];
    throw error;
  }
}

/** Letters and digits that any font has, in any order. */
const toPlain = (text: string) =>
  Array.from(text.replace(/[^A-Za-z\d]/g, ''))
    .toSorted()
    .join('');

test('of the shared files, no page that may matter by PDFium is left out, and the letters are those of PDFium', async () => {
  const pages = [...shared, await printTenPages(drawFacts(1))].flatMap(readBoth);
  const known = pages.filter((page): page is Page & { own: string } => page.own !== null);
  expect(known.length).toBeGreaterThan(40);
  expect(known.filter(({ own, its }) => canPageMatter(its) && !canPageMatter(own))).toEqual([]);
  expect(known.filter(({ hasAnnotations }) => hasAnnotations)).toEqual([]);
  expect(known.filter(({ own, its }) => toPlain(own) !== toPlain(its))).toEqual([]);
});

type Draw = (page: PDFPage, pdf: PDFDocument) => unknown;

/** The letters of a second page. */
async function readSecond(draw: Draw, save: { useObjectStreams?: boolean } = {}): Promise<string | null> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]);
  const page = pdf.addPage([612, 792]);
  page.setFont(await pdf.embedFont(StandardFonts.Helvetica));
  await draw(page, pdf);
  return openLetters(await pdf.save(save), 2)(1);
}

const route: Draw = (page) => page.drawText('Start on US-54 (east) \\ and go on.', { x: 50, y: 600 });

test.each([true, false])('a page of plain text is known, with objects in streams: %s', async (useObjectStreams) => {
  expect((await readSecond(route, { useObjectStreams }))?.trim()).toBe('Start on US-54 (east) \\ and go on.');
});

/** Content as other programs write it. */
function write(page: PDFPage, pdf: PDFDocument, content: string): void {
  const name = page.node.normalizedEntries().Font.keys()[0] ?? PDFName.of('F');
  const stream = PDFRawStream.of(pdf.context.obj({}), Buffer.from(content.replaceAll('/F ', `${name.asString()} `)));
  page.node.set(PDFName.of('Contents'), pdf.context.register(stream));
}

test.each([
  ['in an array with gaps', 'BT /F 9 Tf [(Per) 20 (mit) -300 (4711)] TJ ET', 'Permit 4711'],
  ['in digits', 'BT /F 9 Tf <5065 726D6974> Tj ET', 'Permit'],
  ['with codes', String.raw`BT /F 9 Tf (P\145rm\(it\)) Tj ET`, 'Perm(it)'],
  ['with a state restored', 'q/F 9 Tf q Q BT (Permit) Tj ET Q', 'Permit'],
])('text is read %s', async (_, content, text) => {
  const read = await readSecond((page, pdf) => {
    void route(page, pdf);
    write(page, pdf, content);
  });
  expect(read?.trim()).toBe(text);
});

test.each([
  ['a comment', 'BT /F 9 Tf (Permit) Tj % (\nET'],
  ['a picture within the page', 'BI /W 1 /H 1 ID x EI'],
  ['words for its letters', '/Span <</ActualText (VOID)>> BDC BT /F 9 Tf (Permit) Tj ET EMC'],
  ['a font that it does not have', 'BT /Other 9 Tf (Permit) Tj ET'],
  ['a state that was not kept', 'BT /F 9 Tf Q (Permit) Tj ET'],
  ['letters one by one', 'BT /F 9 Tf (V) Tj (O) Tj (I) Tj (D) Tj ET'],
  ['a string without an end', 'BT /F 9 Tf (Permit Tj ET'],
])('a page with %s is left to PDFium', async (_, content) => {
  const draw: Draw = (page, pdf) => {
    void route(page, pdf);
    write(page, pdf, content);
  };
  expect(await readSecond(draw)).toBeNull();
});

test('a file of digits takes no longer than another of its size', () => {
  expect(openLetters(Buffer.from('1'.repeat(1_000_000)), 1)(0)).toBeNull();
});

test('a page with a form, with annotations or of a file that was changed or locked is left to PDFium', async () => {
  const draws: Draw[] = [
    async (page, pdf) => {
      const other = await PDFDocument.create();
      other.addPage().drawText('VOID', { font: await other.embedFont(StandardFonts.Helvetica) });
      page.drawPage(await pdf.embedPage(other.getPage(0)));
    },
    (page, pdf) => pdf.getForm().createTextField('plate').addToPage(page),
    (_, pdf) => pdf.encrypt({ userPassword: '', ownerPassword: 'owner' }),
  ];
  for (const draw of draws)
    expect(
      await readSecond(async (page, pdf) => {
        await route(page, pdf);
        await draw(page, pdf);
      }),
    ).toBeNull();
  const once = await printTenPages(drawFacts(1));
  expect(openLetters(once, 10)(5)).not.toBeNull();
  const changed = Buffer.concat([once, Buffer.from('\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')]);
  expect(openLetters(changed, 10)(5)).toBeNull();
  expect(openLetters(once, 9)(5)).toBeNull();
});
