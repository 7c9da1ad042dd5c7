/** Figures of cells as their format shows them: `7` as `007`, `16329` as `16329 kg`, and days as `2027-03-31`. */

const DAY_MS = 86_400_000;

/** Formats with a number of their own in every workbook. */
const builtIn: Readonly<Record<number, string>> = { 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00' };
const isBuiltInDay = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

export const toFormat = (id: number): string => builtIn[id] ?? (isBuiltInDay(id) ? 'yyyy-mm-dd' : 'General');

type Piece = { isText: boolean; text: string };

/** Of the part for positive figures; colors, conditions and fillers show nothing. */
function readPieces(format: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [all, quoted, escaped, other] of format.matchAll(/"([^"]*)"|\\(.)|\[[^\]]*\]|[_*].|(.)/gsu)) {
    if (all === ';') break;
    const text = quoted ?? escaped;
    if (text !== undefined) pieces.push({ isText: true, text });
    else if (other !== undefined) pieces.push({ isText: false, text: other });
  }
  return pieces;
}

const isDayFormat = (pieces: readonly Piece[]) => pieces.some(({ isText, text }) => !isText && /[ymdhs]/i.test(text));

function formatDay(value: number, pieces: readonly Piece[], epoch: number): string {
  // A year in a column of days is a year: no list has a day of 1905.
  if (Number.isInteger(value) && value >= 1950 && value <= 2100) return String(value);
  const day = new Date(epoch + Math.floor(value) * DAY_MS);
  if (Number.isNaN(day.getTime())) return String(value);
  const shown = pieces.filter(({ isText, text }) => !isText && /[ymdhs]/i.test(text));
  return shown.every(({ text }) => /y/i.test(text)) ? String(day.getUTCFullYear()) : day.toISOString().slice(0, 10);
}

const isDigit = ({ isText, text }: Piece) => !isText && /[0#?.,]/.test(text);

function formatFigure(value: number, pieces: readonly Piece[]): string {
  const figures = pieces.filter(isDigit).map(({ text }) => text);
  const pattern = figures.join('');
  const exact = String(Number(value.toPrecision(15)));
  // In thousands: the figure itself is in the cell. Powers and fractions have no digits of their own.
  const isOther = pieces.some(({ isText, text }) => !isText && /[E/%@]/.test(text));
  if (pattern === '' || isOther || /[0#?],+$/.test(pattern.replace(/\..*/, ''))) return exact;
  const decimals = /\.([0#?]*)/.exec(pattern)?.[1]?.length ?? 0;
  const rounded = String(Number(value.toFixed(Math.min(decimals, 15))));
  const padded = /^0+$/.test(pattern) ? rounded.padStart(pattern.length, '0') : rounded;
  const [first, last] = [pieces.findIndex(isDigit), pieces.findLastIndex(isDigit)];
  const toText = (part: readonly Piece[]) =>
    part
      .map(({ isText, text }) => (isText || text === '-' || text === ' ' ? text : ''))
      .join('')
      .trim();
  const dash = pieces.slice(first, last).findIndex(({ text }) => text === '-');
  // `00000-0000` of a ZIP code.
  const split = dash === -1 ? 0 : pieces.slice(first + dash, last + 1).filter(isDigit).length;
  const body = split > 0 ? `${padded.slice(0, -split)}-${padded.slice(-split)}` : padded;
  const behind = toText(pieces.slice(last + 1));
  return `${toText(pieces.slice(0, first))}${body}${/^\p{L}/u.test(behind) ? ' ' : ''}${behind}`;
}

/** `isFrom1904`: the days of the workbook count from there. */
export function formatNumber(value: number, format: string, { isFrom1904 = false } = {}): string {
  if (/^general$/i.test(format)) return String(Number(value.toPrecision(15)));
  const pieces = readPieces(format);
  if (!isDayFormat(pieces)) return formatFigure(value, pieces);
  // Workbooks count a day of February 1900 that there was not.
  const epoch = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, value < 60 ? 31 : 30);
  return formatDay(value, pieces, epoch);
}
