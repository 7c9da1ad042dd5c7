import type { Point } from './state-map-places.ts';

export type Crop = { x: number; y: number; width: number; height: number };

const aspect = 4 / 3;
/** Room around the points, as a share of the larger side. */
const padding = 0.2;
/** A short trip still shows where in its state it is. */
const leastWidth = 260;

/** The part of the drawing that shows all points, in the shape of the picture. */
export function findCrop(points: readonly Point[]): Crop {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 1 + 2 * padding;
  const width = Math.max(leastWidth, (right - left) * room, (bottom - top) * room * aspect);
  const height = width / aspect;
  // The plates are above their points.
  return { x: (left + right - width) / 2, y: (top + bottom - height * 1.08) / 2, width, height };
}

/** The place of a point in the picture, as shares of its sides. */
export function placeIn({ x, y }: Point, crop: Crop): { left: number; top: number } {
  return { left: (x - crop.x) / crop.width, top: (y - crop.y) / crop.height };
}

/** Whether a label at `point` would be covered by the plate above one of `others`. */
export function isCovered(point: Point, others: readonly Point[], crop: Crop): boolean {
  const { left, top } = placeIn(point, crop);
  return others.some((other) => {
    const plate = placeIn(other, crop);
    return Math.abs(left - plate.left) < 0.3 && top - plate.top < 0.08 && plate.top - top < 0.22;
  });
}
