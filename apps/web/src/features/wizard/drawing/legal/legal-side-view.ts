import type { EnvelopeCheck } from '@wideload/domain';
import { findCheck, headroom, rowHeight, tallest, viewMargin, type LegalView, type LimitLine } from './legal-view.ts';
import type { TruckPlan } from '../truck/truck-plan.ts';

type Frame = Omit<LegalView, 'height' | 'limits'> & { top: number };
/** In inches from the foremost point. */
type Reach = { front: EnvelopeCheck | undefined; rear: EnvelopeCheck | undefined; trailer: TrailerReach | null };
type TrailerReach = { check: EnvelopeCheck; from: number; to: number };

/** Min width at which the labels of both overhangs share a row. */
const wideFrom = 720;

export function buildLegalSideView(plan: TruckPlan, checks: readonly EnvelopeCheck[], width: number): LegalView {
  const height = findCheck(checks, 'height');
  const reach = {
    front: findCheck(checks, 'front_overhang'),
    rear: findCheck(checks, 'rear_overhang'),
    trailer: findTrailerReach(plan, checks),
  };
  const frame = buildFrame(plan, reach, { width, highest: height?.limit ?? 0 });
  const rearRow = reach.front !== undefined && width < wideFrom ? 2 : 1;
  const trailerRow = reach.front === undefined && reach.rear === undefined ? 1 : rearRow + 1;
  const limits = [
    ...(height === undefined ? [] : [buildHeightLine(height, frame)]),
    ...(reach.front === undefined ? [] : [buildFrontLine(reach.front, plan, frame)]),
    ...(reach.rear === undefined ? [] : [buildRearLine(reach.rear, plan, { ...frame, row: rearRow })]),
    ...(reach.trailer === null ? [] : [buildTrailerLine(reach.trailer, plan, { ...frame, row: trailerRow })]),
  ];
  const { top: _, ...place } = frame;
  // The trailer's line appears only when all lengths are known; its rows are reserved to avoid a layout shift.
  return { ...place, height: frame.ground + rowHeight * (trailerRow + 1) + 14, limits };
}

/** It begins where the shortest trailer that fits the lengths would. */
function findTrailerReach(plan: TruckPlan, checks: readonly EnvelopeCheck[]): TrailerReach | null {
  const check = findCheck(checks, 'trailer_length');
  if (check === undefined || check.actual === null) return null;
  const from = plan.length - check.actual;
  return { check, from, to: from + check.limit };
}

function buildFrame(plan: TruckPlan, reach: Reach, { width, highest }: { width: number; highest: number }): Frame {
  const { front, rear, trailer } = reach;
  const from = Math.min(0, plan.bumper - (front?.limit ?? 0), trailer?.from ?? 0);
  const to = Math.max(plan.right, plan.trailer.to + (rear?.limit ?? 0), trailer?.to ?? 0);
  const top = Math.max(plan.top, highest);
  const room = Math.max(40, width - 2 * viewMargin);
  const scale = Math.min(room / (to - from), tallest / top);
  const left = viewMargin + (room - (to - from) * scale) / 2 - from * scale;
  return { width, left, ground: headroom + top * scale, scale, top };
}

/** The label goes on top, where no load is behind it. */
function buildHeightLine(check: EnvelopeCheck, { width, ground, scale, top }: Frame): LimitLine {
  const at = ground - check.limit * scale;
  return {
    check,
    path: `M${viewMargin} ${at}H${width - viewMargin}`,
    label: { x: viewMargin, y: ground - top * scale - 12, anchor: 'start' },
    beyond: [{ x: 0, y: 0, width, height: at }],
  };
}

function buildFrontLine(check: EnvelopeCheck, plan: TruckPlan, { left, ground, scale, top }: Frame): LimitLine {
  const at = left + (plan.bumper - check.limit) * scale;
  return {
    check,
    path: `M${at} ${ground - top * scale}V${ground + 6}`,
    label: { x: at - 1, y: ground + rowHeight, anchor: 'start' },
    beyond: [{ x: 0, y: 0, width: Math.max(0, at), height: ground }],
  };
}

type InRow = Frame & { row: number };

function buildRearLine(
  check: EnvelopeCheck,
  plan: TruckPlan,
  { width, left, ground, scale, top, row }: InRow,
): LimitLine {
  const at = left + (plan.trailer.to + check.limit) * scale;
  return {
    check,
    path: `M${at} ${ground - top * scale}V${ground + 6}`,
    label: { x: at + 1, y: ground + rowHeight * row, anchor: 'end' },
    beyond: [{ x: at, y: 0, width: Math.max(0, width - at), height: ground }],
  };
}

/** The line is as long as the limit; the excess comes after its end. */
function buildTrailerLine(
  { check, from, to }: TrailerReach,
  plan: TruckPlan,
  { left, ground, scale, row }: InRow,
): LimitLine {
  const at = ground + rowHeight * row;
  const start = left + from * scale;
  const end = left + to * scale;
  const over = (check.over ?? 0) * scale;
  return {
    check,
    path: `M${start} ${at - 5}V${at + 5}M${start} ${at}H${end}M${end} ${at - 5}V${at + 5}`,
    label: { x: left + Math.max(plan.right, to) * scale, y: at + rowHeight, anchor: 'end' },
    beyond: over > 0 ? [{ x: end, y: at - 4, width: over, height: 8 }] : [],
  };
}
