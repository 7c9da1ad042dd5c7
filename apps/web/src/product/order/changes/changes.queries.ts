import { callQuery } from '#lib/api/call-query.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { BodyOf, orderChanges as contract } from '@wideload/contract';
import { orderChanges } from '@wideload/contract/client';

export type AskedChange = Omit<BodyOf<typeof contract.preview>, 'version' | 'timeZone'>;

/** The zone whose today it is for the person. */
export const readTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type Quoted = { order: { _id: string; version: number }; asked: AskedChange; enabled: boolean };

export const quoteQuery = ({ order: { _id: id, version }, asked, enabled }: Quoted) =>
  callQuery(
    ['orders', 'change-quote', id, version, asked],
    orderChanges.preview,
    { params: { id }, body: { version, timeZone: readTimeZone(), ...asked } },
    { placeholderData: keepPreviousData, enabled, retry: false },
  );

/** Read again with each version of the order: an amendment finishes a change, also one by another clerk. */
export const changesQuery = ({ _id: id, version }: { _id: string; version: number }) =>
  callQuery(
    ['orders', 'changes', id, version],
    orderChanges.list,
    { params: { id } },
    { placeholderData: keepPreviousData },
  );

/** The permits that their states are asked to change; none of a draft, which `isPaid` tells. */
export function useWaitingChanges(order: { _id: string; version: number }, isPaid: boolean) {
  const { data } = useQuery({ ...changesQuery(order), enabled: isPaid });
  return (data?.items ?? []).flatMap(({ permits }) => permits.filter(({ status }) => status === 'waiting'));
}

/** The vehicles of the carrier, for the pickers of one order. */
export const createVehicleQueries =
  ({ _id: id }: { _id: string }) =>
  <Found>(list: 'trucks' | 'trailers', find: (search: string, signal: AbortSignal) => Promise<Found>) =>
  (search: string) =>
    queryOptions({
      queryKey: ['orders', 'vehicles-to-change', id, list, search] as readonly unknown[],
      queryFn: ({ signal }) => find(search, signal),
    });
