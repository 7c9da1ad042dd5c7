import type { Place } from '@wideload/domain';
import { latLngBounds, map as createMap, point, svg } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { onTheme } from '#lib/theme.ts';
import type { RouteEnd } from '../draft/permit-form.ts';
import { addBaseLayers, findMaxZoom } from './base-layers.ts';
import type { MapBase } from './map-base.ts';
import { addRoute, type Ends } from './route-layers.ts';

export type LocationMapOptions = {
  base: MapBase;
  view: Place & { zoom: number };
  activeEnd: RouteEnd | null;
  plate?: string | undefined;
  onMove: (place: Place) => void;
};

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

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
