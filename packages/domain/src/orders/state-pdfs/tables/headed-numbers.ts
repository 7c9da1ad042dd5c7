import { overlaps, type PdfCell, type PdfLine } from '../pdf-lines.ts';

/** Lines of a section between its heading and the number. */
const REACH = 4;
const ofSection = /^permit(?: (?:information|details|data))?$/i;
const bareNumber = /^(?:number|no\b\.?|#) ?(?::|$)/i;

/** Whether the heading of its section is the word for a permit. */
function isOfPermit(cell: PdfCell, above: readonly PdfLine[]): boolean {
  const column = above.flatMap(({ cells }) => cells.find((one) => overlaps(one, cell)) ?? []);
  return ofSection.test(column.findLast(({ text }) => !/[\d:]/.test(text))?.text ?? '');
}

/** `Number:` below the heading `PERMIT` becomes `Permit Number:`. */
export function nameHeadedNumbers(lines: readonly PdfLine[]): PdfLine[] {
  return lines.map((line, at) => {
    if (!line.cells.some(({ text }) => bareNumber.test(text))) return line;
    const above = lines.slice(Math.max(0, at - REACH), at);
    const cells = line.cells.map((cell) =>
      bareNumber.test(cell.text) && isOfPermit(cell, above) ? { ...cell, text: `Permit ${cell.text}` } : cell,
    );
    return { ...line, cells };
  });
}
