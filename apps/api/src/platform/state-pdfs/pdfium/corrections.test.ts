import {
  degrees,
  PDFDocument,
  PDFName,
  PDFString,
  rgb,
  StandardFonts,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { loadPdfium } from './engine.ts';
import { readPages } from './read-pages.ts';

const pdfium = await loadPdfium();

type Draw = (page: PDFPage, pdf: PDFDocument, font: PDFFont) => void;

async function read(draw: Draw) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  page.setFont(font);
  page.setFontSize(10);
  page.drawText('Valid to', { x: 50, y: 600 });
  draw(page, pdf, font);
  const [first] = readPages(pdfium, await pdf.save());
  return { words: first?.pieces.map(({ text }) => text).join(' '), aslant: first?.aslant ?? [] };
}

const was = '12/12/2026';
const is = '12/14/2026';
const place = { x: 150, y: 600 };
const write = (page: PDFPage, text: string, x = place.x) => page.drawText(text, { ...place, x });

function cross(page: PDFPage, from: number, to: number): void {
  page.drawLine({ start: { x: from, y: 603 }, end: { x: to, y: 603 }, thickness: 0.7 });
}

function annotate(page: PDFPage, pdf: PDFDocument, entries: Record<string, unknown>): void {
  // Cast: the record of an annotation.
  const annotation = pdf.context.obj({ Type: 'Annot', Rect: [148, 596, 210, 612], F: 4, ...entries } as never);
  page.node.addAnnot(pdf.context.register(annotation));
}

/** The picture of an annotation: words, on paper of their own or on none. */
function drawPicture(pdf: PDFDocument, font: PDFFont, words: string, isOpaque: boolean) {
  const content = `${isOpaque ? '1 1 1 rg 0 0 62 16 re f ' : ''}0 g BT /F 10 Tf 2 4 Td (${words}) Tj ET`;
  const stream = pdf.context.stream(content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 62, 16],
    Resources: { Font: { F: font.ref } },
  });
  return { AP: { N: pdf.context.register(stream) } };
}

const corners = [150, 608, 205, 608, 150, 598, 205, 598];

test.each<[what: string, draw: Draw, words: string]>([
  ['crossed out', (page) => (write(page, was), cross(page, 150, 201), write(page, is, 220)), `Valid to ${is}`],
  ['crossed out, and nothing else', (page) => (write(page, was), cross(page, 149, 203)), 'Valid to'],
  [
    'above a line',
    (page) => (write(page, is), page.drawLine({ start: { x: 150, y: 598.5 }, end: { x: 202, y: 598.5 } })),
    `Valid to ${is}`,
  ],
  ['on the long line of a form', (page) => (write(page, is), cross(page, 150, 290)), `Valid to ${is}`],
  [
    'struck out in a viewer',
    (page, pdf) => (
      write(page, was),
      write(page, is, 220),
      annotate(page, pdf, { Subtype: 'StrikeOut', QuadPoints: corners })
    ),
    `Valid to ${is}`,
  ],
  [
    'covered by paper with another value',
    (page) => (
      write(page, was),
      page.drawRectangle({ x: 148, y: 596, width: 62, height: 16, color: rgb(1, 1, 1) }),
      write(page, is)
    ),
    `Valid to ${is}`,
  ],
  ['under another one, without paper between them', (page) => (write(page, was), write(page, is)), 'Valid to'],
  ['struck twice', (page) => (write(page, is), write(page, is, place.x + 0.4)), `Valid to ${is}`],
  [
    'covered in a viewer',
    (page, pdf, font) => (
      write(page, was),
      annotate(page, pdf, { Subtype: 'FreeText', Contents: PDFString.of(is), ...drawPicture(pdf, font, is, true) })
    ),
    `Valid to ${is}`,
  ],
  [
    'typed in a viewer, with another note',
    (page, pdf, font) =>
      annotate(page, pdf, {
        Subtype: 'FreeText',
        Contents: PDFString.of('Checked'),
        ...drawPicture(pdf, font, is, false),
      }),
    `Valid to ${is}`,
  ],
  [
    'stamped',
    (page, pdf, font) =>
      annotate(page, pdf, { Subtype: 'Stamp', Name: PDFName.of('Day'), ...drawPicture(pdf, font, is, false) }),
    `Valid to ${is}`,
  ],
])('a value that is %s', async (_, draw, words) => {
  expect((await read(draw)).words).toBe(words);
});

test('a field beside a stamp with words is read once', async () => {
  const { words } = await read((page, pdf, font) => {
    const field = pdf.getForm().createTextField('day');
    field.setText(was);
    field.addToPage(page, { x: 300, y: 596, width: 80, height: 16 });
    annotate(page, pdf, { Subtype: 'Stamp', ...drawPicture(pdf, font, is, false) });
  });
  expect(words).toBe(`Valid to ${is} ${was}`);
});

test('the lines of a slanting stamp are texts of their own', async () => {
  const { aslant } = await read((page) => {
    page.drawText('CANCELLED', { x: 300, y: 400, size: 20, rotate: degrees(18) });
    page.drawText('JAN 08 2027', { x: 304, y: 386, rotate: degrees(18) });
  });
  expect(aslant).toEqual(['CANCELLED', 'JAN 08 2027']);
});

test('all permits of a long file are read', async () => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let at = 1; at <= 30; at += 1) {
    const isPermit = at === 1 || at === 25;
    pdf
      .addPage()
      .drawText(isPermit ? `Permit Number ${at}4711 valid to ${is}` : 'Provisions', { x: 50, y: 600, size: 10, font });
  }
  const pages = readPages(pdfium, await pdf.save());
  expect(pages).toHaveLength(30);
  expect(pages[24]?.pieces.map(({ text }) => text)).toEqual([`Permit Number 254711 valid to ${is}`]);
});
