import type { DraftDimensions } from '@wideload/domain';
import * as texts from './drawing.texts.ts';
import type { LengthPath } from '#product/unit/unit-form.ts';
import { formatPlausibleLength, estimateTextWidth } from './drawing-text.ts';
import type { DrawingLayout } from './drawing-layout.ts';
import type { TruckPlan } from './truck-plan.ts';

/** In px of the drawing; a vertical line runs from top to bottom. */
export type OverallLine = {
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
