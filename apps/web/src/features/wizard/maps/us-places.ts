import type { Place } from '@wideload/domain';
import type { UsPlace } from '#product/trip/us-towns.ts';

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
