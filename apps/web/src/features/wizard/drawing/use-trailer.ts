import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Trailer } from '@wideload/contract';
import type { TrailerType } from '@wideload/domain';
import { trailerRecords } from '../../../product/records/own-records.ts';

/** The drawing shows this type until a trailer is chosen. */
export const usualTrailer: TrailerType = 'removable_goose_neck';

export type KnownTrailer = Pick<Trailer, '_id' | 'type' | 'length'>;

/** From the order where it is stored, otherwise from the choices of its field. */
export function useTrailer(trailerId: string | null, stored: KnownTrailer | null | undefined): KnownTrailer | null {
  const client = useQueryClient();
  useQuery({ ...trailerRecords.choicesQuery(''), enabled: trailerId !== null });
  if (trailerId === null) return null;
  if (stored?._id === trailerId) return stored;
  const found = client.getQueriesData<{ items: Trailer[] }>({ queryKey: [...trailerRecords.key, 'choices'] });
  const trailers = found.flatMap(([, list]) => list?.items ?? []);
  return trailers.find(({ _id }) => _id === trailerId) ?? null;
}
