import type { EnvelopeCheck, EnvelopeKind } from '@wideload/domain';

/** In px of the drawing. */
export type Rect = { x: number; y: number; width: number; height: number };
export type LimitLine = {
  check: EnvelopeCheck;
  path: string;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
  /** Clipped to the outline of the load. */
  beyond: Rect[];
};
/** An inch `place` is at `left + place * scale`, a height at `ground - height * scale`. */
export type LegalView = {
  width: number;
  height: number;
  left: number;
  ground: number;
  scale: number;
  limits: LimitLine[];
};

export const viewMargin = 16;
/** Max drawn height of truck and limit. */
export const tallest = 150;
/** Room for the label over the highest line, and for a row of text below the ground. */
export const headroom = 30;
export const rowHeight = 19;

export function findCheck(checks: readonly EnvelopeCheck[], kind: EnvelopeKind): EnvelopeCheck | undefined {
  return checks.find(({ what }) => what === kind);
}
