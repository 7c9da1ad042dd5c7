import type { Place } from '@wideload/domain';
import { divIcon, marker, polyline, type Map as LeafletMap, type Marker } from 'leaflet';
import type { RouteEnd } from '../draft/permit-form.ts';
import css from './location-map.module.css';
import { endWords } from './end-words.ts';
import type { UsPlace } from '#product/trip/us-towns.ts';

export type Ends = Readonly<Record<RouteEnd, Place | null>>;

/** The active pin is above its point and the other below, so that both are visible on the same spot. */
function createPin(text: string, isAbove: boolean) {
  const plate = document.createElement('span');
  plate.className = 'plate size-label nowrap';
  plate.textContent = text;
  return divIcon({
    className: `${css['pin']} ${isAbove ? css['above'] : css['below']}`,
    html: plate,
    iconSize: [0, 0],
  });
}

type RouteOptions = {
  activeEnd: RouteEnd | null;
  /** On the plate of the active pin, instead of the name of its end. */
  plate?: string | undefined;
  onMove: (place: Place) => void;
};

/** A canvas cannot use custom properties. */
export function readMapColors() {
  const style = getComputedStyle(document.documentElement);
  const readColor = (token: string) => style.getPropertyValue(token).trim();
  return {
    land: readColor('--map-land'),
    border: readColor('--map-border'),
    highway: readColor('--map-highway'),
    asphalt: readColor('--state-edge'),
    centerLine: readColor('--banner'),
  };
}

/** @returns functions to move the ends and to redraw in another theme. */
export function addRoute(map: LeafletMap, { activeEnd, plate, onMove }: RouteOptions) {
  const road = polyline([], { weight: 9, lineCap: 'butt', interactive: false }).addTo(map);
  const centerLine = polyline([], { weight: 2, dashArray: '12 8', lineCap: 'butt', interactive: false }).addTo(map);
  const pins: Partial<Record<RouteEnd, Marker>> = {};

  function putPin(end: RouteEnd, place: Place | null) {
    if (place === null) {
      pins[end]?.remove();
      delete pins[end];
      return;
    }
    if (pins[end] !== undefined) return void pins[end].setLatLng(place);
    const isActive = end === activeEnd;
    const icon = createPin(
      (isActive ? plate : undefined) ?? endWords[end],
      isActive || (activeEnd === null && end === 'origin'),
    );
    const pin = marker(place, { icon, keyboard: false, draggable: isActive, interactive: isActive, autoPan: true });
    pin.setZIndexOffset(isActive ? 1000 : 0).addTo(map);
    if (isActive) pin.on('dragend', () => onMove(pin.getLatLng().wrap()));
    pins[end] = pin;
  }

  return {
    put(ends: Ends) {
      putPin('origin', ends.origin);
      putPin('destination', ends.destination);
      const line = ends.origin === null || ends.destination === null ? [] : [ends.origin, ends.destination];
      road.setLatLngs(line);
      centerLine.setLatLngs(line);
    },
    paint() {
      const { asphalt, centerLine: yellow } = readMapColors();
      road.setStyle({ color: asphalt });
      centerLine.setStyle({ color: yellow });
    },
  };
}

type Box = { left: number; right: number; top: number; bottom: number };

/** In px, at a font size of 13 px. */
const letter = 7;
const lineHeight = 18;

/**
 * The most important places come first; `at` maps a place to px. The data source defines the rule: a place is drawn when
 * its rank is at most zoom minus 1.
 */
export function findPlacesWithRoom(
  places: readonly UsPlace[],
  zoom: number,
  at: (place: Place) => { x: number; y: number },
) {
  const taken: Box[] = [];
  return places
    .filter(({ rank }) => rank <= zoom - 1)
    .toSorted((a, b) => a.rank - b.rank)
    .filter((place) => {
      const { x, y } = at(place);
      const box = {
        left: x - 6,
        right: x + 12 + place.name.length * letter,
        top: y - lineHeight / 2,
        bottom: y + lineHeight / 2,
      };
      const isFree = taken.every(
        (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
      );
      if (isFree) taken.push(box);
      return isFree;
    });
}
