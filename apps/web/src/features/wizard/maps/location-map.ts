import 'leaflet/dist/leaflet.css';
import type { Place } from '@wideload/domain';
import {
  latLngBounds,
  map as createMap,
  point,
  svg,
  geoJSON,
  tileLayer,
  type GeoJSON,
  type Map as LeafletMap,
  type PathOptions,
  divIcon,
  layerGroup,
  marker,
} from 'leaflet';
import { onTheme } from '#lib/theme.ts';
import type { RouteEnd } from '../draft/permit-form.ts';
import type { MapBase } from './map-base.ts';
import { addRoute, type Ends, readMapColors, findPlacesWithRoom } from './route-layers.ts';
import { waitForNextTask } from '#lib/timing/next-task.ts';
import { loadCounties } from './shipped-map.ts';
import type { UsPlace } from '#product/trip/us-towns.ts';
import css from './location-map.module.css';

export type LocationMapOptions = {
  base: MapBase;
  view: Place & { zoom: number };
  activeEnd: RouteEnd | null;
  plate?: string | undefined;
  onMove: (place: Place) => void;
};

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** County lines appear from this zoom level on. */
const countyZoom = 7;

const PARTS = 3;

/** The shipped map is the lowest layer: tiles cover it as they load, and it remains visible where they fail. */
const pane = 'shipped';

const labelPane = 'places';

/** Runs again after each move of the map. */
function addPlaceLabels(map: LeafletMap, places: readonly UsPlace[]): void {
  const own = map.createPane(labelPane);
  // On the level of the shipped map: the tiles have labels already.
  own.style.zIndex = '110';
  own.style.pointerEvents = 'none';
  own.ariaHidden = 'true';
  const labels = layerGroup().addTo(map);

  function renderLabels() {
    labels.clearLayers();
    const view = map.getBounds().pad(0.1);
    const seen = places.filter((place) => view.contains(place));
    for (const place of findPlacesWithRoom(seen, map.getZoom(), (one) => map.latLngToContainerPoint(one))) {
      const name = document.createElement('span');
      name.textContent = place.name;
      const icon = divIcon({ className: css['town'] ?? '', html: name, iconSize: [0, 0] });
      marker(place, { icon, pane: labelPane, interactive: false, keyboard: false }).addTo(labels);
    }
  }
  map.on('moveend', renderLabels);
  renderLabels();
}

/**
 * Draws one layer after the other, so that the map answers in between. @returns a function that redraws them in the
 * current theme
 */
function addBaseLayers(map: LeafletMap, { states, roads, places, tiles }: MapBase): () => void {
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
function findMaxZoom(tiles: MapBase['tiles']): number {
  return tiles === null ? 12 : 19;
}

/** `element` must already have a size. */
export function createLocationMap(element: HTMLElement, { base, view, activeEnd, plate, onMove }: LocationMapOptions) {
  const isStill = prefersReducedMotion();
  const map = createMap(element, {
    center: view,
    zoom: view.zoom,
    minZoom: 3,
    maxZoom: findMaxZoom(base.tiles),
    // The page has its own buttons, keys and attribution.
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    renderer: svg({ padding: 0.3 }),
  });
  let isZooming = false;
  map.on('zoomanim', () => (isZooming = true)).on('zoomend', () => (isZooming = false));
  const paintBase = addBaseLayers(map, base);
  const route = addRoute(map, { activeEnd, plate, onMove });
  const applyColors = () => {
    paintBase();
    route.paint();
  };
  route.paint();
  const forgetTheme = onTheme(applyColors);
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(element);
  if (activeEnd !== null) map.on('click', ({ latlng }) => onMove(latlng.wrap()));

  return {
    put: (ends: Ends) => route.put(ends),
    zoomBy: (steps: number) => map.setZoom(map.getZoom() + steps),
    /** Zooms in to at least `zoom`. */
    show(place: Place, zoom = 0) {
      if (zoom > map.getZoom()) map.setView(place, zoom, { animate: !isStill });
      else map.panInside(place, { padding: point(60, 60), animate: !isStill });
    },
    fit(places: readonly Place[]) {
      map.fitBounds(latLngBounds([...places]), { padding: point(70, 70), maxZoom: 8, animate: false });
    },
    /** `right` and `down` are in px. */
    beside(place: Place, right: number, down: number): Place {
      return map.containerPointToLatLng(map.latLngToContainerPoint(place).add(point(right, down))).wrap();
    },
    remove() {
      forgetTheme();
      resized.disconnect();
      // Leaflet measures and draws the map at the end of an animation, and throws when it is gone by then.
      if (isZooming) map.once('moveend', () => requestAnimationFrame(() => map.remove()));
      else map.remove();
    },
  };
}

export type LocationMap = ReturnType<typeof createLocationMap>;
