import { useQuery } from '@tanstack/react-query';
import type { OfferedVehicles, OrderFile } from '@wideload/contract';
import { offeredVehicles } from '@wideload/contract/client';
import { trailerTypeLabel } from '@wideload/domain';
import { useEffect, useMemo, useState } from 'react';
import * as texts from './unit-change.texts.ts';
import { Combobox } from '../../../../ui/combobox/combobox.tsx';
import { offeredVehiclesQuery } from '../order-file.queries.ts';
import type { UnitForm } from './unit-change-form.ts';

type Truck = OfferedVehicles['trucks'][number];
type Trailer = OfferedVehicles['trailers'][number];

/** How long typing may pause before a long list is searched, in ms (spec [9]). */
const searchDelay = 1000;

type UnitVehiclesProps = {
  orderId: string;
  unit: OrderFile['units'][number];
  form: UnitForm;
  put: (form: UnitForm) => void;
  /** What every field gets: its name, its message, and what happens as it is left. */
  shared: (path: string) => { name: string; error: string | undefined; onBlur: () => void };
};

/** The truck and the trailer, from the lists of the carrier; those that the order has are among them, deleted or not. */
export function UnitVehicles({ orderId, unit, form, put, shared }: UnitVehiclesProps) {
  const truck = useOffered<Truck>(orderId, unit.truck, 'trucks');
  const trailer = useOffered<Trailer>(orderId, unit.trailer, 'trailers');
  const trucks = useMemo(() => truck.items.map(truckChoice), [truck.items]);
  const trailers = useMemo(() => trailer.items.map(trailerChoice), [trailer.items]);
  const [ofTruck, ofTrailer] = [shared('truckId'), shared('trailerId')];
  return (
    <>
      <Combobox
        {...ofTruck}
        label={texts.truck}
        choices={trucks}
        value={form.truckId ?? ''}
        onChange={(id) => put({ ...form, truckId: id === '' ? null : id })}
        onSearch={truck.onSearch}
        error={ofTruck.error ?? truck.failure}
        placeholder={texts.truckPlaceholder}
        nothing={texts.noTruckMatches}
      />
      <Combobox
        {...ofTrailer}
        label={texts.trailer}
        choices={trailers}
        value={form.trailerId ?? ''}
        onChange={(id) => put({ ...form, trailerId: id === '' ? null : id })}
        onSearch={trailer.onSearch}
        error={ofTrailer.error ?? trailer.failure}
        placeholder={texts.trailerPlaceholder}
        nothing={texts.noTrailerMatches}
      />
    </>
  );
}

/** The first vehicles of the list, what the server finds for the typed text where there are more, and the one that the order keeps. */
function useOffered<T extends { _id: string }>(orderId: string, kept: T | null, kind: keyof OfferedVehicles) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  const first = useQuery(offeredVehiclesQuery(orderId, ''));
  const hasMore = first.data?.[kind].length === offeredVehicles;
  const found = useQuery({ ...offeredVehiclesQuery(orderId, search), enabled: hasMore && search !== '' });
  // Which of the two lists it is, `kind` says and its caller's type repeats.
  const lists = [first.data?.[kind], found.data?.[kind]] as (T[] | undefined)[];
  const [offered, searched] = lists;
  const items = useMemo(
    () => onePerId<T>([...(kept === null ? [] : [kept]), ...(offered ?? []), ...(searched ?? [])]),
    [kept, offered, searched],
  );
  return { items, failure: (first.error ?? found.error)?.message, onSearch: setText };
}

function onePerId<T extends { _id: string }>(items: readonly T[]): T[] {
  return items.filter(({ _id }, at) => items.findIndex((other) => other._id === _id) === at);
}

function truckChoice({ _id, internalNumber, make, model, ...detail }: Truck) {
  return { value: _id, label: `${internalNumber}, ${make} ${model}`, detail: texts.truckDetail(detail) };
}

function trailerChoice({ _id, internalNumber, type, ...detail }: Trailer) {
  return { value: _id, label: `${internalNumber}, ${trailerTypeLabel(type)}`, detail: texts.trailerDetail(detail) };
}
