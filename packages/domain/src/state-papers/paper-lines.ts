/** A piece of text of a PDF in points; `y` grows downwards. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number };

/** Text without a wide gap. */
export type PaperCell = { text: string; x: number; end: number };
export type PaperLine = { y: number; height: number; cells: readonly PaperCell[] };

/** A gap wider than this part of the letters' height separates two cells. */
const CELL_GAP = 0.9;
const WORD_GAP = 0.12;
/** Baselines on one line may differ by this part of the height. */
const LINE_SLACK = 0.4;
/** More would take long to search, and no state's permit has as many. */
const MAX_LINES = 1500;
const MAX_CELL = 600;

function sharesLine(line: readonly PlacedText[], { y, height }: PlacedText): boolean {
  const [first] = line;
  return first !== undefined && Math.abs(first.y - y) <= Math.max(first.height, height) * LINE_SLACK;
}

function joinCells(pieces: readonly PlacedText[]): PaperCell[] {
  const cells: PaperCell[] = [];
  for (const { text, x, width, height } of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1);
    const gap = last === undefined ? Infinity : x - last.end;
    if (last === undefined || gap > height * CELL_GAP) cells.push({ text, x, end: x + width });
    else {
      last.text = `${last.text}${gap > height * WORD_GAP ? ' ' : ''}${text}`;
      last.end = Math.max(last.end, x + width);
    }
  }
  return cells.flatMap(({ text, ...place }) => {
    const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, MAX_CELL);
    return plain === '' ? [] : [{ text: plain, ...place }];
  });
}

/** The lines of a page from top to bottom, each with its cells from left to right. */
export function toPaperLines(pieces: readonly PlacedText[]): PaperLine[] {
  const lines: PlacedText[][] = [];
  const filled = pieces.filter(({ text }) => text.trim() !== '');
  for (const piece of filled.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    if (line !== undefined && sharesLine(line, piece)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.slice(0, MAX_LINES).flatMap((line) => {
    const cells = joinCells(line);
    const [first] = line;
    return cells.length === 0 || first === undefined ? [] : [{ y: first.y, height: first.height, cells }];
  });
}
