import { canvas, geoJSON, tileLayer, type Map as LeafletMap } from 'leaflet';
import type { MapBase } from './map-base.ts';
import { mapColours } from './map-colours.ts';
import { loadCounties } from './shipped-map.ts';

/** From here on one looks closely enough for county lines. */
const countyZoom = 7;

/** Lies below everything else, and below a map server's pictures: they cover it as they come, and where they do not come it still shows. */
const pane = 'shipped';

/** Draws what every map lies on. @returns a function that draws it anew in the colours of the page's theme. */
export function addBaseLayers(map: LeafletMap, { states, roads, tiles }: MapBase): () => void {
  map.createPane(pane).style.zIndex = '100';
  const options = { pane, interactive: false, renderer: canvas({ pane, padding: 0.3 }) };
  // GeoJSON wants lists that could be written to; nobody does.
  const coordinates = [...states.areas.values()].flat() as number[][][][];
  const outlines = { type: 'MultiPolygon', coordinates } as const;
  const land = geoJSON(outlines, options).addTo(map);
  const counties = geoJSON(undefined, options).addTo(map);
  const roadLines = geoJSON(roads, options).addTo(map);
  const borders = geoJSON(states.borders, options).addTo(map);
  if (tiles !== null) tileLayer(tiles.url, { maxZoom: closestZoom(tiles) }).addTo(map);

  function paint() {
    const colours = mapColours();
    const isClose = map.getZoom() >= countyZoom;
    land.setStyle({ stroke: false, fillColor: colours.land, fillOpacity: 1 });
    counties.setStyle({ color: colours.border, weight: 0.6, opacity: isClose ? 1 : 0 });
    roadLines.setStyle({ color: colours.highway, weight: isClose ? 3 : 1.5, opacity: 1 });
    borders.setStyle({ color: colours.border, weight: 1.2, opacity: 1 });
  }
  let isAsked = false;
  async function addCounties() {
    if (isAsked || map.getZoom() < countyZoom) return;
    isAsked = true;
    try {
      counties.addData(await loadCounties());
      paint();
    } catch {
      // The map is whole without these lines; the next look closer asks again.
      isAsked = false;
    }
  }
  map.on('zoomend', () => {
    paint();
    void addCounties();
  });
  paint();
  return paint;
}

/** How near one may look: the shipped outlines say nothing more beyond this, a map server does. */
export function closestZoom(tiles: MapBase['tiles']): number {
  return tiles === null ? 12 : 19;
}
