import type { EnvelopeCheck, EnvelopeKind } from '@wideload/domain';

/** Px on the glass. */
export type Rect = { x: number; y: number; width: number; height: number };
/** A limit as a line on the glass, where its label stands, and what lies beyond it. */
export type LimitLine = {
  check: EnvelopeCheck;
  path: string;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
  /** To be cut to the load's outline. */
  beyond: Rect[];
};
/** Inches stand on the glass at `left + place * scale`, heights at `ground - height * scale`. */
export type LegalView = {
  width: number;
  height: number;
  left: number;
  ground: number;
  scale: number;
  limits: LimitLine[];
};

export const viewMargin = 16;
/** The highest that truck or limit are drawn. */
export const tallest = 150;
/** Room for the label over the highest line, and for a row of text below the ground. */
export const headroom = 30;
export const rowHeight = 19;

export function checkOf(checks: readonly EnvelopeCheck[], kind: EnvelopeKind): EnvelopeCheck | undefined {
  return checks.find(({ what }) => what === kind);
}
