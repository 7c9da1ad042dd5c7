import { canPageMatter, isWholePermit, type PdfPage } from '@wideload/domain';
import { openLetters } from '../page-letters.ts';
import { isPlainPage } from './is-plain-page.ts';
import { viewPage, type PageView } from './page-view.ts';
import type { Pdfium } from './engine.ts';
import { UnreadablePdf, withDocument, type OpenDocument } from './open-document.ts';
import { dropDrawnOver, splitWords } from './drawn-over.ts';
import { placeWords } from './place-words.ts';
import { EACH_MAPPED, readCharacters, readWithoutPlaces, withText, type Character } from './read-characters.ts';
import { withAnnotations, type Annotations } from './read-annotations.ts';
import { dropStruckOut } from './struck-out.ts';
import { straightenScan, turnUpright } from './turn-upright.ts';

/** A permit's facts are on its first pages; routes and conditions follow. Behind them, only what may be another permit is read. */
const FIRST_PAGES = 12;
const MAX_PAGES = 60;
const nothing: PdfPage = { pieces: [], aslant: [], unmapped: 0, isScan: false };
const unread: PdfPage = { ...nothing, isUnread: true };

/**
 * The words of each page that a viewer shows, with their places. Behind a whole permit, pages that cannot change what is read have none:
 * placing their words takes longer than all other work.
 * @throws UnreadablePdf
 */
export function readPages(pdfium: Pdfium, bytes: Uint8Array): PdfPage[] {
  return withDocument(pdfium, bytes, (open) => {
    if (open.pages === 0) throw new UnreadablePdf('unreadable');
    const pages = Math.min(open.pages, MAX_PAGES);
    const read = (index: number, isWanted: IsWanted): PdfPage =>
      withAnnotations(pdfium, open, index, (page, annotations) =>
        withText(pdfium, page, (text) =>
          isWanted(text, annotations)
            ? readPage(pdfium, { view: viewPage(pdfium, page), text, annotations }, open)
            : nothing,
        ),
      );
    const first = read(0, () => true);
    if (pages === 1) return [first];
    const isWhole = isWholePermit(first);
    const letters = isWhole ? openLetters(bytes, open.pages) : () => null;
    const isWanted =
      (index: number): IsWanted =>
      (text, annotations) =>
        (!isWhole && index < FIRST_PAGES) || hasWords(annotations) || canPageMatter(readWithoutPlaces(pdfium, text));
    const others = Array.from({ length: pages - 1 }, (_, at) => {
      const known = letters(at + 1);
      return known !== null && !canPageMatter(known) ? nothing : read(at + 1, isWanted(at + 1));
    });
    return [first, ...others, ...Array.from({ length: open.pages - pages }, () => unread)];
  });
}

type IsWanted = (text: number, annotations: Annotations) => boolean;
const hasWords = ({ fields, stamps }: Annotations) => fields.length > 0 || stamps.length > 0;

type Page = { view: PageView; text: number; annotations: Annotations };

/** The least difference in brightness that an eye sees, and that of words as large as a pale `VOID` across a page: in points. */
const VISIBLE = 24;
const VISIBLE_LARGE = 6;
const LARGE = 30;
const MOSTLY = 0.6;

/**
 * Drops the letters that no viewer shows: of a hidden layer, white on white, transparent, covered, cut off, or of the invisible kind
 * without a scan below them. What counts is the drawn page.
 */
function keepShown(characters: readonly Character[], view: PageView, drawn: Uint8Array): Character[] {
  const words = splitWords(characters);
  return words.flatMap((word) => {
    // The marks of feet and inches are drawn above the boxes of some fonts.
    const solid = word.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const letters = solid.length > 0 ? solid : word.filter(({ text }) => text.trim() !== '');
    const inked = letters.filter((letter) => isInked(letter, view, drawn));
    return letters.length > 0 && inked.length >= letters.length * MOSTLY ? word : [];
  });
}

/** Drops what lies outside of the page. */
function keepWithin(characters: readonly Character[], { width, height }: PageView): readonly Character[] {
  const isWithin = ({ left, right, top, bottom }: Character) => right > 0 && left < width && bottom > 0 && top < height;
  // Most pages have no letter outside of them.
  return characters.every(isWithin) ? characters : characters.filter(isWithin);
}

function isInked(
  { left, top, right, bottom, size }: Character,
  { width, height }: PageView,
  drawn: Uint8Array,
): boolean {
  const [first, last] = [Math.max(0, Math.floor(left)), Math.min(width, Math.ceil(right))];
  const visible = size >= LARGE ? VISIBLE_LARGE : VISIBLE;
  let least = 255;
  let most = 0;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1)
    for (let at = y * width + first; at < y * width + last; at += 1) {
      const brightness = drawn[at] ?? 255;
      if (brightness < least) least = brightness;
      if (brightness > most) most = brightness;
      if (most - least >= visible) return true;
    }
  return false;
}

function readPage(pdfium: Pdfium, { view, text, annotations }: Page, { document, form }: OpenDocument): PdfPage {
  const { fields, stamps, marks } = annotations;
  const written = dropStruckOut(pdfium, { view, marks }, readCharacters(pdfium, view, text));
  const characters = dropDrawnOver(pdfium, view, written);
  // Without letters there is nothing that could be hidden, and drawing a scan takes long.
  const isPlain = characters.length === 0 || isPlainPage(pdfium, { document, page: view.page }, characters);
  const shown = isPlain ? keepWithin(characters, view) : view.draw(form, (drawn) => keepShown(characters, view, drawn));
  const { upright, aslant } = turnUpright(shown, view);
  const { unmapped, invisible } = countStrange(shown);
  const share = (count: number) => (shown.length === 0 ? 0 : count / shown.length);
  const isScan = share(invisible) > 0.5;
  return {
    pieces: [...placeWords(isScan ? straightenScan(upright) : upright), ...fields],
    aslant: [...aslant, ...stamps],
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
