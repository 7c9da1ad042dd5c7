import type { EnvelopeCheck, EnvelopeKind } from '@wideload/domain';
import type { TruckPlan } from './truck-plan.ts';

/** In inches from the foremost point: room for the unit and the limits around it. The limit of the trailer is below the ground. */
type Reach = { from: number; to: number; top: number; half: number };

/** Half the width of every trailer, in inches. */
export const halfTrailer = 51;

export function findReach(plan: TruckPlan, loadWidth: number, checks: readonly EnvelopeCheck[] = []): Reach {
  const limitOf = (kind: EnvelopeKind) => checks.find(({ what }) => what === kind)?.limit ?? 0;
  return {
    from: Math.min(0, plan.bumper - limitOf('front_overhang')),
    to: Math.max(plan.right, plan.trailer.to + limitOf('rear_overhang')),
    top: Math.max(plan.top, limitOf('height')),
    half: Math.max(loadWidth / 2, limitOf('width') / 2, halfTrailer),
  };
}

/** In px for a frame of one width; typing never changes the height. */
export type DrawingLayout = {
  width: number;
  height: number;
  /** On a phone, the numbers come right under the wheels, then the lines. */
  isNarrow: boolean;
  textSize: number;
  numberRadius: number;
  lengthAt: number;
  overhangsAt: number;
  ground: number;
  linesAt: number;
  numbersAt: number;
  /** First row of texts that do not fit on their line. */
  belowAt: number;
  rowHeight: number;
  /** The first row of the axle weights, below everything else. */
  weightsAt: number;
  scale: number;
  /** Position of the foremost inch of the unit. */
  left: number;
  reach: Reach;
  /** The view from behind: its middle in px, half its width in inches. */
  rear: { at: number; half: number };
  /** Position of the line of the width, below the view from behind. */
  widthAt: number;
  /** Position of the vertical height line. */
  heightAt: number;
};

/** Min width in px of the wide layout, with the numbers under their lines. */
const wideFrom = 700;

/**
 * The view from the side and, at the same scale on the same ground, the view from behind. Room for one of the `rows` of
 * text below the lines is always reserved; that for the rows of axle weights is added.
 */
export function computeDrawingLayout(
  width: number,
  reach: Reach,
  { rows = 0, weightRows = 0 }: { rows?: number; weightRows?: number } = {},
): DrawingLayout {
  const isNarrow = width < wideFrom;
  const margins = isNarrow
    ? { left: 14, right: 52, top: 48, between: 20 }
    : { left: 44, right: 116, top: 58, between: 44 };
  const high = Math.max(66, Math.min(160, width * 0.145));
  const room = Math.max(40, width - margins.left - margins.right - margins.between);
  const long = reach.to - reach.from + 2 * reach.half;
  const scale = Math.min(room / long, high / reach.top);
  const start = margins.left + (room - long * scale) / 2;
  const rearFrom = start + (reach.to - reach.from) * scale + margins.between;
  const rearTo = rearFrom + 2 * reach.half * scale;
  const ground = margins.top + high;
  const below = isNarrow ? computeNarrowRows(ground, rows) : computeWideRows(ground, rows);
  return {
    ...below,
    height: below.height + weightRows * below.rowHeight,
    weightsAt: below.height + 2,
    width,
    isNarrow,
    ground,
    scale,
    reach,
    left: start - reach.from * scale,
    rear: { at: (rearFrom + rearTo) / 2, half: reach.half },
    widthAt: ground + (isNarrow ? 20 : 26),
    lengthAt: isNarrow ? 16 : 20,
    overhangsAt: isNarrow ? 36 : 42,
    heightAt: rearTo + (isNarrow ? 24 : 36),
  };
}

function computeNarrowRows(ground: number, rows: number) {
  const rowHeight = 16;
  const height = ground + 80 + Math.max(0, rows - 1) * rowHeight;
  return {
    height,
    textSize: 12,
    numberRadius: 9,
    numbersAt: ground + 17,
    linesAt: ground + 40,
    belowAt: ground + 58,
    rowHeight,
  };
}

function computeWideRows(ground: number, rows: number) {
  const rowHeight = 18;
  const height = ground + 104 + Math.max(0, rows - 1) * rowHeight;
  const places =
    rows === 0
      ? { linesAt: ground + 32, numbersAt: ground + 74, belowAt: ground + 52 }
      : { linesAt: ground + 56, numbersAt: ground + 22, belowAt: ground + 78 };
  return { height, textSize: 15, numberRadius: 11.5, ...places, rowHeight };
}
