import { canPageMatter, isWholePermit, type PdfPage } from '@wideload/domain';
import { openLetters } from '../page-letters.ts';
import { isPlainPage } from './is-plain-page.ts';
import { viewPage, type PageView } from './page-view.ts';
import type { Pdfium } from './engine.ts';
import { UnreadablePdf, withDocument, withPage, type OpenDocument } from './open-document.ts';
import { placeWords } from './place-words.ts';
import { EACH_MAPPED, readCharacters, readWithoutPlaces, withText, type Character } from './read-characters.ts';
import { readAnnotations } from './read-annotations.ts';
import { straightenScan, turnUpright } from './turn-upright.ts';

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

/** A part of the letters' height. */
const SAME_PLACE = 0.15;

/** Bold letters are often struck twice, beside each other. */
function dropStruckTwice(characters: readonly Character[]): readonly Character[] {
  return isWrittenOnce(characters) ? characters : keepFirstStrikes(characters);
}

/** Whether each line runs from left to right, as most pages are: none of their letters is in the place of another. */
function isWrittenOnce(characters: readonly Character[]): boolean {
  const ends = new Map<number, number>();
  const findEnd = (line: number) => ends.get(line) ?? -Infinity;
  let line = Number.NaN;
  let end = -Infinity;
  for (const { left, baseline, size } of characters) {
    const own = Math.round(baseline);
    if (own !== line) {
      ends.set(line, end);
      line = own;
      end = Math.max(findEnd(own - 1), findEnd(own), findEnd(own + 1));
    }
    if (left < end + size * SAME_PLACE) return false;
    end = left;
  }
  return true;
}

const LINES = 65_536;

function keepFirstStrikes(characters: readonly Character[]): Character[] {
  /** Where each letter has been drawn, by the letter and its line. */
  const strikes = new Map<number, number[]>();
  return characters.filter(({ text, left, baseline, size }) => {
    const own = (text.codePointAt(0) ?? 0) * LINES + Math.round(baseline);
    for (let line = own - 1; line <= own + 1; line += 1)
      if (strikes.get(line)?.some((place) => Math.abs(place - left) < size * SAME_PLACE)) return false;
    const places = strikes.get(own);
    if (places === undefined) strikes.set(own, [left]);
    else places.push(left);
    return true;
  });
}

/** The least difference in brightness that an eye sees. */
const VISIBLE = 24;
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

function splitWords(characters: readonly Character[]): Character[][] {
  const words: Character[][] = [];
  for (const character of characters) {
    const word = words.at(-1);
    const last = word?.at(-1);
    const isSame = last !== undefined && last.text.trim() !== '' && Math.abs(character.baseline - last.baseline) < 0.5;
    if (word !== undefined && isSame && Math.abs(character.left - last.right) < character.size) word.push(character);
    else words.push([character]);
  }
  return words;
}

function isInked({ left, top, right, bottom }: Character, { width, height }: PageView, drawn: Uint8Array): boolean {
  const [first, last] = [Math.max(0, Math.floor(left)), Math.min(width, Math.ceil(right))];
  let least = 255;
  let most = 0;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1)
    for (let at = y * width + first; at < y * width + last; at += 1) {
      const brightness = drawn[at] ?? 255;
      if (brightness < least) least = brightness;
      if (brightness > most) most = brightness;
      if (most - least >= VISIBLE) return true;
    }
  return false;
}

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
