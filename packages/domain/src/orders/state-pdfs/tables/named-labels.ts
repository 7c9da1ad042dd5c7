import { overlaps, type PdfCell, type PdfLine } from '../pdf-lines.ts';

/** Lines of a section between its heading and the number. */
const HEAD_REACH = 4;
const ofSection = /^permit(?: (?:information|details|data))?$/i;
const bareNumber = /^(?:number|no\b\.?|#) ?(?::|$|(?=[A-Z-]*\d))/i;
const titleOfPermit = /^(?:(?:(?!for |of |about )[a-z/&-]+ ){1,5}permit|permit (?:to|for) [a-z /&-]+)$/i;

/** Whether the heading of its section is the word for a permit. */
function isOfPermit(cell: PdfCell, above: readonly PdfLine[]): boolean {
  const column = above.flatMap(({ cells }) => cells.find((one) => overlaps(one, cell)) ?? []);
  const heading = column.findLast(({ text }) => !/[\d:]/.test(text))?.text ?? '';
  return ofSection.test(heading) || titleOfPermit.test(heading);
}

const firstDay = /^valid:?$/i;
const lastDay = /^expir(?:es|ation)\b/i;

function nameFirstDay(cells: readonly PdfCell[]): readonly PdfCell[] {
  if (!cells.some(({ text }) => lastDay.test(text))) return cells;
  return cells.map((cell) => (firstDay.test(cell.text) ? { ...cell, text: 'Valid From' } : cell));
}

/** `Number:` below the heading `PERMIT` becomes `Permit Number:`, and `Valid` beside `Expires` becomes `Valid From`. */
export function nameLabels(lines: readonly PdfLine[]): PdfLine[] {
  return lines.map((line, at) => {
    if (!line.cells.some(({ text }) => bareNumber.test(text) || firstDay.test(text))) return line;
    const above = lines.slice(Math.max(0, at - HEAD_REACH), at);
    const cells = nameFirstDay(line.cells).map((cell) =>
      bareNumber.test(cell.text) && isOfPermit(cell, above) ? { ...cell, text: `Permit ${cell.text}` } : cell,
    );
    return { ...line, cells };
  });
}
