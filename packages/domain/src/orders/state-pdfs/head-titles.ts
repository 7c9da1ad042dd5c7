import type { PdfCell, PdfLine } from './pdf-lines.ts';
import type { PdfHeading } from './pdf-state.ts';

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
