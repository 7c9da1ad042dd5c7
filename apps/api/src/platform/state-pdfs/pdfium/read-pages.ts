import { canPageMatter, isWholePermit, type PdfPage } from '@wideload/domain';
import { openLetters } from '../letters/page-letters.ts';
import { dropStruckTwice } from './drop-struck-twice.ts';
import { isPlainPage } from './is-plain-page.ts';
import { keepShown, keepWithin } from './keep-shown.ts';
import { viewPage, type PageView } from './page-view.ts';
import type { Pdfium } from './engine.ts';
import { UnreadablePdf, withDocument, withPage, type OpenDocument } from './open-document.ts';
import { placeWords } from './place-words.ts';
import { EACH_MAPPED, readCharacters, readWithoutPlaces, withText, type Character } from './read-characters.ts';
import { readAnnotations } from './read-annotations.ts';
import { straightenScan } from './straighten-scan.ts';
import { turnUpright } from './turn-upright.ts';

/** A permit's facts are on its first pages; routes and conditions follow. */
const MAX_PAGES = 12;
const nothing: PdfPage = { pieces: [], aslant: [], unmapped: 0, isScan: false };

/**
 * The words of each page that a viewer shows, with their places. Behind a whole permit, pages that cannot change what is read have none:
 * placing their words takes longer than all other work.
 * @throws UnreadablePdf
 */
export function readPages(pdfium: Pdfium, bytes: Uint8Array): PdfPage[] {
  return withDocument(pdfium, bytes, (open) => {
    if (open.pages === 0) throw new UnreadablePdf('unreadable');
    const pages = Math.min(open.pages, MAX_PAGES);
    const read = (index: number, isWanted: IsWanted) =>
      withPage(pdfium, open, index, (page) =>
        withText(pdfium, page, (text) =>
          isWanted(page, text) ? readPage(pdfium, { view: viewPage(pdfium, page), text }, open) : nothing,
        ),
      );
    const first = read(0, () => true);
    if (pages === 1) return [first];
    const isWhole = isWholePermit(first);
    const letters = isWhole ? openLetters(bytes, open.pages) : () => null;
    const isWanted: IsWanted = (page, text) =>
      !isWhole || hasFields(pdfium, page) || canPageMatter(readWithoutPlaces(pdfium, text));
    const others = Array.from({ length: pages - 1 }, (_, at) => {
      const known = letters(at + 1);
      return known !== null && !canPageMatter(known) ? nothing : read(at + 1, isWanted);
    });
    return [first, ...others];
  });
}

type IsWanted = (page: number, text: number) => boolean;
const hasFields = (pdfium: Pdfium, page: number) => pdfium._FPDFPage_GetAnnotCount(page) > 0;

type Page = { view: PageView; text: number };

function readPage(pdfium: Pdfium, { view, text }: Page, { document, form }: OpenDocument): PdfPage {
  const characters = dropStruckTwice(readCharacters(pdfium, view, text));
  const { fields, stamps } = readAnnotations(pdfium, view, form);
  // Without letters there is nothing that could be hidden, and drawing a scan takes long.
  const isPlain = characters.length === 0 || isPlainPage(pdfium, { document, page: view.page }, characters);
  const shown = isPlain ? keepWithin(characters, view) : view.draw(form, (drawn) => keepShown(characters, view, drawn));
  const { upright, aslant } = turnUpright(shown, view);
  const { unmapped, invisible } = countStrange(shown);
  const share = (count: number) => (shown.length === 0 ? 0 : count / shown.length);
  const isScan = share(invisible) > 0.5;
  return {
    pieces: [...placeWords(isScan ? straightenScan(upright) : upright), ...fields],
    aslant: [...aslant.map((letters) => letters.map(({ text }) => text).join('')), ...stamps],
    unmapped: share(unmapped) * EACH_MAPPED,
    isScan,
  };
}

/** Not with a filter each: a page has thousands of letters. */
function countStrange(characters: readonly Character[]): { unmapped: number; invisible: number } {
  const count = { unmapped: 0, invisible: 0 };
  for (const { isUnmapped, isInvisible } of characters) {
    if (isUnmapped) count.unmapped += 1;
    if (isInvisible) count.invisible += 1;
  }
  return count;
}
