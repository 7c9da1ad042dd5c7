import type { DraftAxles } from '@wideload/domain';
import { axleFields, type AxlePath } from '../../../product/unit/unit-form.ts';
import { lengthText, textWidth } from './drawing-text.ts';

/** The distance between two neighbouring axles, in px of the drawing. */
export type AxleLine = {
  path: AxlePath;
  label: string;
  from: number;
  to: number;
  text: string;
  isMissing: boolean;
  /** Its text stands on the line; else in a row below it. */
  hasRoom: boolean;
};
/** A text below its line; `2 × 4′6″` for equal neighbours. Rows count from 0. */
export type AxleText = { paths: AxlePath[]; text: string; isMissing: boolean; at: number; row: number };
/** An axle and where its number stands: under its wheel, or beside where numbers would cover each other. */
export type AxleNumber = { number: number; axle: number; at: number };
export type AxleRuler = { lines: AxleLine[]; below: AxleText[]; numbers: AxleNumber[] };

type Room = {
  /** The drawing's own width: no text leaves it. */
  width: number;
  /** Height of the texts. */
  size: number;
  /** Least distance between the middles of two numbers. */
  apart: number;
};

/**
 * The line of distances under a truck whose axles stand at `places` (px, front to back). A text that has no room on its line goes
 * below it, in as many rows as keep the texts from covering each other.
 */
export function axleRulerOf(axles: DraftAxles, places: readonly number[], { width, size, apart }: Room): AxleRuler {
  const shown = axleFields.slice(0, Math.max(0, places.length - 1));
  const values = [axles.AB, axles.BC, axles.CD, axles.DE, axles.EF];
  const lines = shown.map(({ path, label }, index): AxleLine => {
    const value = values[index] ?? null;
    const from = places[index] ?? 0;
    const to = places[index + 1] ?? from;
    const text = value === null ? label : lengthText(value);
    return {
      path,
      label,
      from,
      to,
      text,
      isMissing: value === null,
      hasRoom: to - from >= textWidth(text, size) + size * 0.6,
    };
  });
  const edge = apart / 2;
  return {
    lines,
    below: textsBelow(lines, { width, size }),
    numbers: apartOf(places, { apart, from: edge, to: width - edge }).map((at, index) => ({
      number: index + 1,
      axle: places[index] ?? at,
      at,
    })),
  };
}

/** Moves places apart, as little as it takes, and keeps them between `from` and `to` where they fit. */
export function apartOf(
  places: readonly number[],
  { apart, from, to }: { apart: number; from: number; to: number },
): number[] {
  const groups: { middle: number; count: number }[] = [];
  for (const place of places) {
    groups.push({ middle: clamp(place, from, to), count: 1 });
    for (
      let last = groups.at(-1), before = groups.at(-2);
      last && before;
      last = groups.at(-1), before = groups.at(-2)
    ) {
      if (startOf(last, apart) - endOf(before, apart) >= apart) break;
      const count = last.count + before.count;
      const middle = (last.middle * last.count + before.middle * before.count) / count;
      const half = ((count - 1) * apart) / 2;
      groups.splice(-2, 2, { middle: clamp(middle, from + half, to - half), count });
    }
  }
  return groups.flatMap((group) =>
    Array.from({ length: group.count }, (_, index) => startOf(group, apart) + index * apart),
  );
}

const startOf = ({ middle, count }: { middle: number; count: number }, apart: number) =>
  middle - ((count - 1) * apart) / 2;
const endOf = ({ middle, count }: { middle: number; count: number }, apart: number) =>
  middle + ((count - 1) * apart) / 2;

function clamp(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, value));
}

function textsBelow(lines: readonly AxleLine[], { width, size }: { width: number; size: number }): AxleText[] {
  const taken: { row: number; to: number }[] = [];
  return joined(lines).map(({ paths, text, isMissing, from, to }) => {
    const half = textWidth(text, size) / 2;
    const at = clamp((from + to) / 2, half, Math.max(half, width - half));
    const isFree = (row: number) => taken.every((other) => other.row !== row || at - half >= other.to + size * 0.6);
    let row = 0;
    while (!isFree(row)) row += 1;
    taken.push({ row, to: at + half });
    return { paths, text, isMissing, at, row };
  });
}

type Joined = { paths: AxlePath[]; text: string; isMissing: boolean; from: number; to: number };

/** Equal neighbours without room share one text; names of fields that are still empty are never equal. */
function joined(lines: readonly AxleLine[]): Joined[] {
  const runs: AxleLine[][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.hasRoom) continue;
    const before = lines[index - 1];
    const continues = before !== undefined && !before.hasRoom && !line.isMissing && before.text === line.text;
    if (continues) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs.map((run) => ({
    paths: run.map(({ path }) => path),
    text: run.length === 1 ? (run[0]?.text ?? '') : `${run.length} × ${run[0]?.text ?? ''}`,
    isMissing: run[0]?.isMissing ?? false,
    from: run[0]?.from ?? 0,
    to: run.at(-1)?.to ?? 0,
  }));
}
