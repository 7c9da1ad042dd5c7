import { canvas, geoJSON, tileLayer, type Map as LeafletMap } from 'leaflet';
import type { MapBase } from './map-base.ts';
import { readMapColors } from './map-colors.ts';
import { loadCounties } from './shipped-map.ts';

/** County lines appear from this zoom level on. */
const countyZoom = 7;

/** The shipped map is the lowest layer: tiles cover it as they load, and it remains visible where they fail. */
const pane = 'shipped';

/** @returns a function that redraws the layers in the current theme. */
export function addBaseLayers(map: LeafletMap, { states, roads, tiles }: MapBase): () => void {
  map.createPane(pane).style.zIndex = '100';
  const options = { pane, interactive: false, renderer: canvas({ pane, padding: 0.3 }) };
  // GeoJSON types require mutable arrays; nobody writes to these.
  const coordinates = [...states.areas.values()].flat() as number[][][][];
  const outlines = { type: 'MultiPolygon', coordinates } as const;
  const land = geoJSON(outlines, options).addTo(map);
  const counties = geoJSON(undefined, options).addTo(map);
  const roadLines = geoJSON(roads, options).addTo(map);
  const borders = geoJSON(states.borders, options).addTo(map);
  if (tiles !== null) tileLayer(tiles.url, { maxZoom: findMaxZoom(tiles) }).addTo(map);

  function applyColors() {
    const colors = readMapColors();
    const isClose = map.getZoom() >= countyZoom;
    land.setStyle({ stroke: false, fillColor: colors.land, fillOpacity: 1 });
    counties.setStyle({ color: colors.border, weight: 0.6, opacity: isClose ? 1 : 0 });
    roadLines.setStyle({ color: colors.highway, weight: isClose ? 3 : 1.5, opacity: 1 });
    borders.setStyle({ color: colors.border, weight: 1.2, opacity: 1 });
  }
  let isAsked = false;
  async function addCounties() {
    if (isAsked || map.getZoom() < countyZoom) return;
    isAsked = true;
    try {
      counties.addData(await loadCounties());
      applyColors();
    } catch {
      // The map works without these lines; the next zoom retries.
      isAsked = false;
    }
  }
  map.on('zoomend', () => {
    applyColors();
    void addCounties();
  });
  applyColors();
  return applyColors;
}

/** The shipped outlines have no more detail beyond this zoom; tiles do. */
export function findMaxZoom(tiles: MapBase['tiles']): number {
  return tiles === null ? 12 : 19;
}
