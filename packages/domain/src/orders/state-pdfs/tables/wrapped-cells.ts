import { monthWords } from '../pdf-days-text.ts';
import { isWholeLabel } from '../pdf-fields.ts';
import { overlaps, type PdfCell, type PdfLine } from '../pdf-lines.ts';
import { ofState } from '../pdf-values.ts';

/** Two lines of one cell begin at one place, in points, and are this many heights apart at most. */
const ALIGNED = 2;
const CLOSE = 1.6;

const vinPart = /(?:^|[: ])([A-HJ-NPR-Z\d]{8,16})$/;
const vinRest = /^[A-HJ-NPR-Z\d]{1,9}$/;
const vin = /^(?=.*[A-Z])[A-HJ-NPR-Z\d]{13}\d{4}$/;

function endsVin(text: string, rest: string): boolean {
  const [, part = ''] = vinPart.exec(text) ?? [];
  return part !== '' && vinRest.test(rest) && vin.test(part + rest);
}

/** A year of two digits is none of these years: the rest of it is below. */
const dayPart = /(?:^|[: ])\d{1,2}([-/])\d{1,2}\1((?:2|20|20\d)?)$/;
const whole = /^20\d\d$/;

function endsYear(text: string, rest: string): boolean {
  const found = dayPart.exec(text);
  return found !== null && /^\d{1,4}$/.test(rest) && whole.test(`${found[2]}${rest}`);
}

const day = String.raw`(?:\d{1,2}[-/]\d{1,2}[-/]\d{2,4}|(?:${monthWords})[a-z]* \d{1,2}, \d{4})`;
const afterMonth = new RegExp(`(?:^|[: ])(?:${monthWords})[a-z]{0,6}\\.?(?: \\d{1,2},)?$`, 'i');
const dayAndYear = /^(?:\d{1,2}, )?20\d\d$/;
const openRange = new RegExp(`${day} ?(?:-|–|to|through|thru|until)$`, 'i');
const oneDay = new RegExp(`${day}$`, 'i');
const secondDay = new RegExp(`^${day}$`, 'i');
const toDay = new RegExp(`^(?:-|–|to|through|thru|until) ${day}$`, 'i');
const codePart = /(?:^|: )[A-Z\d]+(?:-[A-Z\d]+)*-$/;
const codeRest = /^(?=.*\d)[A-Z\d]+(?:-[A-Z\d]+)*$/;

/** Both lines as one text; null if the second one does not end the first. */
function join(text: string, rest: string): string | null {
  if (endsVin(text, rest) || endsYear(text, rest)) return text + rest;
  if (codePart.test(text) && codeRest.test(rest)) return text + rest;
  const isOfDay = afterMonth.test(text) && dayAndYear.test(rest);
  const isOfRange = (openRange.test(text) && secondDay.test(rest)) || (oneDay.test(text) && toDay.test(rest));
  return isOfDay || isOfRange ? `${text} ${rest}` : null;
}

const endOfVin = /(?:^|[: ])(?=[A-Z\d]*[A-Z])[A-HJ-NPR-Z\d]{13}\d{4}$/;
/** A plate with its state, or one below the label of both; a unit's number has no state. */
const plateAndState = new RegExp(`^(?=[A-Z-]*\\d)[A-Z\\d-]{4,8} ?\\(?${ofState}\\)?$`);
const onlyPlate = /^(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{5,8}$/;
const ofPlate = /\b(?:plate|license|lic|tag|reg)\b/i;
/** Lines from the head of a table to its rows. */
const HEAD = 4;

/** A label that is too long for its column, as `Heigh` above `t`. */
const isBrokenLabel = (text: string, rest: string) =>
  /^[a-z]{1,4}$/i.test(rest) && /[a-z]$/i.test(text) && isWholeLabel(text + rest) && !isWholeLabel(text);
/** Another word may be broken so beside it. */
const isBrokenWord = (text: string, rest: string) =>
  (/[a-z]$/.test(text) && /^[a-z]{1,2}$/.test(rest)) || (/[A-Z]{2}$/.test(text) && /^[A-Z]$/.test(rest));

/** Joins the ends of such words to their beginnings, where the line has nothing else. */
function joinWords(upper: PdfLine, lower: PdfLine): PdfLine | null {
  const joined = new Map<PdfCell, string>();
  let isOfLabel = false;
  for (const { text, x } of lower.cells) {
    const begin = upper.cells.find((one) => Math.abs(one.x - x) <= ALIGNED);
    if (begin === undefined) return null;
    const isBroken = isBrokenLabel(begin.text, text);
    if (!isBroken && !isBrokenWord(begin.text, text)) return null;
    isOfLabel ||= isBroken || /^[a-z]+$/.test(text);
    joined.set(begin, begin.text + text);
  }
  if (!isOfLabel) return null;
  return { ...upper, y: lower.y, cells: upper.cells.map((cell) => ({ ...cell, text: joined.get(cell) ?? cell.text })) };
}

/** Joins plates to the VINs above them, where the line has nothing else. */
function joinPlates(lines: readonly PdfLine[], at: number): PdfLine | null {
  const [upper, lower] = [lines[at], lines[at + 1]];
  if (upper === undefined || lower === undefined) return null;
  const joined = new Map<PdfCell, string>();
  for (const { text, x } of lower.cells) {
    const vinAbove = upper.cells.find((one) => Math.abs(one.x - x) <= ALIGNED && endOfVin.test(one.text));
    if (vinAbove === undefined) return null;
    const heads = lines
      .slice(Math.max(0, at - HEAD), at)
      .flatMap(({ cells }) => cells.filter((one) => overlaps(one, vinAbove)));
    const labels = [...upper.cells.slice(0, upper.cells.indexOf(vinAbove) + 1), ...heads];
    if (!plateAndState.test(text) && !(onlyPlate.test(text) && labels.some((one) => ofPlate.test(one.text))))
      return null;
    joined.set(vinAbove, `${vinAbove.text} ${text}`);
  }
  return { ...upper, cells: upper.cells.map((cell) => ({ ...cell, text: joined.get(cell) ?? cell.text })) };
}

/** Cells of other columns may be in the middle of both lines: the value goes to the line with more cells. */
function joinInto(upper: PdfLine, lower: PdfLine): [PdfLine, PdfLine] | null {
  const joined = new Map<PdfCell, PdfCell>();
  /** Behind two cells that are none together, both lines have a label of their own. */
  let isLabelled = false;
  for (const cell of upper.cells) {
    const below = lower.cells.find(({ x }) => Math.abs(x - cell.x) <= ALIGNED);
    const text: string | null = below === undefined || isLabelled ? null : join(cell.text, below.text);
    isLabelled = below !== undefined && text === null;
    if (below !== undefined && text !== null) joined.set(cell, { ...cell, text, end: Math.max(cell.end, below.end) });
  }
  if (joined.size === 0) return null;
  const isUpper = upper.cells.length >= lower.cells.length;
  const taken = [...joined.keys()];
  const others = lower.cells.filter(({ x }) => !taken.some((one) => Math.abs(one.x - x) <= ALIGNED));
  const own = upper.cells.filter((cell) => !joined.has(cell));
  if (isUpper)
    return [
      { ...upper, cells: upper.cells.map((cell) => joined.get(cell) ?? cell) },
      { ...lower, cells: others },
    ];
  const cells = [...others, ...joined.values()].toSorted((a, b) => a.x - b.x);
  return [
    { ...upper, cells: own },
    { ...lower, cells },
  ];
}

/** Joins the lines of a VIN and its plate, or of a VIN, a number, a day or a period that is wrapped within its cell. */
export function joinWrappedCells(lines: readonly PdfLine[]): readonly PdfLine[] {
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const [upper, lower] = [joined[at], joined[at + 1]];
    if (upper === undefined || lower === undefined || lower.y - upper.y > lower.height * CLOSE) continue;
    const whole = joinWords(upper, lower) ?? joinPlates(joined, at);
    if (whole === null) [joined[at], joined[at + 1]] = joinInto(upper, lower) ?? [upper, lower];
    else [joined[at], joined[at + 1]] = [whole, { ...lower, cells: [] }];
  }
  return joined.some(({ cells }) => cells.length === 0) ? joined.filter(({ cells }) => cells.length > 0) : joined;
}
