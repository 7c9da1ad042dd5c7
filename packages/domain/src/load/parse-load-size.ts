import { parsePounds } from '../basics/parse-weight.ts';
import type { Pounds } from '../basics/weight.ts';
import { loadRowKeys, parseLoadRow, type LoadRowReading } from './parse-load-row.ts';

export type LoadSizeReading = LoadRowReading & { weight: Pounds | null };

export type LoadSize = {
  /** Likeliest first: the lengths in the order in which they are typed, width before height. */
  readings: readonly [LoadSizeReading, ...LoadSizeReading[]];
  /** The readings differ in a length itself (8′5″ or 8′6″), not only in which one is the width. */
  isInDoubt: boolean;
};

const maxTextLength = 200;
/** A smaller number at the end of a row is a length. */
const minWeight = 1000;
const separator = /[\s,;|@]+(?:(?:x|×|at|and|y)[\s,;|@]+)?/gi;
const weightLabel = String.raw`(?:gross weight|gross|weight|weighs|weighing|total|gvwr?|gcwr?|wt|peso bruto|peso)`;
const beforeWeight = new RegExp(String.raw`^${weightLabel}\s*[:=]?\s*`, 'i');
const afterWeight = new RegExp(String.raw`\s*\(?${weightLabel}\)?\.?$`, 'i');

/** Parses a load in one line: `14'6 x 15'2 x 77, 111,400`, `111,400 lb, W 14'6 H 15'2 L 77`, or a part of it. Null if it cannot be read. */
export function parseLoadSize(text: string): LoadSize | null {
  const line = text.trim();
  if (line === '' || line.length > maxTextLength) return null;
  const weight = parseGross(line);
  if (weight !== null) return { readings: [{ lengths: {}, isRounded: false, weight }], isInDoubt: false };
  return toSize(parseLoadRow(line), null) ?? splitWeight(line);
}

/** The first split that leaves a row and a weight, in either order. */
function splitWeight(line: string): LoadSize | null {
  for (const { index, 0: between } of line.matchAll(separator)) {
    const [before, after] = [line.slice(0, index), line.slice(index + between.length)];
    for (const [row, rest] of [[before, after] as const, [after, before] as const]) {
      const weight = parseGross(rest);
      const size = weight === null ? null : toSize(parseLoadRow(row), weight);
      if (size !== null) return size;
    }
  }
  return null;
}

function toSize(rows: readonly LoadRowReading[] | null, weight: Pounds | null): LoadSize | null {
  const [first, ...others] = (rows ?? []).map((row) => ({ ...row, weight }));
  if (first === undefined) return null;
  return { readings: [first, ...others], isInDoubt: others.some((other) => !hasSameLengths(first, other)) };
}

function hasSameLengths(one: LoadRowReading, other: LoadRowReading): boolean {
  const [lengths, others] = [one, other].map((reading) =>
    loadRowKeys.map((key) => reading.lengths[key] ?? 0).toSorted((a, b) => a - b),
  );
  return String(lengths) === String(others);
}

function parseGross(text: string): Pounds | null {
  const parsed = parsePounds(text.trim().replace(beforeWeight, '').replace(afterWeight, ''));
  return parsed.ok && parsed.pounds >= minWeight ? parsed.pounds : null;
}
