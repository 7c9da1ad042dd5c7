/** A piece of text of a PDF in points; `y` grows downwards. `isApart`: its file writes spaces, and has none before it. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number; isApart?: boolean };

/** The part of a page that a viewer shows. */
export type PdfPage = {
  pieces: readonly PlacedText[];
  /** Texts that run across the others, as stamps do. */
  aslant: readonly string[];
  /** The share of letters whose shapes have no letters in the file. */
  unmapped: number;
  /** Its words were recognized in a picture, one by one. */
  isScan: boolean;
  /** Nobody looked at it, because it is behind too many others. */
  isUnread?: true;
};

/** Text without a wide gap. */
export type PdfCell = { text: string; x: number; end: number };

/** Whether they have a part of the width of the page in common. */
export const overlaps = (a: PdfCell, b: PdfCell): boolean => a.x < b.end && a.end > b.x;
export type PdfLine = { y: number; height: number; cells: readonly PdfCell[] };
/** A cell with its place on a page. */
export type PlacedCell = { page: readonly PdfLine[]; line: number; index: number; cell: PdfCell };

/** A gap wider than this part of the letters' height separates two cells. Words of a scan have places of their own. */
const cellGaps = { print: 0.9, scan: 1.5, apart: 0.4 };
const WORD_GAP = 0.12;
/** Month, day and year are fields of their own in some forms, with slashes between them. */
const DAY_GAP = 3;
/** Typewritten columns part inches from their feet. */
const SIZE_GAP = 2.5;
const feet = /\d ?['’′]$/;
const inches = /^\d{1,2}(?:\.\d+)?["”″]$/;
/** Baselines on one line may differ by this part of the height. */
const LINE_SLACK = 0.6;
/** Those of one line in a scan differ by this part of it. */
const SAME_LINE = 0.4;
/** More would take long to search, and no state's permit has as many. */
const MAX_LINES = 1500;
const MAX_CELL = 600;

/** Parts of the letters' height: digits of a fraction, cents and marks of footnotes are smaller. */
const SMALLER = 0.9;
const isSmaller = (one: PlacedText, than: PlacedText) => one.height < than.height * SMALLER;

const isBeside = (line: PlacedText, { y, height }: PlacedText): boolean =>
  Math.abs(line.y - y) <= Math.max(line.height, height) * LINE_SLACK;

/** Words overlap by this part of the height where one is below the other. */
const OVERLAP = 0.5;
/** @returns true if a word is above another one, as a value is above its caption in a box; fractions are so as well. */
function isOver(one: PlacedText, { text, x, y, width, height }: PlacedText): boolean {
  if (y - one.y <= SAME_LINE * Math.min(one.height, height) || /^\d$/.test(text)) return false;
  return Math.min(one.x + one.width, x + width) - Math.max(one.x, x) > OVERLAP * height;
}

/** The digits of a fraction are above and below the large letters of their line. */
function sharesLine(line: readonly PlacedText[], piece: PlacedText): boolean {
  const [first] = line;
  if (first === undefined) return false;
  // The first one is the highest.
  const isLower = piece.y - first.y > SAME_LINE * piece.height;
  if (isBeside(first, piece)) return !isLower || !line.some((one) => isOver(one, piece));
  return /^[248]$/.test(piece.text) && line.some((one) => isSmaller(piece, one) && isBeside(one, piece));
}

/** Words spaced by letter, as `P E R M I T`; three letters may be the heads of columns, and those beside a digit a VIN. */
export const joinSpaced = (text: string) =>
  text.replace(/(?<![A-Z\d] ?)(?:[A-Z] ){3,}[A-Z](?! ?[A-Z\d](?![A-Z\d]))(?![A-Z])/g, (spaced) =>
    spaced.replaceAll(' ', ''),
  );

/** Most texts have only letters of a keyboard with single spaces between them. */
const plainText = /^[!-^`-~]+(?: [!-^`-~]+)*$/;

/** `61⁄2` is sixty-one halves only after its one sign for a half was made three. */
function toPlainText(text: string): string {
  if (text.length <= MAX_CELL && plainText.test(text)) return joinSpaced(text);
  const plain = text
    .replace(/[\u00BC-\u00BE\u2150-\u215E]|(?<=\d)[1-7]\u2044[248]/g, (fraction) => ` ${fraction}`)
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/\u00AD/g, '')
    .replace(/[\u2010-\u2012\u2212]|(?<=[A-Z\d])\u2013(?=[A-Z\d])/gi, '-')
    .replace(/_{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CELL);
  return joinSpaced(plain);
}

/** Old programs draw the boxes of tables with bars, and lead from a label to its value with dots or an equals sign. */
const withoutLeaders = (text: string) => text.replace(/^(?:[|=:.](?:\s+|$)|[|=]|\.{2,}\s*)+|\s*\|$/g, '');

/** Colons can have a column of their own, and dots lead from a label to its value. */
const noText = /^(?::|[. ]*)$/;

/** A scan may lose the mark of the feet: `14'5"` is no `145"`. */
const withoutFeet = /(?<![\d'’′°.]\s?)(\d{3,4}) ?["”″]/g;

/** Makes one piece of two small digits one above the other, as fractions are often set. */
function joinFractions(pieces: readonly PlacedText[]): PlacedText[] {
  const joined: PlacedText[] = [];
  for (const piece of pieces) {
    const over = joined.at(-1);
    const isUnder =
      over !== undefined &&
      /^\d$/.test(over.text) &&
      /^[248]$/.test(piece.text) &&
      piece.y > over.y + over.height * LINE_SLACK &&
      piece.x < over.x + over.width;
    if (isUnder) joined.splice(-1, 1, { ...over, text: `${over.text}/${piece.text}` });
    else joined.push(piece);
  }
  return joined;
}

function joinCells(pieces: readonly PlacedText[], cellGap: number): PdfCell[] {
  const cells: PdfCell[] = [];
  let before: PlacedText | undefined;
  for (const piece of joinFractions(pieces.toSorted((a, b) => a.x - b.x || a.y - b.y))) {
    const { text, x, width, height, isApart } = piece;
    const last = cells.at(-1);
    const gap = last === undefined ? Infinity : x - last.end;
    const isOfDay = last !== undefined && text.startsWith('/') && /\d$/.test(last.text) && gap < height * DAY_GAP;
    const isOfSize = feet.test(last?.text ?? '') && inches.test(text) && gap < height * SIZE_GAP;
    const isNew = gap > height * (isApart === true ? cellGaps.apart : cellGap) && !isOfDay && !isOfSize;
    if (last === undefined || isNew) cells.push({ text, x, end: x + width });
    else {
      const isRaised =
        before !== undefined && isSmaller(piece, before) && /[\d'"”″’′]$/.test(last.text) && /^\d/.test(text);
      last.text = `${last.text}${isRaised || gap > height * WORD_GAP ? ' ' : ''}${text}`;
      last.end = Math.max(last.end, x + width);
    }
    before = piece;
  }
  return cells.flatMap(({ text, ...place }) => {
    const plain = withoutLeaders(toPlainText(text));
    return noText.test(plain) ? [] : [{ text: plain, ...place }];
  });
}

function groupLines(pieces: readonly PlacedText[]): PlacedText[][] {
  const lines: PlacedText[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    if (line !== undefined && sharesLine(line, piece)) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** Words over a page are this many times as large as its others, and lie across several lines. */
export const HUGE = 3.5;

function findHugeHeight(pieces: readonly PlacedText[]): number {
  const heights = pieces.map(({ height }) => height).toSorted((a, b) => a - b);
  return (heights[Math.floor(heights.length / 2)] ?? 0) * HUGE;
}

/** Of words over a page, all of a line is one text, and letters with spaces between them are a word. */
function joinHuge(cells: readonly PdfCell[]): PdfCell[] {
  const [first] = cells;
  const words = cells.map(({ text }) => (/^\S(?: \S)+$/.test(text) ? text.replaceAll(' ', '') : text));
  return first === undefined
    ? []
    : [{ ...first, text: words.join(' '), end: Math.max(...cells.map(({ end }) => end)) }];
}

/** From top to bottom; huge words across other lines are behind all of them, because they would part the rows of a table. */
function orderLines(lines: readonly PlacedText[][], huge: readonly PlacedText[][]): PlacedText[][] {
  const isAcross = ([first]: readonly PlacedText[]) =>
    first !== undefined &&
    lines.some(([own]) => own !== undefined && own.y <= first.y && own.y > first.y - first.height);
  const titles = huge.filter((line) => !isAcross(line));
  const ordered = titles.length === 0 ? lines : [...lines, ...titles].toSorted(([a], [b]) => (a?.y ?? 0) - (b?.y ?? 0));
  return [...ordered, ...huge.filter(isAcross)];
}

/** The lines of a page from top to bottom, each with its cells from left to right. */
export function toPdfLines({ pieces, isScan }: Pick<PdfPage, 'pieces' | 'isScan'>): PdfLine[] {
  const filled = pieces.filter(({ text }) => text.trim() !== '');
  const hugeHeight = findHugeHeight(filled);
  const huge = filled.filter(({ height }) => height > hugeHeight);
  const usual = huge.length === 0 ? filled : filled.filter(({ height }) => height <= hugeHeight);
  return orderLines(groupLines(usual), groupLines(huge))
    .slice(0, MAX_LINES)
    .flatMap((line) => {
      const cells = joinCells(line, isScan ? cellGaps.scan : cellGaps.print);
      const [first] = line;
      if (cells.length === 0 || first === undefined) return [];
      const read = isScan ? cells.map((cell) => ({ ...cell, text: cell.text.replace(withoutFeet, '$1') })) : cells;
      return [{ y: first.y, height: first.height, cells: first.height > hugeHeight ? joinHuge(read) : read }];
    });
}
