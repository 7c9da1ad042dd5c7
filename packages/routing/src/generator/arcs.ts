import type { Place } from '@wideload/domain';
import type { Topology } from 'topojson-specification';

/** The places of all arcs; the source stores the first point and the steps from it. */
export function decodeArcs({ arcs, transform }: Topology, toGrid: (place: Place) => Place): Place[][] {
  if (transform === undefined) throw new Error('The lines have no transform.');
  const [stepLng, stepLat] = transform.scale;
  const [west, south] = transform.translate;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      [x, y] = [x + dx, y + dy];
      return toGrid({ lat: y * stepLat + south, lng: x * stepLng + west });
    });
  });
}
