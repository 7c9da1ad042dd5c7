import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { comparePageImages, drawPdf, type PageImage } from '#test/pdfs/draw-pdf.ts';
import {
  aForm,
  aFormBeyondJoining,
  aLayeredPdf,
  aNextRevision,
  aPdfWithAnUnusedObject,
  formKinds,
  type FormKind,
} from '#test/pdfs/odd-papers.ts';
import { readBookmarks, readLayers, readPdf } from '#test/pdf.ts';
import { aPdf, aPdfWithoutPages } from '#test/factories/pdf-factories.ts';
import { joinTruly } from './join-permits.ts';
import { loadPdfium } from './pdfium/engine.ts';
import { findChanged } from './pdfium/find-changed.ts';

const folder = new URL('../../../test/pdfs/state-pdfs/', import.meta.url);
const stored = (called: string) => new Uint8Array(readFileSync(new URL(`${called}.pdf`, folder)));

/** Letters of two programs lie a little apart, and one of them draws the frames. */
const REBUILT_APPEARANCE = 0.03;
const SAME = 0.0001;

type Paper = { called: string; make: () => Uint8Array | Promise<Uint8Array>; tolerance: number; words?: string[] };

const unit1 = ['IN 4408812', '1XKYDP9X2MJ482913', '108,500'];
const unit2 = ['IN 4408999', '1XKYDP9X6MJ482915', '13\'-8"'];
const file = (called: string, tolerance = SAME, words: string[] = []): Paper => ({
  called,
  make: () => stored(called),
  tolerance,
  words,
});

// Cast: the keys of the record.
const forms = (Object.keys(formKinds) as FormKind[]).flatMap((kind): Paper[] =>
  ['TN 111', 'TN 999'].map((number) => ({
    called: `${kind}, ${number}`,
    make: () => aForm(kind, number),
    tolerance: REBUILT_APPEARANCE,
    words: ['Indiana', ...(kind.startsWith('an appearance') ? [] : [number])],
  })),
);

/** With a password, and with a page that asks for another program. */
const apart = ['fl-xfa', 'va-userpw'];
const special: Paper[] = [
  file('in-form-needapp', REBUILT_APPEARANCE, unit1),
  file('in-form-unit2-needapp', REBUILT_APPEARANCE, unit2),
  file('in-form-locked', REBUILT_APPEARANCE, unit1),
  file('in-form-filled', SAME, unit1),
  file('pk', SAME, unit1),
  ...forms,
  ...(['off', 'off unless named', 'off on screens'] as const).map((settings) => ({
    called: `a layer that is ${settings}`,
    make: () => aLayeredPdf(settings),
    tolerance: SAME,
  })),
  {
    called: 'a form in a second revision',
    make: () => aNextRevision(stored('in-form-unit2-needapp')),
    tolerance: REBUILT_APPEARANCE,
    words: unit2,
  },
  { called: 'an object that no table names', make: aPdfWithAnUnusedObject, tolerance: SAME },
];
const named = new Set([...special.map(({ called }) => called), ...apart]);
const plain = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf'))
  .map((name) => name.slice(0, -4))
  .filter((called) => !named.has(called))
  .map((called) => file(called));
const joined = [...special, ...plain];

const pdfium = await loadPdfium();

async function join(papers: readonly { called: string; bytes: Uint8Array }[]) {
  return joinTruly(
    pdfium,
    'Permits',
    papers.map(({ called, bytes }) => ({ document: called, label: called, bytes })),
  );
}

describe('permits as the software of states makes them', () => {
  const made = new Map<string, { called: string; bytes: Uint8Array; own: PageImage[]; alone: PageImage[] }>();

  beforeAll(async () => {
    for (const { called, make } of joined) {
      const bytes = await make();
      const alone = await join([{ called, bytes }]);
      made.set(called, { called, bytes, own: await drawPdf(bytes), alone: await drawPdf(alone.bytes) });
    }
  });

  const find = (called: string) => {
    const found = made.get(called);
    if (found === undefined) throw new Error(`${called} was not made.`);
    return found;
  };

  test.each(joined)('$called: its pages look as in its own file', async ({ called, tolerance, words = [] }) => {
    const { bytes, own, alone } = find(called);
    expect(alone).toHaveLength(own.length);
    for (const [index, page] of own.entries()) expect(comparePageImages(page, alone[index])).toBeLessThan(tolerance);
    const result = await join([{ called, bytes }]);
    expect(result.beside).toEqual([]);
    expect(await readLayers(result.bytes)).toEqual(await readLayers(bytes));
    const { text } = await readPdf(result.bytes);
    for (const word of words) expect(text).toContain(word);
  });

  test.each([
    ['in their order', joined],
    ['in the other order', joined.toReversed()],
  ] as const)('all of them %s: each page looks as if its permit were alone', async (_, papers) => {
    const all = papers.map(({ called }) => find(called));
    const pages = await drawPdf((await join(all)).bytes);
    const expected = all.flatMap(({ called, alone }) => alone.map((page) => ({ called, page })));
    expect(pages).toHaveLength(expected.length);
    expect((await readLayers((await join(all)).bytes)).filter(({ name }) => name === 'Hidden')).toEqual(
      Array.from({ length: 3 }, () => ({ name: 'Hidden', visible: false })),
    );
    const changed = expected.filter(({ page }, index) => comparePageImages(page, pages[index]) > 0);
    expect(changed.map(({ called }) => called)).toEqual([]);
  });
});

test('a page that looks otherwise in the joined file is found, and one that does not is not', async () => {
  const [texas, ohio] = [aPdf('Permit of Texas'), aPdf('Permit of Ohio')];
  const { bytes } = await join([{ called: 'texas', bytes: texas }]);
  const pages = (own: Uint8Array) => ({ bytes: own, first: 0, tolerance: 0.0005 });
  expect(findChanged(pdfium, bytes, [pages(texas)])).toEqual([]);
  expect(findChanged(pdfium, bytes, [pages(ohio), pages(texas)])).toEqual([{ at: 0, because: 'changed' }]);
});

describe('a permit that cannot be joined truly', () => {
  test.each([
    ['a form in XFA alone', () => stored('fl-xfa'), 'form'],
    ['letters that its font lacks', () => aFormBeyondJoining('foreign letters'), 'form'],
    ['a field that only prints', () => aFormBeyondJoining('only printed'), 'form'],
    ['a field in a layer', () => aFormBeyondJoining('field in a layer'), 'layers'],
    ['layers that viewers read differently', () => aLayeredPdf('design'), 'layers'],
    ['layers in a second revision', async () => aNextRevision(await aLayeredPdf('off')), 'revision'],
    ['a password', () => stored('va-userpw'), 'password'],
    ['no page', aPdfWithoutPages, 'damaged'],
    ['no table of its objects', () => aPdf().slice(0, Buffer.from(aPdf()).indexOf('xref')), 'damaged'],
  ] as const)('%s: it is beside the file of the others, which says so', async (called, make, because) => {
    const [before, behind] = [aPdf('Permit before'), aPdf('Permit behind')];
    const result = await join([
      { called: 'before', bytes: before },
      { called, bytes: await make() },
      { called: 'behind', bytes: behind },
    ]);
    expect(result.beside).toEqual([{ document: called, because }]);
    const { text, pages } = await readPdf(result.bytes);
    expect(pages).toBe(3);
    expect(text).toContain(`Permit before ${called} This document cannot be joined with the others.`);
    expect(text).toContain('Permit behind');
    expect(await readBookmarks(result.bytes)).toEqual([
      ['before', 0],
      [called, 1],
      ['behind', 2],
    ]);
  });
});
