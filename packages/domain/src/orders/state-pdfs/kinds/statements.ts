// The sentences of a permit, each with the part of the page that it is in.
import type { PdfLine } from '../pdf-lines.ts';

/**
 * `opening`: above the first fact, with the titles. `provisions`: below their heading, and on pages without a fact of the permit.
 */
export type Zone = 'opening' | 'body' | 'provisions';
/** `isAlone`: no other cell is on its line. */
export type Statement = { text: string; zone: Zone; isAlone: boolean };

/** Lines of running text are this long, or go on in small letters. */
const LONG_LINE = 60;
const provisionsHeading =
  /^\W*(?:[a-z]+(?: \/|,|\/)? |[/&] ){0,4}(?:provisions|conditions|restrictions|regulations|requirements|limitations|rules|notes|warnings?)(?: (?:of|for|to|and) [a-z /&]+)?\W*$/i;

const goesOn = (text: string, next: string) =>
  !/[.:;!?]$/.test(text) &&
  !/^\W*\d{1,2}[.)]\s/.test(next) &&
  (/^[a-z(,]/.test(next) || (text.length >= LONG_LINE && /[a-z,]$/i.test(text)));

type Run = { text: string; line: number };

/** The texts of cells; those that go on in the next line are joined. */
function joinRuns(lines: readonly PdfLine[]): Run[] {
  const runs: Run[] = [];
  for (const [line, { cells }] of lines.entries())
    for (const [index, { text }] of cells.entries()) {
      const last = runs.at(-1);
      if (index === 0 && cells.length === 1 && last !== undefined && last.line <= line && goesOn(last.text, text))
        last.text = `${last.text} ${text}`;
      else runs.push({ text, line });
    }
  return runs;
}

const sentenceEnd = /(?<=[a-z\d)"”]{2}[.!?;])\s+(?=\S)/i;
const bullet = /^[\s•·*§-]*(?:\(?(?:\d{1,2}|[a-z])[.)]\s+)?/i;
/** Words in small letters, of which the text of a label has few. */
const isSaid = (text: string) => (text.match(/[a-z]{2,}/gi) ?? []).length > 1;

/** `firstValue`: how far down its first value is, if it has one. `isOwn`: it is the page with the facts of the permit. */
export type StatementPage = { lines: readonly PdfLine[]; firstValue: number | undefined; isOwn: boolean };

/** The sentences of a page. */
export function listStatements({ lines, firstValue = Infinity, isOwn }: StatementPage): Statement[] {
  const first = lines.findIndex(({ y }) => y >= firstValue);
  const heading = lines.findIndex(
    ({ cells }, at) => at > first && cells.length === 1 && provisionsHeading.test(cells[0]?.text ?? ''),
  );
  const zoneOf = (line: number): Zone => {
    if (!isOwn || (heading !== -1 && line > heading)) return 'provisions';
    return line < first ? 'opening' : 'body';
  };
  return joinRuns(lines).flatMap(({ text, line }) =>
    text
      .split(sentenceEnd)
      .map((sentence) => sentence.replace(bullet, ''))
      .filter(isSaid)
      .map((sentence) => ({ text: sentence, zone: zoneOf(line), isAlone: lines[line]?.cells.length === 1 })),
  );
}
