import { divIcon, layerGroup, marker, type Map as LeafletMap } from 'leaflet';
import css from './location-map.module.css';
import type { UsPlace } from '#product/trip/us-towns.ts';
import { findPlacesWithRoom } from './us-places.ts';

const pane = 'places';

/** Runs again after each move of the map. */
export function addPlaceLabels(map: LeafletMap, places: readonly UsPlace[]): void {
  const own = map.createPane(pane);
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
      marker(place, { icon, pane, interactive: false, keyboard: false }).addTo(labels);
    }
  }
  map.on('moveend', renderLabels);
  renderLabels();
}
