import type { PlacedText } from '@wideload/domain';
import { getDocumentProxy } from 'unpdf';

/** A permit's facts are on its first pages; routes and conditions follow. */
const MAX_PAGES = 8;
const MAX_PIECES = 20_000;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function extractPage(pdf: Pdf, number: number): Promise<PlacedText[]> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.slice(0, MAX_PIECES).flatMap((item) => {
    if (!('str' in item)) return [];
    // Numbers of the text matrix; the last two are the place of the baseline.
    const [, , , scale = 0, left = 0, bottom = 0] = item.transform.map(Number);
    const [x = 0, y = 0] = viewport.convertToViewportPoint(left, bottom).map(Number);
    return [{ text: item.str, x, y, width: item.width, height: Math.abs(scale) || item.height }];
  });
}

/** The texts of each page with their places. Rejects for bytes that are no PDF, and for one with a password. */
export async function extractPlacedText(bytes: Uint8Array): Promise<PlacedText[][]> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, stopAtErrors: false });
  try {
    const numbers = Array.from({ length: Math.min(pdf.numPages, MAX_PAGES) }, (_, index) => index + 1);
    const pages: PlacedText[][] = [];
    for (const number of numbers) pages.push(await extractPage(pdf, number));
    return pages;
  } finally {
    await pdf.destroy();
  }
}
