import {
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  StandardFonts,
  TextRenderingMode,
  rgb,
  setTextRenderingMode,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { expect, test, vi } from 'vitest';
import { loadPdfium } from './engine.ts';
import { readPages } from './read-pages.ts';

const pdfium = await loadPdfium();
const at = { x: 72, y: 600, size: 12 };
const box = { x: 60, y: 590, width: 200, height: 30 };
const isHidden = 'HIDDEN 26120455';

async function readWords(draw: (page: PDFPage, font: PDFFont) => void): Promise<string> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([612, 792]);
  page.drawText('VISIBLE 26120456', { x: 72, y: 700, size: 12, font });
  draw(page, font);
  const [read] = readPages(pdfium, await pdf.save());
  return (read?.pieces ?? []).map(({ text }) => text).join(' ');
}

const word = (page: PDFPage, font: PDFFont, more: object = {}) => page.drawText(isHidden, { ...at, font, ...more });
const white = rgb(1, 1, 1);
const operator = (name: PDFOperatorNames, parts: string[] = []) => PDFOperator.of(name, parts);

test.each<[string, (page: PDFPage, font: PDFFont) => void]>([
  ['white', (page, font) => word(page, font, { color: white })],
  ['almost white', (page, font) => word(page, font, { color: rgb(0.96, 0.96, 0.96) })],
  ['transparent', (page, font) => word(page, font, { opacity: 0 })],
  ['outside of the page', (page, font) => word(page, font, { x: -400 })],
  ['too small to be seen', (page, font) => word(page, font, { size: 0.2 })],
  [
    'covered by a box',
    (page, font) => {
      word(page, font);
      page.drawRectangle({ ...box, color: white });
    },
  ],
  [
    'covered by a broad line',
    (page, font) => {
      word(page, font);
      page.drawLine({ start: { x: 60, y: 604 }, end: { x: 300, y: 604 }, thickness: 20, color: white });
    },
  ],
  [
    'black on black',
    (page, font) => {
      page.drawRectangle({ ...box, color: rgb(0, 0, 0) });
      word(page, font);
    },
  ],
  [
    'of the invisible kind',
    (page, font) => {
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      word(page, font);
    },
  ],
  [
    'of letters without shapes',
    (page) => {
      const { context } = page.doc;
      const widths = Array.from({ length: 95 }, () => 600);
      const shape = context.register(context.stream('600 0 0 0 600 700 d1'));
      const codes = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
      const font = context.register(
        context.obj({
          Type: 'Font',
          Subtype: 'Type3',
          FontBBox: [0, 0, 600, 700],
          FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
          CharProcs: Object.fromEntries(codes.map((_, index) => [`g${index}`, shape])),
          Encoding: { Type: 'Encoding', Differences: [32, ...codes.map((__, index) => `g${index}`)] },
          FirstChar: 32,
          LastChar: 126,
          Widths: widths,
          ToUnicode: context.register(
            context.stream(
              `1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange`,
            ),
          ),
        }),
      );
      page.node.setFontDictionary(PDFName.of('Blank'), font);
      page.pushOperators(
        operator(PDFOperatorNames.BeginText),
        operator(PDFOperatorNames.SetFontAndSize, ['/Blank', '12']),
        operator(PDFOperatorNames.MoveText, ['72', '600']),
        operator(PDFOperatorNames.ShowText, ['(HIDDEN 26120455)']),
        operator(PDFOperatorNames.EndText),
      );
    },
  ],
  [
    'cut off by a clip',
    (page, font) => {
      page.pushOperators(
        operator(PDFOperatorNames.AppendRectangle, ['300', '100', '50', '50']),
        operator(PDFOperatorNames.ClipNonZero),
        operator(PDFOperatorNames.EndPath),
      );
      word(page, font);
    },
  ],
  [
    'outside of the part that is shown',
    (page, font) => {
      word(page, font);
      page.setCropBox(0, 650, 612, 142);
    },
  ],
  [
    'in a layer that is off',
    (page, font) => {
      const { context, catalog } = page.doc;
      const layer = context.register(context.obj({ Type: 'OCG', Name: 'Void' }));
      catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer], Order: [layer] } }));
      page.node.normalizedEntries().Resources.set(PDFName.of('Properties'), context.obj({ MC0: layer }));
      page.pushOperators(operator(PDFOperatorNames.BeginMarkedContentSequence, ['/OC', '/MC0']));
      word(page, font);
      page.pushOperators(operator(PDFOperatorNames.EndMarkedContent));
    },
  ],
])('a word that is %s is no text of the page', async (_, draw) => {
  expect(await readWords(draw)).toBe('VISIBLE 26120456');
});

test.each<[string, (page: PDFPage, font: PDFFont) => void]>([
  [
    'between the lines of a table',
    (page, font) => (page.drawRectangle({ ...box, borderColor: rgb(0, 0, 0), borderWidth: 1 }), word(page, font)),
  ],
  [
    'above a line',
    (page, font) => {
      word(page, font);
      page.drawLine({ start: { x: 60, y: 590 }, end: { x: 300, y: 590 }, thickness: 1 });
    },
  ],
  ['gray', (page, font) => word(page, font, { color: rgb(0.4, 0.4, 0.4) })],
  [
    'white on a colored box',
    (page, font) => (page.drawRectangle({ ...box, color: rgb(0, 0, 0.5) }), word(page, font, { color: white })),
  ],
])('a word that is %s is read', async (_, draw) => {
  expect(await readWords(draw)).toBe(`VISIBLE 26120456 ${isHidden}`);
});

test.each<[string, (page: PDFPage, font: PDFFont) => void]>([
  ['in red', (page, font) => word(page, font, { color: rgb(1, 0, 0) })],
  [
    'behind a dot of its own',
    (page, font) => {
      page.drawText('.', { x: 60, y: 600, size: 8, font });
      word(page, font);
    },
  ],
  [
    'tagged as a paragraph',
    (page, font) => {
      page.pushOperators(operator(PDFOperatorNames.BeginMarkedContent, ['/P']));
      word(page, font);
      page.pushOperators(operator(PDFOperatorNames.EndMarkedContent));
    },
  ],
])('a word that is %s is read without drawing its page', async (_, draw) => {
  const drawPage = vi.spyOn(pdfium, '_FPDF_RenderPageBitmap');
  expect(await readWords(draw)).toContain(isHidden);
  expect(drawPage).not.toHaveBeenCalled();
  drawPage.mockRestore();
});
