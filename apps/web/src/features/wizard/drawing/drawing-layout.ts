import type { TruckPlan } from './truck/truck-plan.ts';

/** Where things stand on the glass, in px, for a frame of one width; what is typed never changes the height. */
export type DrawingLayout = {
  width: number;
  height: number;
  /** A phone's order: numbers right under the wheels, then the lines. */
  isNarrow: boolean;
  textSize: number;
  numberRadius: number;
  lengthAt: number;
  overhangsAt: number;
  ground: number;
  linesAt: number;
  numbersAt: number;
  /** First row of the texts that have no room on their line. */
  belowAt: number;
  rowHeight: number;
  /** Px to an inch. */
  scale: number;
  /** Where the foremost inch stands. */
  left: number;
  /** The vertical line of the height. */
  heightAt: number;
};

/** From here on the drawing is wide: numbers under their lines. */
const wideFrom = 700;

/**
 * The truck as large as the frame allows, its wheels on the ground. `rows` is how many rows of texts stand below the lines; there is
 * room for one of them at any time.
 */
export function drawingLayoutOf(width: number, { right, top }: TruckPlan, rows = 0): DrawingLayout {
  const isNarrow = width < wideFrom;
  const margins = isNarrow ? { left: 14, right: 52, top: 48 } : { left: 52, right: 128, top: 58 };
  const high = Math.max(78, Math.min(204, width * 0.19));
  const room = Math.max(40, width - margins.left - margins.right);
  const scale = Math.min(room / right, high / top);
  const left = margins.left + (room - right * scale) / 2;
  const ground = margins.top + high;
  return {
    width,
    isNarrow,
    ground,
    scale,
    left,
    lengthAt: isNarrow ? 16 : 20,
    overhangsAt: isNarrow ? 36 : 42,
    heightAt: left + right * scale + (isNarrow ? 28 : 42),
    ...(isNarrow ? narrowRows(ground, rows) : wideRows(ground, rows)),
  };
}

function narrowRows(ground: number, rows: number) {
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

/** Numbers stand under their lines, as long as no text is in their way. */
function wideRows(ground: number, rows: number) {
  const rowHeight = 18;
  const height = ground + 104 + Math.max(0, rows - 1) * rowHeight;
  const places =
    rows === 0
      ? { linesAt: ground + 32, numbersAt: ground + 74, belowAt: ground + 52 }
      : { linesAt: ground + 56, numbersAt: ground + 22, belowAt: ground + 78 };
  return { height, textSize: 15, numberRadius: 11.5, ...places, rowHeight };
}
