import { stateCodes, type StateCode } from '@wideload/domain';
import { toMapPath, toMapPoint } from './map-projection.ts';
import { findCrop, isCovered, placeIn, type Crop } from './route-crop.ts';
import css from './route-picture.module.css';
import { findStatePath } from './state-map-places.ts';

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
