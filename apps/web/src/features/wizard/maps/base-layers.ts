import { canvas, geoJSON, tileLayer, type Map as LeafletMap, type PathOptions } from 'leaflet';
import { waitForNextTask } from '../../../lib/timing/next-task.ts';
import type { MapBase } from './map-base.ts';
import { readMapColors } from './map-colors.ts';
import { addPlaceLabels } from './places/place-labels.ts';
import { loadCounties } from './shipped-map.ts';

/** County lines appear from this zoom level on. */
const countyZoom = 7;

/** The shipped map is the lowest layer: tiles cover it as they load, and it remains visible where they fail. */
const pane = 'shipped';

/**
 * Draws one layer after the other, so that the map answers in between. @returns a function that redraws them in the
 * current theme
 */
export function addBaseLayers(map: LeafletMap, { states, roads, places, tiles }: MapBase): () => void {
  map.createPane(pane).style.zIndex = '100';
  const options = { pane, interactive: false, renderer: canvas({ pane, padding: 0.3 }) };
  // GeoJSON types require mutable arrays; nobody writes to these.
  const coordinates = [...states.areas.values()].flat() as number[][][][];
  const outlines = { type: 'MultiPolygon', coordinates } as const;
  const isClose = () => map.getZoom() >= countyZoom;
  const addLayer = (style: (colors: ReturnType<typeof readMapColors>) => PathOptions) =>
    geoJSON(undefined, { ...options, style: () => style(readMapColors()) }).addTo(map);
  const land = addLayer((colors) => ({ stroke: false, fillColor: colors.land, fillOpacity: 1 }));
  const counties = addLayer(({ border }) => ({ color: border, weight: 0.6, opacity: isClose() ? 1 : 0 }));
  const roadLines = addLayer(({ highway }) => ({ color: highway, weight: isClose() ? 3 : 1.5, opacity: 1 }));
  const borders = addLayer(({ border }) => ({ color: border, weight: 1.2, opacity: 1 }));
  if (tiles !== null) tileLayer(tiles.url, { maxZoom: findMaxZoom(tiles) }).addTo(map);
  let isRemoved = false;
  map.on('unload', () => (isRemoved = true));

  async function draw() {
    const parts = [
      () => land.addData(outlines),
      () => borders.addData(states.borders),
      () => roadLines.addData(roads),
      () => addPlaceLabels(map, places),
    ];
    for (const drawPart of parts) {
      await waitForNextTask();
      if (isRemoved) return;
      drawPart();
    }
  }
  function applyColors() {
    for (const layer of [land, counties, roadLines, borders]) layer.resetStyle();
  }
  let isAsked = false;
  async function addCounties() {
    if (isAsked || map.getZoom() < countyZoom) return;
    isAsked = true;
    try {
      const lines = await loadCounties();
      if (!isRemoved) counties.addData(lines);
    } catch {
      // The map works without these lines; the next zoom retries.
      isAsked = false;
    }
  }
  map.on('zoomend', () => {
    applyColors();
    void addCounties();
  });
  void draw();
  return applyColors;
}

/** The shipped outlines have no more detail beyond this zoom; tiles do. */
export function findMaxZoom(tiles: MapBase['tiles']): number {
  return tiles === null ? 12 : 19;
}
