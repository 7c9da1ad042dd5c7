import type { Place } from '@wideload/domain';

/** A lower rank means a more important town. */
export type UsPlace = Place & { name: string; state: string; rank: number };

export async function loadUsPlaces(): Promise<UsPlace[]> {
  const { default: rows } = await import('#data/us-cities.json');
  return rows.map(([name, state, lng, lat, rank]) => ({
    name: String(name),
    state: String(state),
    lat: Number(lat),
    lng: Number(lng),
    rank: Number(rank),
  }));
}
