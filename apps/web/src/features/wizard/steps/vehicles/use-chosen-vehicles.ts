import { useQuery } from '@tanstack/react-query';
import type { DraftState } from '../../draft/draft-store.ts';
import { trailerRecords, truckRecords } from '#product/account/own-records.ts';

type Ids = { truckId: string | null; trailerId: string | null };
type StoredUnit = NonNullable<DraftState['order']>['units'][number];

const cachedFirst = { refetchOnMount: false };

/** Reads the lists that the pickers loaded, otherwise the facts in the order. */
export function useChosenVehicles({ truckId, trailerId }: Ids, stored: StoredUnit | undefined) {
  const trucks = useQuery({ ...truckRecords.choicesQuery(''), ...cachedFirst }).data?.items ?? [];
  const trailers = useQuery({ ...trailerRecords.choicesQuery(''), ...cachedFirst }).data?.items ?? [];
  const find = <T extends { _id: string }>(id: string | null, things: readonly (T | null | undefined)[]) =>
    things.find((thing) => thing?._id === id) ?? undefined;
  return {
    truck: find(truckId, [stored?.truck, ...trucks]),
    trailer: find(trailerId, [stored?.trailer, ...trailers]),
  };
}
