// The head of a permit: its titles, and a number that has no label.
import type { StateCode } from '../../basics/state-code.ts';
import { readDay } from './pdf-days-text.ts';
import { overlaps, type PdfCell, type PdfLine, type PdfPage } from './pdf-lines.ts';
import type { PdfHeading } from './pdf-state.ts';
import { readBareNumber, readNumber } from './pdf-values.ts';

/** Lines of a head, where no value is above. */
const HEAD_LINES = 12;

const MAX_LENGTH = 90;
const small = /^(?:of|and|the|for|in|to|or|a|an|on|by|with|at)$/;

/** Scans often have a small L for the first letter of `Iowa`. */
const toCapital = (text: string) => text.replace(/\bl(?=(?:owa|daho|ndiana|llinois)\b)/g, 'I');

/** Words of a title begin with capitals; a sentence and a value after a label are none. */
function isTitle({ text }: PdfCell, before: PdfCell | undefined): boolean {
  if (text.includes(':') || text.length > MAX_LENGTH || before?.text.endsWith(':')) return false;
  if (/[a-z]\. /.test(text)) return false;
  return toCapital(text)
    .split(/[\s/&,()-]+/)
    .every((word) => small.test(word) || !/^[a-z]/.test(word));
}

const listTitles = (lines: readonly PdfLine[]) =>
  lines.flatMap(({ cells }) =>
    cells.filter((cell, at) => isTitle(cell, cells[at - 1])).map(({ text }) => toCapital(text)),
  );

/** The titles of a page. @param firstValue index of the first line with a value; -1 if there is none */
export function findHead(lines: readonly PdfLine[], firstValue: number): PdfHeading {
  const end = firstValue === -1 ? HEAD_LINES : Math.min(HEAD_LINES, firstValue + 1);
  return { title: listTitles(lines.slice(0, end)), head: listTitles(lines.slice(0, HEAD_LINES)) };
}

/** Larger than the letters of the page, by this factor. */
const LARGE = 1.25;
const labelled = /^(?:no\b\.?|#)[ :]*(?=[A-Z\d])/i;
/** Of the paper itself, as `Authority No.`. */
const ownLabel =
  /^(?:authority|document|serial|control|approval|certificate|letter) (?:number|no\b\.?|#)[ :]*(?=$|[A-Z]*[-\d])/i;
const toRow = (line: PdfLine | undefined) => (line?.cells ?? []).map(({ text }) => text).join(' ');
/** In the head and with no other digit on its line, it is no vehicle's. */
const serialLine = /^\D*\bserial n\D*\S+\D*$/i;
/** A title that ends with the number. */
const behindTitle =
  /\b(?:permit|authorization|authority to move|approval|osow|os\/ow|overweight|oversize|load|(?:single|one) trip):? (?=[A-Z]{0,5}[ -]?\d{4})([A-Z\d][A-Z\d ./-]*?)(?: \([a-z /-]+\)| issued to [a-z .&,]+)?$/i;
/** The label of the cell behind it or below it. */
const otherLabel = /(?:[:#]|\b(?:number|no\.?|id|application|reference|account|invoice|receipt|form|order|phone))$/i;

function computeMedian(heights: readonly number[]): number {
  const sorted = heights.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The number behind the paper's own label, in its cell or in a cell of its own. */
function readOwnNumber(text: string, near: readonly (PdfCell | undefined)[]): string | null {
  const isBehind = near.some((one) => one !== undefined && one.text.replace(ownLabel, '') === '');
  const rest = isBehind ? text : text.replace(ownLabel, '');
  return (isBehind || rest !== text) && readBareNumber(rest) === rest && rest !== '' ? rest : null;
}

/**
 * The number in the head of a permit that has no word for it: alone behind `No.`, or a cell that begins with the issuing state or is in
 * large type. Null if there are several.
 * @param firstValue index of the first line with a value of a label; -1 if there is none
 */
export function findHeadNumber(lines: readonly PdfLine[], firstValue: number, state: StateCode | null): string | null {
  const end = firstValue === -1 ? HEAD_LINES : Math.min(HEAD_LINES, firstValue);
  // A serial number may have been read as that of a vehicle.
  const head = lines.slice(0, end + Number(serialLine.test(toRow(lines[end]))));
  if (!head.some(({ cells }) => cells.some(({ text }) => /\b(?:permit|authori(?:z|ty to)|os\/?ow\b)/i.test(text))))
    return null;
  const large = computeMedian(lines.map(({ height }) => height)) * LARGE;
  const numbers = head.flatMap(({ cells, height }, line) =>
    cells.flatMap((cell, index) => {
      const { text } = cell;
      const near = [cells[index - 1], head[line - 1]?.cells.find((one) => overlaps(one, cell))];
      const [, titled = ''] = behindTitle.exec(text) ?? [];
      if (readBareNumber(titled) === titled && titled !== '') return titled;
      const own = readOwnNumber(text, near);
      if (own !== null) return own;
      const rest = text.replace(labelled, '');
      const isCrowded = cells.filter((one) => readDay(one.text) === null).length > 2 && (rest === text || index > 0);
      if (isCrowded || near.some((one) => otherLabel.test(one?.text ?? ''))) return [];
      if (rest !== text) return readBareNumber(rest) === rest ? rest : [];
      const isBesideTitle = cells.some(
        (one) => one !== cell && /\b(?:permit|authorization|authority to move)$/i.test(one.text),
      );
      const isOwn = isBesideTitle || height >= large || (state !== null && new RegExp(`^${state}[- ]?\\d`).test(text));
      return isOwn && readBareNumber(text) === text ? text : [];
    }),
  );
  const [first = null] = numbers;
  return new Set(numbers).size === 1 ? first : null;
}

const turned = /^\W*permit ?(?:number|no\b\.?|#|id\b)[\s:.#]*(?=\S*\d)/i;
/** The number that runs up the margin of a page behind its label; null if there are several. */
export function findTurnedNumber(pages: readonly Pick<PdfPage, 'aslant'>[]): string | null {
  const texts = pages.flatMap(({ aslant }) => aslant.filter((text) => turned.test(text)));
  const numbers = new Set(texts.flatMap((text) => readNumber(text.replace(turned, '')) ?? []));
  const [number = null] = numbers;
  return numbers.size === 1 ? number : null;
}

const blank = /\bpermit ?(?:number|no\b\.?|#)[\s.:#]{0,6}(?:[A-Z]{1,3}[- ]?)?_{3}/i;
/** @returns true if a page has an empty line for the number, as a worksheet has: an issued permit has its number there. */
export const hasBlankNumber = ({ pieces }: Pick<PdfPage, 'pieces'>) =>
  blank.test(pieces.map(({ text }) => text).join(' '));
