import type { EnvelopeCheck } from '@wideload/domain';
import { findCheck, headroom, rowHeight, tallest, viewMargin, type LegalView, type LimitLine } from './legal-view.ts';
import type { LoadPlan } from '../truck/load-plan.ts';
import type { TruckPlan } from '../truck/truck-plan.ts';

/** Half the width of every trailer, in inches. */
export const halfTrailer = 51;

type Frame = Omit<LegalView, 'height' | 'limits'> & { half: number; top: number };

export function buildLegalRearView(
  { plan, loadWidth }: { plan: TruckPlan; loadWidth: number },
  checks: readonly EnvelopeCheck[],
  width: number,
): LegalView {
  const wide = findCheck(checks, 'width');
  const height = findCheck(checks, 'height');
  const half = Math.max(loadWidth / 2, (wide?.limit ?? 0) / 2, halfTrailer);
  const top = Math.max(plan.height, height?.limit ?? 0, 62);
  const scale = Math.min(Math.max(40, width - 2 * viewMargin) / (2 * half), tallest / top);
  const frame = { width, left: width / 2, ground: headroom + top * scale, scale, half, top };
  const limits = [
    ...(wide === undefined ? [] : [buildWidthLine(wide, frame)]),
    ...(height === undefined ? [] : [buildHeightLine(height, frame)]),
  ];
  return { width, height: frame.ground + 2 * rowHeight + 18, left: frame.left, ground: frame.ground, scale, limits };
}

export function buildRearLoad({ type, deck, body }: LoadPlan, loadWidth: number): LoadPlan {
  return { type, deck, body: { ...body, from: -loadWidth / 2, to: loadWidth / 2 }, boom: null, beam: null };
}

function buildWidthLine(check: EnvelopeCheck, { width, left, ground, scale, top }: Frame): LimitLine {
  const reach = (check.limit / 2) * scale;
  const toVerticalPath = (x: number) => `M${x} ${ground + 6}V${ground - top * scale}`;
  const beside = Math.max(0, left - reach);
  return {
    check,
    path: toVerticalPath(left - reach) + toVerticalPath(left + reach),
    label: { x: left, y: ground + 2 * rowHeight + 4, anchor: 'middle' },
    beyond: [
      { x: 0, y: 0, width: beside, height: ground },
      { x: width - beside, y: 0, width: beside, height: ground },
    ],
  };
}

/** The label goes on top, where no load is behind it. */
function buildHeightLine(check: EnvelopeCheck, { width, left, ground, scale, half, top }: Frame): LimitLine {
  const at = ground - check.limit * scale;
  return {
    check,
    path: `M${left - half * scale - 8} ${at}H${left + half * scale + 8}`,
    label: { x: left, y: ground - top * scale - 12, anchor: 'middle' },
    beyond: [{ x: 0, y: 0, width, height: at }],
  };
}
