import type { TripPlace } from '@wideload/domain';
import type { Choice } from '../../../../../ui/combobox/use-combobox.ts';
import { formatTown, toTripPlace } from '../../../../../product/trip/read-place.ts';
import type { UsPlace } from '../../../../../product/trip/us-towns.ts';

const maxChoices = 40;

/** The value of the chosen place, which may be no town. */
export function toChosenValue(place: TripPlace | null): string {
  return place === null ? '' : `${place.lat},${place.lng} ${place.label}`;
}

/** The chosen place, then the towns that match: prefix matches first, then by importance. */
export function listTownChoices(
  text: string,
  { towns, place }: { towns: readonly UsPlace[]; place: TripPlace | null },
): Choice[] {
  const query = text.trim().toLowerCase();
  const words = query.split(/[\s,]+/);
  const rank = ({ name }: UsPlace) => (name.toLowerCase().startsWith(query) ? 0 : 1);
  const found = towns
    .map((town, index) => ({ town, index }))
    .filter(({ town }) => isMatch(town, words))
    .toSorted((a, b) => rank(a.town) - rank(b.town))
    .map(({ town, index }) => ({ value: String(index), label: formatTown(town), find: town.state }))
    .filter(({ label }) => label !== place?.label)
    .slice(0, maxChoices);
  return place === null ? found : [{ value: toChosenValue(place), label: place.label }, ...found];
}

export function findTown(value: string, towns: readonly UsPlace[]): TripPlace | null {
  const town = value === '' ? undefined : towns[Number(value)];
  return town === undefined ? null : toTripPlace(town);
}

function isMatch(town: UsPlace, words: readonly string[]): boolean {
  const text = `${formatTown(town)} ${town.state}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
