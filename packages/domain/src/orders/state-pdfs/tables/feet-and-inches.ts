import { overlaps, type PdfCell, type PdfLine } from '../pdf-lines.ts';

const units = /^(?:ft|feet|in|inches|lbs?|pounds)\.?$/i;
const ofFeet = /^(?:ft|feet)\.?$/i;
const ofInches = /^in(?:ches)?\.?$/i;
/** Rows below the units. */
const ROWS = 3;

type Pair = { feet: PdfCell; inches: PdfCell };

/** The columns of feet, each with the one of inches behind it, of a line that has units alone. */
function listPairs({ cells }: PdfLine): Pair[] {
  if (!cells.every(({ text }) => units.test(text))) return [];
  return cells.flatMap((feet, at) => {
    const inches = cells[at + 1];
    return ofFeet.test(feet.text) && inches !== undefined && ofInches.test(inches.text) ? [{ feet, inches }] : [];
  });
}

/** The row with the feet and the inches of each pair in one cell; null if a pair has not both. */
function joinRow(row: PdfLine | undefined, pairs: readonly Pair[]): PdfLine | null {
  if (row === undefined) return null;
  const find = (unit: PdfCell) => row.cells.find((one) => overlaps(one, unit));
  const taken = new Set<PdfCell>();
  const joined: PdfCell[] = [];
  for (const pair of pairs) {
    const [feet, inches] = [find(pair.feet), find(pair.inches)];
    const isSize = /^\d{1,3}$/.test(feet?.text ?? '') && /^\d{1,2}(?:\.\d+)?(?: \d\/\d)?$/.test(inches?.text ?? '');
    if (feet === undefined || inches === undefined || feet === inches || !isSize) return null;
    taken.add(feet).add(inches);
    joined.push({ text: `${feet.text}' ${inches.text}"`, x: pair.feet.x, end: inches.end });
  }
  const others = row.cells.filter((cell) => !taken.has(cell));
  return { ...row, cells: [...joined, ...others].toSorted((a, b) => a.x - b.x) };
}

/** Sizes below columns of feet and of inches, whose labels are above the units. */
export function joinFeetAndInches(lines: readonly PdfLine[]): readonly PdfLine[] {
  const joined = [...lines];
  for (const [at, line] of lines.entries()) {
    const pairs = listPairs(line);
    if (pairs.length === 0 || joinRow(lines[at + 1], pairs) === null) continue;
    joined[at] = { ...line, cells: [] };
    for (let below = at + 1; below <= at + ROWS; below += 1) {
      const row = joinRow(lines[below], pairs);
      if (row === null) break;
      joined[below] = row;
    }
  }
  return joined.filter(({ cells }) => cells.length > 0);
}
