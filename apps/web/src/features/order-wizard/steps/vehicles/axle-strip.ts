import { axleFields, draftUnitOf, type AxlePath, type UnitForm } from '../../unit-form.ts';
import { formatLength, inches } from '@wideload/domain';

/** One distance between neighbouring axles in the drawing, in px from its left. */
export type AxleLine = {
  path: AxlePath;
  label: string;
  from: number;
  to: number;
  text: string;
  isMissing: boolean;
  hasRoom: boolean;
};
/** A text that has no room on its line, under it; `2 × 4′6″` for equal neighbours. */
export type AxleText = { paths: AxlePath[]; text: string; from: number; to: number; row: 1 | 2 };
export type AxleStrip = { axles: number[]; lines: AxleLine[]; below: AxleText[]; length: string | null };

/** The least room between two axles, in px, so that their numbers do not cover each other. */
const leastGap = 24;
/** Inches from the front bumper to the first axle of the drawing. */
const bumperToSteerAxle = 46;
/** Room that a text of 14 px needs, with its gaps. */
const roomOf = (text: string) => text.length * 7.6 + 16;

/**
 * Lays the axles out to scale over `width` px, front to the left. Distances that are not given share what an average one takes. The
 * optional sixth axle appears once its distance is typed. A text without room on its line stands below it.
 */
export function axleStripOf(unit: UnitForm, width: number): AxleStrip {
  const { axles, dimensions } = draftUnitOf(unit);
  const all = axleFields.map(({ path, label }) => ({ path, label, value: axles[keyOf(path)] }));
  const shown = all.filter(
    ({ path, value }) => path !== 'axles.EF' || value !== null || unit.lengths[path].feet !== '',
  );
  const values = shown.map(({ value }) => value);
  const { from: first, width: span } = spanOf(values, { width, length: dimensions.length });
  const gaps = gapsOf(values, span);
  const places = [first];
  for (const gap of gaps) places.push((places.at(-1) ?? first) + gap);
  const lines: AxleLine[] = [];
  for (const [index, { path, label, value }] of shown.entries()) {
    const from = places[index] ?? 0;
    const to = places[index + 1] ?? from;
    const text = value === null ? label : formatLength(inches(value));
    lines.push({ path, label, from, to, text, isMissing: value === null, hasRoom: to - from >= roomOf(text) });
  }
  return {
    axles: places,
    lines,
    below: textsBelow(lines),
    length: dimensions.length === null ? null : formatLength(inches(dimensions.length)),
  };
}

function keyOf(path: AxlePath) {
  const keys = { 'axles.AB': 'AB', 'axles.BC': 'BC', 'axles.CD': 'CD', 'axles.DE': 'DE', 'axles.EF': 'EF' } as const;
  return keys[path];
}

/** Where the axles stand along the whole length: as far as it is known, to scale; else over all of it. */
function spanOf(values: readonly (number | null)[], { width, length }: { width: number; length: number | null }) {
  const known = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const isKnown = length !== null && length > known && values.every((value) => value !== null && value > 0);
  if (!isKnown) return { from: 0, width };
  const front = Math.min(bumperToSteerAxle, (length - known) / 2);
  return { from: (front / length) * width, width: (known / length) * width };
}

function gapsOf(values: readonly (number | null)[], width: number): number[] {
  const given = values.filter((value) => value !== null && value > 0);
  const average = given.length === 0 ? 1 : given.reduce<number>((sum, value) => sum + (value ?? 0), 0) / given.length;
  const lengths = values.map((value) => (value === null || value === 0 ? average : value));
  const scale = width / lengths.reduce((sum, length) => sum + length, 0);
  const raised = lengths.map((length) => Math.max(leastGap, length * scale));
  // What the short ones were given is taken from those that have room.
  const excess = raised.reduce((sum, gap) => sum + gap, 0) - width;
  const room = raised.reduce((sum, gap) => sum + (gap - leastGap), 0);
  return raised.map((gap) => (room === 0 ? width / values.length : gap - ((gap - leastGap) / room) * excess));
}

function textsBelow(lines: readonly AxleLine[]): AxleText[] {
  const texts: AxleText[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.hasRoom) continue;
    const { path, from, to, text, isMissing } = line;
    const last = texts.at(-1);
    const before = lines[index - 1];
    // Names of fields that are still empty are never equal.
    if (
      last !== undefined &&
      before !== undefined &&
      last.paths.at(-1) === before.path &&
      before.text === text &&
      !isMissing
    ) {
      texts[texts.length - 1] = {
        ...last,
        paths: [...last.paths, path],
        text: `${last.paths.length + 1} × ${text}`,
        to,
      };
    } else texts.push({ paths: [path], text, from, to, row: 1 });
  }
  return texts.map((text, index) => ({ ...text, row: meets(text, texts[index - 1]) && index % 2 === 1 ? 2 : 1 }));
}

function meets(text: AxleText, before: AxleText | undefined): boolean {
  if (before === undefined) return false;
  const room = (roomOf(text.text) + roomOf(before.text)) / 2;
  return (text.from + text.to) / 2 - (before.from + before.to) / 2 < room;
}
