import { useQuery } from '@tanstack/react-query';
import { places } from '@wideload/contract/client';
import type { Place } from '@wideload/domain';
import { call } from '#lib/api/api.ts';

/** As many as one call names. */
const mostPoints = 100;

type Waiting = { point: Place; resolve: (name: string) => void; reject: (error: unknown) => void };
let waiting: Waiting[] = [];

async function nameWaiting(): Promise<void> {
  const all = waiting;
  waiting = [];
  for (let from = 0; from < all.length; from += mostPoints) {
    const asked = all.slice(from, from + mostPoints);
    try {
      const points = asked.map(({ point: { lat, lng } }) => ({ lat, lng }));
      const { names } = await call(places.name, { body: { points } });
      for (const [at, { resolve }] of asked.entries()) resolve(names[at] ?? '');
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}

/** All points of a page are named by one call. */
function nameTown(point: Place): Promise<string> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(() => void nameWaiting());
    waiting.push({ point, resolve, reject });
  });
}

const toKey = ({ lat, lng }: Place) => `${lat},${lng}`;
const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** `near Amarillo, TX`; undefined until it is known. */
export function useNearestTown(place: Place | null): string | undefined {
  const { data } = useQuery({
    ...forever,
    queryKey: ['point-name', place === null ? '' : toKey(place)],
    queryFn: () => (place === null ? '' : nameTown(place)),
    enabled: place !== null,
  });
  return place === null ? undefined : data;
}

/** Names many points; `''` until they are known. */
export function useTownNames(points: readonly Place[]): (place: Place) => string {
  const { data } = useQuery({
    ...forever,
    queryKey: ['point-names', ...points.map(toKey)],
    queryFn: async () =>
      Object.fromEntries(await Promise.all(points.map(async (one) => [toKey(one), await nameTown(one)]))),
    enabled: points.length > 0,
  });
  return (place) => data?.[toKey(place)] ?? '';
}
