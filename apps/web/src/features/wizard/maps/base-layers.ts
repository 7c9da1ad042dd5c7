import { geoJSON, svg, tileLayer, type GeoJSON, type Map as LeafletMap, type PathOptions } from 'leaflet';
import { waitForNextTask } from '#lib/timing/next-task.ts';
import type { MapBase } from './map-base.ts';
import { readMapColors } from './map-colors.ts';
import { addPlaceLabels } from './place-labels.ts';
import { loadCounties } from './shipped-map.ts';

/** County lines appear from this zoom level on. */
const countyZoom = 7;

const PARTS = 3;

/** The shipped map is the lowest layer: tiles cover it as they load, and it remains visible where they fail. */
const pane = 'shipped';

/**
 * Draws one layer after the other, so that the map answers in between. @returns a function that redraws them in the
 * current theme
 */
export function addBaseLayers(map: LeafletMap, { states, roads, places, tiles }: MapBase): () => void {
  map.createPane(pane).style.zIndex = '100';
  const options = { pane, interactive: false, renderer: svg({ pane, padding: 0.3 }) };
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
      ...cut(land, 'MultiPolygon', [...states.areas.values()].flat()),
      ...cut(borders, 'MultiLineString', states.borders.coordinates),
      ...cut(roadLines, 'MultiLineString', roads.coordinates),
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

/** Parts of a layer of about the same size, each drawn by a call: a phone draws one of them without a pause. */
function cut(layer: GeoJSON, type: 'MultiPolygon' | 'MultiLineString', shapes: readonly unknown[]) {
  return Array.from({ length: PARTS }, (_, part) => {
    const drawn = { type, coordinates: shapes.filter((_shape, at) => at % PARTS === part) };
    return () => layer.addData(drawn);
  });
}

/** The shipped outlines have no more detail beyond this zoom; tiles do. */
export function findMaxZoom(tiles: MapBase['tiles']): number {
  return tiles === null ? 12 : 19;
}
