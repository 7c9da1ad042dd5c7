import * as texts from './drawing.texts.ts';
import type { AxleRuler } from './axle-ruler.ts';
import type { DrawingLayout } from './drawing-layout.ts';
import type { Target } from './drawing-targets.tsx';
import type { OverallLine } from './overall-lines.ts';

/** Min size of a press target across its line, in px. */
const thick = { narrow: 44, wide: 32 } as const;
const leastLong = 16;

export function computeDrawingPlaces(
  lines: readonly OverallLine[],
  { lines: gaps }: AxleRuler,
  layout: DrawingLayout,
): Target[] {
  const across = layout.isNarrow ? thick.narrow : thick.wide;
  const overall = lines.map((line): Target => {
    const { path, label, text, isMissing, vertical } = line;
    const long = Math.max(leastLong, line.to - line.from);
    const name = isMissing ? texts.lineNotGiven(label) : `${label}, ${text}`;
    if (vertical) return { path, name, left: line.at - across / 2, top: line.from, width: across, height: long };
    if (path === 'dimensions.width') return { path, name, ...toWidthPlace(line, across) };
    return { path, name, left: line.from, top: line.at - rowThick / 2, width: long, height: rowThick };
  });
  const axles = gaps.map(({ path, label, text, isMissing, from, to }): Target => {
    const wide = Math.max(leastLong, to - from);
    const name = texts.axleDistance(label, isMissing ? texts.notGiven : text);
    return {
      path,
      name,
      left: (from + to - wide) / 2,
      top: layout.linesAt - rowThick / 2,
      width: wide,
      height: across,
    };
  });
  return [...overall, ...axles];
}

/** Nothing else is beside the line of the width, so its target is as large as a finger on a phone. */
function toWidthPlace({ from, to, at }: OverallLine, across: number) {
  const width = Math.max(across, to - from);
  return { left: (from + to - width) / 2, top: at - across / 2, width, height: across };
}

/** Length and overhangs have separate rows, close to each other. */
const rowThick = 24;
