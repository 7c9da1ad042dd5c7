import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isSamePoint, parsePlace, type PlaceReading, type TripPlace } from '@wideload/domain';
import { formatCoordinates } from './format-coordinates.ts';
import { placeFinder } from './place-finder.ts';
import { formatReading } from './place.texts.ts';

export const placeQuery = (text: string) => ({
  queryKey: ['place-reading', text] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<PlaceReading> => placeFinder.read(text, signal),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Coordinates need no server. */
export function readCoordinates(text: string): PlaceReading | null {
  const point = parsePlace(text);
  if (point === null) return null;
  const place = { ...point, label: formatCoordinates(point) };
  return { is: 'point', place, at: place.label, as: 'coordinates' };
}

/** Null where the server could not be reached. Each text is read once. */
export const fetchReading = (client: QueryClient, text: string): Promise<PlaceReading | null> =>
  client.fetchQuery(placeQuery(text)).catch(() => readCoordinates(text));

/** Words for a chosen place whose name is not that of a town at this point: `At the center of Plano, TX`, else its coordinates. */
export function usePlaceMeaning(place: TripPlace | null): string | undefined {
  const { data, isPending } = useQuery({ ...placeQuery(place?.label ?? ''), enabled: place !== null });
  if (place === null || isPending) return undefined;
  const isRead = data?.is === 'point' && isSamePoint(data.place, place);
  return isRead ? formatReading(data) : formatCoordinates(place);
}

/** Reads the places of a form when it is sent; a place that has not been read yet is undefined. */
export function usePlaceReader() {
  const client = useQueryClient();
  type Reading = PlaceReading | null;
  const readKnown = (text: string): Reading | undefined =>
    client.getQueryData<PlaceReading>(placeQuery(text).queryKey) ?? readCoordinates(text) ?? undefined;
  return {
    readKnown,
    async readAll(texts: readonly string[]): Promise<(text: string) => Reading> {
      const read = async (text: string) => [text, await fetchReading(client, text)] as const;
      const readings = new Map(await Promise.all(texts.map(read)));
      return (text) => readings.get(text) ?? null;
    },
  };
}
