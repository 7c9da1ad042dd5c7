import type { StateCode } from '@wideload/domain';
import { stateCodes, stateName } from '@wideload/domain';
import { feature } from 'topojson-client';
import type { Topology, GeometryCollection } from 'topojson-specification';
import atlas from 'us-atlas/states-albers-10m.json' with { type: 'json' };

type Ring = readonly (readonly [x: number, y: number])[];
type Box = { left: number; top: number; right: number; bottom: number };
type Shape = { rings: readonly Ring[]; box: Box };

/** Drawn in insets of their own: near them on the sheet is nothing that lies near them. */
const apart: ReadonlySet<StateCode> = new Set(['AK', 'HI']);

function ringsOf(geometry: { type: string; coordinates?: unknown }): Ring[] {
  // The atlas has polygons and multipolygons of flat points only.
  const coordinates = geometry.coordinates as Ring[] | Ring[][];
  return geometry.type === 'Polygon' ? (coordinates as Ring[]) : (coordinates as Ring[][]).flat();
}

function boxOf(rings: readonly Ring[]): Box {
  const points = rings.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function readShapes(): ReadonlyMap<StateCode, Shape> {
  // The file is the atlas's own, made by the Census Bureau's shapes; its JSON type is too wide for the library.
  const topology = atlas as unknown as Topology<{ states: GeometryCollection<{ name: string }> }>;
  const { features } = feature(topology, topology.objects.states);
  const byName = new Map(features.map(({ properties, geometry }) => [properties.name, ringsOf(geometry)]));
  return new Map(
    stateCodes.map((code) => {
      const rings = byName.get(stateName(code)) ?? [];
      return [code, { rings, box: boxOf(rings) }];
    }),
  );
}

const shapes = readShapes();

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The part of the country around a state, in the proportions of the frame, with some air around it. */
function viewOf({ left, top, right, bottom }: Box, frame: { width: number; height: number }): Box {
  const scale = Math.max((right - left) / frame.width, (bottom - top) / frame.height) * 1.25;
  const [halfWidth, halfHeight] = [(frame.width * scale) / 2, (frame.height * scale) / 2];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

export type Frame = { x: number; y: number; width: number; height: number };

/** Outlines in the frame's own points: the state's, and those of its neighbours. */
export function stateOutlines(code: StateCode, frame: Frame): { own: Ring[]; neighbours: Ring[] } {
  const shape = shapes.get(code);
  if (shape === undefined) return { own: [], neighbours: [] };
  const view = viewOf(shape.box, frame);
  const scale = frame.width / (view.right - view.left);
  const place = (ring: Ring): Ring =>
    ring.map(([x, y]) => [frame.x + (x - view.left) * scale, frame.y + (y - view.top) * scale] as const);
  const near = [...shapes].filter(
    ([other, { box }]) => other !== code && !apart.has(code) && !apart.has(other) && meet(box, view),
  );
  return { own: shape.rings.map(place), neighbours: near.flatMap(([, { rings }]) => rings.map(place)) };
}
