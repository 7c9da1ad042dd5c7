import { findBeside } from './find-values.ts';
import { labelPage, type ReadPage } from './labelled-page.ts';
import type { PdfLine, PdfPage, PlacedText } from './pdf-lines.ts';
import type { Sighting } from './sighting.ts';

/** Fields that say where a permit begins. */
const splitting = ['number', 'bareNumber', 'days', 'validFrom', 'truckVin'] as const;

export const findBeginnings = (page: ReadPage): Sighting[] => findBeside([page], splitting);

const toPlain = (number: unknown) =>
  String(number)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '');

/** The distinct numbers of permits, each with its first line. */
export function listNumbers(found: readonly Sighting[]): { number: string; line: number }[] {
  const named = found.filter(({ field }) => field === 'number');
  const own = named.length > 0 ? named : found.filter(({ field }) => field === 'bareNumber');
  const first = new Map(own.toReversed().map(({ value, line }) => [toPlain(value), line]));
  return [...first].map(([number, line]) => ({ number, line })).toSorted((a, b) => a.line - b.line);
}

const toText = ({ cells }: PdfLine) => cells.map(({ text }) => text).join(' ');

/** A second permit begins with the head of the first one, or else with its number. */
function findBeginning(lines: readonly PdfLine[], first: number, next: number): number {
  const heads = new Set(lines.slice(0, first).map(toText));
  const again = lines.findIndex((line, at) => at > first && at < next && heads.has(toText(line)));
  return again === -1 ? next : again;
}

const cut = (page: PdfPage, isOfNext: (piece: PlacedText) => boolean): PdfPage[] =>
  [false, true].map((next) => ({ ...page, pieces: page.pieces.filter((piece) => isOfNext(piece) === next) }));

function isPermit(page: ReadPage): boolean {
  const found = findBeginnings(page);
  const has = (...wanted: Sighting['field'][]) => found.some(({ field }) => wanted.includes(field));
  return listNumbers(found).length === 1 && has('truckVin') && has('days', 'validFrom');
}

/** The permits on one sheet, one below the other or side by side, where each has a number, days and a truck of its own. */
export function splitSheet(page: ReadPage): readonly ReadPage[] {
  const labels = page.labels.filter(({ field }) => field === 'number');
  if (labels.length < 2) return [page];
  const numbers = listNumbers(findBeginnings(page));
  const [first, second] = numbers;
  if (first === undefined || second === undefined) return [page];
  const y = page.lines[findBeginning(page.lines, first.line, second.line)]?.y ?? 0;
  const x = labels.find(({ at }) => at.line === second.line && at.index > 0)?.at.cell.x ?? 0;
  const isBeside = first.line === second.line;
  const parts = cut(page.page, (piece) => (isBeside ? piece.x >= x : piece.y >= y)).map(labelPage);
  const [top, ...others] = [parts[0] ?? page, ...parts.slice(1).flatMap(splitSheet)];
  return [top, ...others].every(isPermit) ? [top, ...others] : [page];
}
