import { anyLabel } from '../pdf-fields.ts';
import { overlaps, type PdfCell, type PdfLine } from '../pdf-lines.ts';

/** Two lines of one label are closer than two labels. */
const CLOSE = 2;
const isHeading = ({ cells }: PdfLine) => cells.length > 1 && cells.every(({ text }) => !/[\d:]/.test(text));

/** Whether all of the text is a label. */
function isWholeLabel(text: string): boolean {
  const [found = ''] = anyLabel.exec(text.toLowerCase()) ?? [];
  return found !== '' && /^[\s.:#]*(?:\([^)]*\))?$/.test(text.slice(found.length));
}

/** Joins the labels of a table's head that go over two lines, as `Permit` above `Number`. */
export function joinStackedLabels(lines: readonly PdfLine[]): PdfLine[] {
  const joined = [...lines];
  for (const [at, line] of lines.entries()) {
    const above = joined[at - 1];
    if (above === undefined || !isHeading(above) || !isHeading(line) || line.y - above.y > line.height * CLOSE)
      continue;
    const taken = new Set<PdfCell>();
    const cells = line.cells.map((cell) => {
      const upper = above.cells.filter((one) => overlaps(one, cell));
      const [first] = upper;
      const text = `${first?.text ?? ''} ${cell.text}`;
      if (first === undefined || upper.length > 1 || !isWholeLabel(text)) return cell;
      taken.add(first);
      return { text, x: Math.min(first.x, cell.x), end: Math.max(first.end, cell.end) };
    });
    if (taken.size === 0) continue;
    joined[at - 1] = { ...above, cells: above.cells.filter((cell) => !taken.has(cell)) };
    joined[at] = { ...line, cells };
  }
  return joined.filter(({ cells }) => cells.length > 0);
}
