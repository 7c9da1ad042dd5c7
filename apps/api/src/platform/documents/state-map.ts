import { stateCodes, stateName, type StateCode } from '@wideload/domain';
import { feature } from 'topojson-client';
import atlas from 'us-atlas/states-albers-10m.json' with { type: 'json' };

type Ring = readonly (readonly [x: number, y: number])[];
type Box = { left: number; top: number; right: number; bottom: number };
type Shape = { rings: readonly Ring[]; box: Box };

/** Drawn in insets: their real neighbors are far away. */
const apart: ReadonlySet<StateCode> = new Set(['AK', 'HI']);

type Geometry = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] };

function toRings({ type, coordinates }: Geometry): Ring[] {
  return type === 'Polygon' ? coordinates : coordinates.flat();
}

function computeBox(rings: readonly Ring[]): Box {
  const points = rings.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

type Atlas = Parameters<typeof feature>[0];

function readShapes(): ReadonlyMap<StateCode, Shape> {
  // Cast: the JSON types of this pinned package are wider than its contents.
  const states = feature(atlas as unknown as Atlas, atlas.objects.states as Atlas['objects'][string]);
  if (!('features' in states)) throw new Error('The atlas has no collection of states.');
  const byName = new Map(
    states.features.map(({ properties, geometry }) => [
      String(properties?.['name']),
      toRings(geometry as unknown as Geometry),
    ]),
  );
  return new Map(
    stateCodes.map((code) => {
      const rings = byName.get(stateName(code)) ?? [];
      return [code, { rings, box: computeBox(rings) }];
    }),
  );
}

const shapes = readShapes();

const hasOverlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function frameState({ left, top, right, bottom }: Box, frame: { width: number; height: number }): Box {
  const scale = Math.max((right - left) / frame.width, (bottom - top) / frame.height) * 1.25;
  const [halfWidth, halfHeight] = [(frame.width * scale) / 2, (frame.height * scale) / 2];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

export type Frame = { x: number; y: number; width: number; height: number };

export function computeStateOutlines(code: StateCode, frame: Frame): { own: Ring[]; neighbors: Ring[] } {
  const shape = shapes.get(code);
  if (shape === undefined) return { own: [], neighbors: [] };
  const view = frameState(shape.box, frame);
  const scale = frame.width / (view.right - view.left);
  const place = (ring: Ring): Ring =>
    ring.map(([x, y]) => [frame.x + (x - view.left) * scale, frame.y + (y - view.top) * scale] as const);
  const near = [...shapes].filter(
    ([other, { box }]) => other !== code && !apart.has(code) && !apart.has(other) && hasOverlap(box, view),
  );
  return { own: shape.rings.map(place), neighbors: near.flatMap(([, { rings }]) => rings.map(place)) };
}
