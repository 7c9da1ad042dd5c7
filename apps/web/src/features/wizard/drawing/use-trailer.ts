import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Trailer } from '@wideload/contract';
import type { TrailerType } from '@wideload/domain';
import { trailerChoicesQuery } from '../wizard.queries.ts';

/** What a trailer is drawn as until one is chosen. */
export const usualTrailer: TrailerType = 'removable_goose_neck';

/** What the rules and the drawing ask of a trailer. */
export type KnownTrailer = Pick<Trailer, '_id' | 'type' | 'length'>;

/** The chosen trailer: from the order where it is stored there, else from what its field has found; null for none. */
export function useTrailer(trailerId: string | null, stored: KnownTrailer | null | undefined): KnownTrailer | null {
  const client = useQueryClient();
  // The field asks for the same list: this only draws again when it is there.
  useQuery({ ...trailerChoicesQuery(''), enabled: trailerId !== null });
  if (trailerId === null) return null;
  if (stored?._id === trailerId) return stored;
  const found = client.getQueriesData<{ items: Trailer[] }>({ queryKey: ['trailers', 'choices'] });
  const trailers = found.flatMap(([, list]) => list?.items ?? []);
  return trailers.find(({ _id }) => _id === trailerId) ?? null;
}
