import { axleKeys, type DraftAxles, formatPounds, listAxleWeights, pounds, type DraftUnit } from '@wideload/domain';
import { axleFields, type AxlePath } from '#product/unit/unit-form.ts';
import { formatPlausibleLength, estimateTextWidth, type DrawingLayout } from './drawing-layout.ts';

/** In px of the drawing. */
export type AxleLine = {
  path: AxlePath;
  label: string;
  from: number;
  to: number;
  text: string;
  isMissing: boolean;
  /** Without room, the text goes in a row below. */
  hasRoom: boolean;
};
/** `2 × 4′6″` for equal neighbors. Rows count from 0. */
export type AxleText = { paths: AxlePath[]; text: string; isMissing: boolean; at: number; row: number };
/** `at` is under the wheel, or shifted where numbers would overlap. */
export type AxleNumber = { number: number; axle: number; at: number };
export type AxleRuler = { lines: AxleLine[]; below: AxleText[]; numbers: AxleNumber[] };

type Room = {
  /** Texts stay inside this width. */
  width: number;
  size: number;
  /** Min distance between the centers of two numbers. */
  apart: number;
};

/** `places` are the axles in px, front to back. A text that does not fit on its line goes below it, in as many rows as needed. */
export function buildAxleRuler(axles: DraftAxles, places: readonly number[], { width, size, apart }: Room): AxleRuler {
  const shown = axleFields.slice(0, Math.max(0, places.length - 1));
  const values = axleKeys.map((key) => axles[key] ?? null);
  const lines = shown.map(({ path, label }, index): AxleLine => {
    const value = values[index] ?? null;
    const from = places[index] ?? 0;
    const to = places[index + 1] ?? from;
    const text = value === null ? label : formatPlausibleLength(value);
    return {
      path,
      label,
      from,
      to,
      text,
      isMissing: value === null,
      hasRoom: to - from >= estimateTextWidth(text, size) + size * 0.6,
    };
  });
  const edge = apart / 2;
  return {
    lines,
    below: buildTextsBelow(lines, { width, size }),
    numbers: spreadApart(places, { apart, from: edge, to: width - edge }).map((at, index) => ({
      number: index + 1,
      axle: places[index] ?? at,
      at,
    })),
  };
}

/** Positions stay within `from` and `to` where they fit. */
export function spreadApart(
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
      if (computeStart(last, apart) - computeEnd(before, apart) >= apart) break;
      const count = last.count + before.count;
      const middle = (last.middle * last.count + before.middle * before.count) / count;
      const half = ((count - 1) * apart) / 2;
      groups.splice(-2, 2, { middle: clamp(middle, from + half, to - half), count });
    }
  }
  return groups.flatMap((group) =>
    Array.from({ length: group.count }, (_, index) => computeStart(group, apart) + index * apart),
  );
}

const computeStart = ({ middle, count }: { middle: number; count: number }, apart: number) =>
  middle - ((count - 1) * apart) / 2;
const computeEnd = ({ middle, count }: { middle: number; count: number }, apart: number) =>
  middle + ((count - 1) * apart) / 2;

function clamp(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, value));
}

function buildTextsBelow(lines: readonly AxleLine[], { width, size }: { width: number; size: number }): AxleText[] {
  const taken: { row: number; to: number }[] = [];
  return joinLines(lines).map(({ paths, text, isMissing, from, to }) => {
    const half = estimateTextWidth(text, size) / 2;
    const at = clamp((from + to) / 2, half, Math.max(half, width - half));
    const isFree = (row: number) => taken.every((other) => other.row !== row || at - half >= other.to + size * 0.6);
    let row = 0;
    while (!isFree(row)) row += 1;
    taken.push({ row, to: at + half });
    return { paths, text, isMissing, at, row };
  });
}

type JoinedLine = { paths: AxlePath[]; text: string; isMissing: boolean; from: number; to: number };

/** Equal neighbors without room share one text; the names of empty fields never merge. */
function joinLines(lines: readonly AxleLine[]): JoinedLine[] {
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

/** `at` is under the axle, or shifted where texts would overlap. Rows count from 0. */
type AxleWeightText = { axle: number; at: number; row: number; text: string };

type Facts = Pick<DraftUnit, 'axles' | 'axleWeights'>;
type TextRoom = Pick<DrawingLayout, 'width' | 'textSize' | 'isNarrow'>;

/** Six weights fit in one row; those of more axles take turns in several. */
export function countWeightRows(facts: Facts, room: TextRoom): number {
  const texts = listTexts(facts, room);
  // The width of the frame is not known at first.
  if (room.width <= 0) return Math.min(1, texts.length);
  return Math.ceil((texts.length * computeApart(texts, room)) / room.width);
}

/** `places` are the axles in px, front to back. A phone has no room for the unit. */
export function placeAxleWeights(facts: Facts, places: readonly number[], room: TextRoom): AxleWeightText[] {
  const rows = countWeightRows(facts, room);
  const texts = listTexts(facts, room).filter(({ axle }) => axle <= places.length);
  const apart = computeApart(texts, room);
  return Array.from({ length: rows }, (_, row) => texts.filter((_text, index) => index % rows === row))
    .flatMap((inRow, row) => {
      const spread = spreadApart(
        inRow.map(({ axle }) => places[axle - 1] ?? 0),
        { apart, from: apart / 2, to: room.width - apart / 2 },
      );
      return inRow.map(({ axle, text }, index) => ({ axle, at: spread[index] ?? 0, row, text }));
    })
    .toSorted((a, b) => a.axle - b.axle);
}

function listTexts(facts: Facts, { isNarrow }: TextRoom): { axle: number; text: string }[] {
  return listAxleWeights(facts).flatMap((weight, index) => {
    if (weight === null) return [];
    return [{ axle: index + 1, text: formatPounds(pounds(weight)).replace(isNarrow ? ' lb' : '', '') }];
  });
}

function computeApart(texts: readonly { text: string }[], { textSize }: TextRoom): number {
  return Math.max(0, ...texts.map(({ text }) => estimateTextWidth(text, textSize))) + textSize * 0.6;
}
