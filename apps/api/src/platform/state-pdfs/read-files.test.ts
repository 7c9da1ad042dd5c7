import { readFileSync } from 'node:fs';
import { readStatePdf } from '@wideload/domain';
import { afterAll, expect, test } from 'vitest';
import { loadPdfium } from './pdfium/engine.ts';
import { UnreadablePdf } from './pdfium/open-document.ts';
import { readPages } from './pdfium/read-pages.ts';

const folder = new URL('../../../test/pdfs/state-pdfs/', import.meta.url);
const readStored = (name: string) => readFileSync(new URL(name, folder));

/** `others`: the numbers of more permits in the file. */
type Reading = Record<string, unknown> & { because?: string; others?: string[] };
// Cast: a table of this test.
const readings = JSON.parse(readStored('readings.json').toString()) as Record<string, Reading>;
const pdfium = await loadPdfium();
const count = { found: 0, given: 0 };

function readStoredPdf(name: string) {
  try {
    return readStatePdf(readPages(pdfium, new Uint8Array(readStored(`${name}.pdf`))));
  } catch (error) {
    if (error instanceof UnreadablePdf) return { ok: false, because: error.because } as const;
    throw error;
  }
}

const all = Object.entries(readings);

test.each(all.filter(([, { because }]) => because !== undefined))('%s.pdf says why it is not read', (name, reading) => {
  expect(readStoredPdf(name)).toEqual({ ok: false, ...reading });
});

const read = all.filter(([, { because }]) => because === undefined);
test.each(read)('%s.pdf is read for what it says', (name, { others = [], ...facts }) => {
  const contents = readStoredPdf(name);
  const [paper, ...more] = contents.ok ? contents.permits : [];
  count.given += Object.keys(facts).length;
  count.found += Object.entries(facts).filter(
    ([fact, value]) =>
      JSON.stringify(Object.entries(paper ?? {}).find(([key]) => key === fact)?.[1]) === JSON.stringify(value),
  ).length;
  expect(paper).toMatchObject(facts);
  expect(more.map(({ number }) => number)).toEqual(others);
});

test('what no viewer shows is no text: of a hidden kind, white, transparent, covered, cut off', () => {
  const [page] = readPages(pdfium, new Uint8Array(readStored('hidden.pdf')));
  expect(page?.pieces.map(({ text }) => text)).toEqual(['VISIBLE TEXT']);
});

test('every letter of a ligature is kept, also where the file gives each of them the whole width', () => {
  const [page] = readPages(pdfium, new Uint8Array(readStored('me-ligatures.pdf')));
  const texts = page?.pieces.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['State of Maine — Permit Office', 'Official VIN:']));
});

afterAll(() => void process.stdout.write(`${count.found} of ${count.given} facts of the stored papers are read.\n`));
