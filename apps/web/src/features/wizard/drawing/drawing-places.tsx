import * as texts from './drawing.texts.ts';
import type { AxleRuler } from './axle-ruler.ts';
import { type DrawingLayout, formatPlausibleLength, estimateTextWidth } from './drawing-layout.ts';
import { useState, type KeyboardEvent } from 'react';
import type { LengthPath } from '#product/unit/unit-form.ts';
import css from './unit-drawing.module.css';
import type { DraftDimensions } from '@wideload/domain';
import type { TruckPlan } from './truck-plan.ts';

/** Min size of a press target across its line, in px. */
const thick = { narrow: 44, wide: 32 } as const;
const leastLong = 16;

/** In px. */
type Target = { path: LengthPath; name: string; left: number; top: number; width: number; height: number };

type DrawingTargetsProps = { label: string; targets: readonly Target[]; onPick: (path: LengthPath) => void };

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One Tab stop, with arrow keys between the lines. */
export function DrawingTargets({ label, targets, onPick }: DrawingTargetsProps) {
  const [current, setCurrent] = useState<LengthPath | null>(null);
  const found = targets.findIndex(({ path }) => path === current);
  const at = Math.max(0, found);

  function move(event: KeyboardEvent<HTMLElement>) {
    const last = targets.length - 1;
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? at : at + step;
    const target = targets[Math.max(0, Math.min(last, to))];
    if (to === at || target === undefined) return;
    event.preventDefault();
    setCurrent(target.path);
    event.currentTarget.querySelector<HTMLElement>(`[data-path="${target.path}"]`)?.focus();
  }

  return (
    <div role="toolbar" aria-label={label} onKeyDown={move}>
      {targets.map(({ path, name, ...place }, index) => (
        <button
          key={path}
          type="button"
          aria-label={name}
          data-path={path}
          tabIndex={index === at ? 0 : -1}
          className={css['target']}
          style={place}
          onFocus={() => setCurrent(path)}
          onClick={() => onPick(path)}
        />
      ))}
    </div>
  );
}

/** In px of the drawing; a vertical line runs from top to bottom. */
type OverallLine = {
  path: Exclude<LengthPath, `axles.${string}` | 'kingpin'>;
  label: string;
  from: number;
  to: number;
  at: number;
  vertical: boolean;
  text: string;
  textAt: 'middle' | 'before' | 'after';
  isMissing: boolean;
};

/** `drawnWidth` is the width of the load in the view from behind, in inches. */
type Input = { dimensions: DraftDimensions; drawnWidth: number; focusedPath: string | null };

/** A zero overhang has a line only while its field is focused. */
export function buildOverallLines(
  { dimensions, drawnWidth, focusedPath }: Input,
  plan: TruckPlan,
  layout: DrawingLayout,
): OverallLine[] {
  const x = (place: number) => layout.left + place * layout.scale;
  const { width, length, height, frontOverhang, rearOverhang } = dimensions;
  const long = { from: x(0), to: x(plan.length), at: layout.lengthAt, inward: 'after' } as const;
  const front = { from: x(0), to: x(plan.bumper), at: layout.overhangsAt, inward: 'after' } as const;
  const rear = { from: x(plan.trailer.to), to: x(plan.right), at: layout.overhangsAt, inward: 'before' } as const;
  const half = (drawnWidth / 2) * layout.scale;
  const wide = { from: layout.rear.at - half, to: layout.rear.at + half, at: layout.widthAt, inward: 'after' } as const;
  const isShown = (path: OverallLine['path'], value: number | null) => value !== 0 || focusedPath === path;
  return [
    buildHorizontalLine('dimensions.length', length, long, layout.textSize),
    buildVerticalLine(height, plan, layout),
    ...(isShown('dimensions.frontOverhang', frontOverhang)
      ? [buildHorizontalLine('dimensions.frontOverhang', frontOverhang, front, layout.textSize)]
      : []),
    ...(isShown('dimensions.rearOverhang', rearOverhang)
      ? [buildHorizontalLine('dimensions.rearOverhang', rearOverhang, rear, layout.textSize)]
      : []),
    buildHorizontalLine('dimensions.width', width, wide, layout.textSize),
  ];
}

/** `inward` is the side with room along the truck. */
type Ends = { from: number; to: number; at: number; inward: 'before' | 'after' };

function buildHorizontalLine(path: OverallLine['path'], value: number | null, ends: Ends, size: number): OverallLine {
  const { inward, at } = ends;
  const label = labels[path];
  const text = value === null ? label : formatPlausibleLength(value);
  const room = estimateTextWidth(text, size) + size * 1.6;
  // A missing value has no length yet, so its line is as long as its name.
  const missing = value === null ? Math.max(0, room - (ends.to - ends.from)) : 0;
  const from = inward === 'before' ? ends.from - missing : ends.from;
  const to = inward === 'after' ? ends.to + missing : ends.to;
  const textAt = value === null || to - from >= room ? 'middle' : inward;
  return { path, label, from, to, at, vertical: false, text, textAt, isMissing: value === null };
}

function buildVerticalLine(height: number | null, plan: TruckPlan, layout: DrawingLayout): OverallLine {
  const path = 'dimensions.height';
  const from = layout.ground - plan.height * layout.scale;
  const text = height === null ? labels[path] : formatPlausibleLength(height);
  const textAt = layout.ground - from >= layout.textSize * 2.4 ? 'middle' : 'before';
  const { heightAt: at, ground: to } = layout;
  return { path, label: labels[path], from, to, at, vertical: true, text, textAt, isMissing: height === null };
}

const labels = {
  'dimensions.width': texts.width,
  'dimensions.height': texts.height,
  'dimensions.length': texts.length,
  'dimensions.frontOverhang': texts.frontOverhang,
  'dimensions.rearOverhang': texts.rearOverhang,
} as const satisfies Record<OverallLine['path'], string>;

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
