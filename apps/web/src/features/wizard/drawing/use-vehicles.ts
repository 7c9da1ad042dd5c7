import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Trailer, Truck } from '@wideload/contract';
import type { TrailerType } from '@wideload/domain';
import { trailerRecords, truckRecords } from '#product/account/own-records.ts';

/** The drawing shows this type until a trailer is chosen. */
export const usualTrailer: TrailerType = 'removable_goose_neck';

export type KnownTrailer = Pick<Trailer, '_id' | 'type' | 'length'>;
type KnownTruck = Pick<Truck, '_id' | 'internalNumber' | 'registeredWeight'>;

export function useTrailer(trailerId: string | null, stored: KnownTrailer | null | undefined): KnownTrailer | null {
  useQuery({ ...trailerRecords.choicesQuery(''), enabled: trailerId !== null });
  return useKnown(trailerRecords.key, trailerId, stored);
}

export function useTruck(truckId: string | null, stored: KnownTruck | null | undefined): KnownTruck | null {
  useQuery({ ...truckRecords.choicesQuery(''), enabled: truckId !== null });
  return useKnown(truckRecords.key, truckId, stored);
}

/** From the order where it is stored, otherwise from the choices of its field. */
function useKnown<Vehicle extends { _id: string }>(
  key: readonly string[],
  id: string | null,
  stored: Vehicle | null | undefined,
): Vehicle | null {
  const client = useQueryClient();
  if (id === null) return null;
  if (stored?._id === id) return stored;
  const found = client.getQueriesData<{ items: Vehicle[] }>({ queryKey: [...key, 'choices'] });
  return found.flatMap(([, list]) => list?.items ?? []).find(({ _id }) => _id === id) ?? null;
}
