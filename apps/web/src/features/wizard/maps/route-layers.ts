import type { Place } from '@wideload/domain';
import { divIcon, marker, polyline, type Map as LeafletMap, type Marker } from 'leaflet';
import type { RouteEnd } from '../forms/permit-form.ts';
import css from './location-map.module.css';
import { endWords } from './places/end-words.ts';
import { mapColours } from './map-colours.ts';

export type Ends = Readonly<Record<RouteEnd, Place | null>>;

/** A plate on a post. The one in hand stands above its point, the other hangs below, so that they can be told apart on one spot. */
function pinOf(end: RouteEnd, isAbove: boolean) {
  const plate = document.createElement('span');
  plate.textContent = endWords[end];
  return divIcon({
    className: `${css['pin']} ${isAbove ? css['above'] : css['below']}`,
    html: plate,
    iconSize: [0, 0],
  });
}

type RouteOptions = {
  /** The end that can be moved; none in a view that only shows. */
  inHand: RouteEnd | null;
  onMove: (place: Place) => void;
};

/** Both ends and the line between them, as a road. @returns how to put the ends somewhere else, and how to draw in another theme. */
export function addRoute(map: LeafletMap, { inHand, onMove }: RouteOptions) {
  const road = polyline([], { weight: 9, lineCap: 'butt', interactive: false }).addTo(map);
  const centreLine = polyline([], { weight: 2, dashArray: '12 8', lineCap: 'butt', interactive: false }).addTo(map);
  const pins: Partial<Record<RouteEnd, Marker>> = {};

  function putPin(end: RouteEnd, place: Place | null) {
    if (place === null) {
      pins[end]?.remove();
      delete pins[end];
      return;
    }
    if (pins[end] !== undefined) return void pins[end].setLatLng(place);
    const isInHand = end === inHand;
    const icon = pinOf(end, isInHand || (inHand === null && end === 'origin'));
    const pin = marker(place, { icon, keyboard: false, draggable: isInHand, interactive: isInHand, autoPan: true });
    pin.setZIndexOffset(isInHand ? 1000 : 0).addTo(map);
    if (isInHand) pin.on('dragend', () => onMove(pin.getLatLng().wrap()));
    pins[end] = pin;
  }

  return {
    put(ends: Ends) {
      putPin('origin', ends.origin);
      putPin('destination', ends.destination);
      const line = ends.origin === null || ends.destination === null ? [] : [ends.origin, ends.destination];
      road.setLatLngs(line);
      centreLine.setLatLngs(line);
    },
    paint() {
      const { asphalt, centreLine: yellow } = mapColours();
      road.setStyle({ color: asphalt });
      centreLine.setStyle({ color: yellow });
    },
  };
}
