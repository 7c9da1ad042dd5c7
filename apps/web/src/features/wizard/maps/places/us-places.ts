import { computeMiles, stateCodes, stateName, type Place } from '@wideload/domain';
import * as texts from '../maps.texts.ts';

/** A lower rank means a more important town. */
export type UsPlace = Place & { name: string; state: string; rank: number };

export async function loadUsPlaces(): Promise<UsPlace[]> {
  const { default: rows } = await import('../../../../../data/us-cities.json');
  return rows.map(([name, state, lng, lat, rank]) => ({
    name: String(name),
    state: String(state),
    lat: Number(lat),
    lng: Number(lng),
    rank: Number(rank),
  }));
}

const codes: ReadonlyMap<string, string> = new Map(stateCodes.map((code) => [stateName(code), code]));

/** `Amarillo, TX` */
export function formatTown({ name, state }: Pick<UsPlace, 'name' | 'state'>): string {
  return `${name}, ${codes.get(state) ?? state}`;
}

/** In miles: a point this close is in the town, is near it, or has it for a landmark. */
const reach = { in: 3, near: 30, far: 300 } as const;

/** `Amarillo, TX`, `near Amarillo, TX`, `62 miles from Amarillo, TX`; empty when no town is around. */
export function nameNearest(place: Place, towns: readonly UsPlace[]): string {
  const distances = towns.map((town) => computeMiles(place, town));
  const miles = Math.min(...distances);
  const nearest = towns[distances.indexOf(miles)];
  if (nearest === undefined || miles > reach.far) return '';
  const name = formatTown(nearest);
  if (miles < reach.in) return name;
  return miles < reach.near ? texts.nearPlace(name) : texts.milesFrom(Math.round(miles), name);
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
