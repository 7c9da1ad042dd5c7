import { stateCodes, type StateCode } from '@wideload/domain';
import { findStatePath, type Point, toMapPath, toMapPoint } from './state-map-places.ts';
import css from './route-picture.module.css';

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

/** @returns true if a label at `point` would be covered by the plate above one of `others`. */
export function isCovered(point: Point, others: readonly Point[], crop: Crop): boolean {
  const { left, top } = placeIn(point, crop);
  return others.some((other) => {
    const plate = placeIn(other, crop);
    return Math.abs(left - plate.left) < 0.3 && top - plate.top < 0.08 && plate.top - top < 0.22;
  });
}

type Position = readonly [lat: number, lng: number];

export type RoutePictureProps = {
  /** The picture in a sentence. */
  label: string;
  line: readonly Position[];
  /** In travel order, each with a point on the way through it. */
  states: readonly { state: StateCode; at: Position }[];
  places: readonly { name: string; at: Position }[];
};

/** A still picture of a trip: the road with its places, on the states that it crosses. */
export function RoutePicture({ label, line, states, places }: RoutePictureProps) {
  const crop = findCrop([...line, ...places.map(({ at }) => at)].map(toMapPoint));
  const plates = places.map(({ at }) => toMapPoint(at));
  const crossed = new Set(states.map(({ state }) => state));
  const road = toMapPath(line);
  return (
    <div role="img" aria-label={label} className={css['picture']}>
      <svg viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.height}`} className={css['shapes']}>
        {stateCodes.map((code) => (
          <path key={code} d={findStatePath(code)} className={crossed.has(code) ? css['crossed'] : 'land'} />
        ))}
        <path d={road} className={css['road']} />
        <path d={road} className={css['centerLine']} />
      </svg>
      {states
        .filter(({ at }) => !isCovered(toMapPoint(at), plates, crop))
        .map(({ state, at }) => (
          <span key={`${state} ${at.join(' ')}`} className={css['state']} style={toStyle(at, crop)}>
            {state}
          </span>
        ))}
      {places.map(({ name, at }) => (
        <span
          key={`${name} ${at.join(' ')}`}
          className={css['place']}
          data-side={findSide(at, crop)}
          style={toStyle(at, crop)}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

function toStyle(at: Position, crop: Crop) {
  const { left, top } = placeIn(toMapPoint(at), crop);
  return { left: `${left * 100}%`, top: `${top * 100}%` };
}

/** A name at the edge extends to the inside. */
function findSide(at: Position, crop: Crop): 'left' | 'right' | undefined {
  const { left } = placeIn(toMapPoint(at), crop);
  if (left < 0.3) return 'left';
  return left > 0.7 ? 'right' : undefined;
}
