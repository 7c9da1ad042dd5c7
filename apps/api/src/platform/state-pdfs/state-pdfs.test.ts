import { matchPdf, parseDay, readStatePdf, type PdfContents } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { drawFacts, plantDifference, plantedFields, type PrintedFacts } from '#test/pdfs/paper-facts.ts';
import { layouts, printStatePdf, type Layout } from '#test/pdfs/print-paper.ts';
import { loadPdfium } from './pdfium/engine.ts';
import { readPages } from './pdfium/read-pages.ts';

// Casts: the keys of the record.
const papers = (Object.keys(layouts) as Layout[]).flatMap((layout, at) =>
  Array.from({ length: 10 }, (_, index) => ({ layout, seed: at * 10 + index })),
);

const pdfium = await loadPdfium();
const today = parseDay('2026-10-01') ?? fail();

function fail(): never {
  throw new Error('Not a day.');
}

async function printAndRead(layout: Layout, facts: PrintedFacts): Promise<PdfContents> {
  return readStatePdf(readPages(pdfium, await printStatePdf(layout, facts)));
}

/** An order with the permit, one of a second unit in the same state, and one of the first unit in another state. */
function createOrder(seed: number) {
  const own = drawFacts(seed);
  const other = drawFacts(seed + 1000);
  const secondUnit = { ...other, state: own.state, startDate: own.startDate, endDate: own.endDate, unit: 2 };
  const elsewhere = { ...own, permitId: 'elsewhere', state: drawFacts(seed + 1).state };
  return { own, candidates: [elsewhere, secondUnit, own] };
}

describe('60 permits in six layouts', () => {
  test.each(papers)(
    '$layout, seed $seed: every fact is read, and nothing differs from its order',
    async ({ layout, seed }) => {
      const { own, candidates } = createOrder(seed);
      const paper = await printAndRead(layout, own);
      const read = {
        isPermit: true,
        stamp: null,
        doubt: null,
        state: own.state,
        number: own.number,
        validFrom: own.startDate,
        validTo: own.endDate,
        feeCents: own.priceCents,
        width: own.width,
        height: own.height,
        length: own.length,
        weight: own.weight,
        vins: [own.truckVin, own.trailerVin],
        truckPlate: own.truckPlate,
        trailerPlate: own.trailerPlate,
        usdot: own.usdot,
        vinEnd: null,
        unclear: [],
      };
      expect(paper).toEqual({ ok: true, permits: [read] });
      expect(matchPdf(paper, candidates, today)).toMatchObject({
        ok: true,
        permitId: own.permitId,
        differences: [],
        missing: [],
      });
    },
  );

  test.each(papers)('$layout, seed $seed: the one planted difference is found', async ({ layout, seed }) => {
    const { own, candidates } = createOrder(seed);
    const field = plantedFields[seed % plantedFields.length] ?? 'vin';
    const match = matchPdf(await printAndRead(layout, plantDifference(own, field)), candidates, today);
    expect(match).toMatchObject({ ok: true, permitId: own.permitId, differences: [{ field }] });
    expect(match.ok && match.differences).toHaveLength(1);
  });

  test.each(papers)('$layout, seed $seed: it fits no other order', async ({ layout, seed }) => {
    const { own } = createOrder(seed);
    const paper = await printAndRead(layout, own);
    const others = papers.filter((other) => other.seed !== seed).flatMap((other) => createOrder(other.seed).candidates);
    expect(matchPdf(paper, others, today).ok).toBe(false);
    // The same truck in the same state, two months later.
    const later = { ...own, startDate: '2027-03-01', endDate: '2027-03-05' };
    expect(matchPdf(paper, [later], today)).toMatchObject({ ok: false, because: 'other-order' });
  });
});
