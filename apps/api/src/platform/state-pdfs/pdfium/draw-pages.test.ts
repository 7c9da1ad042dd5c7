import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aPdf, aPdfWithoutPages } from '#test/factories/pdf-factories.ts';
import { drawPages } from './draw-pages.ts';
import { loadPdfium } from './engine.ts';

const samples = path.join(import.meta.dirname, '../../../../test/pdfs/state-pdfs');
const pdfium = await loadPdfium();

/** A packet of nine states with six pages each stays under 4 MB. */
const MOST_BYTES_A_PAGE = 40_000;

test('the pages of permits of states are pictures that a phone can keep', () => {
  const names = readdirSync(samples).filter((name, index) => name.endsWith('.pdf') && index % 8 === 0);
  const sizes = names.flatMap((name) =>
    drawPages(pdfium, readFileSync(path.join(samples, name))).pages.map(({ length }) => length),
  );
  expect(sizes.length).toBeGreaterThanOrEqual(names.length / 2);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(MOST_BYTES_A_PAGE);
});

test('a page has its shape, and another text another picture', () => {
  const [picture] = drawPages(pdfium, aPdf('TX-4711')).pages;
  const [other] = drawPages(pdfium, aPdf('TX-4712')).pages;
  const header = Buffer.from(picture ?? []);
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1224, 1584]);
  expect(picture).not.toEqual(other);
});

test.each([
  ['no PDF', new TextEncoder().encode('Not a PDF')],
  ['without pages', aPdfWithoutPages()],
])('a file that is %s has no pictures', (_name, bytes) => {
  expect(drawPages(pdfium, bytes)).toEqual({ pages: [], count: 0 });
});
