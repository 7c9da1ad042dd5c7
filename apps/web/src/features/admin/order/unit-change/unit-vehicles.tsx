import type { OfferedVehicles, OrderFile } from '@wideload/contract';
import { trailerTypeLabel } from '@wideload/domain';
import { useMemo } from 'react';
import * as texts from './unit-change.texts.ts';
import { Combobox } from '../../../../ui/combobox/combobox.tsx';
import { useFoundChoices } from '../../../../ui/combobox/use-found-choices.ts';
import { offeredTrailersQuery, offeredTrucksQuery } from '../order-file.queries.ts';
import type { UnitForm } from './unit-change-form.ts';

type Truck = OfferedVehicles['trucks'][number];
type Trailer = OfferedVehicles['trailers'][number];

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
  const truck = useFoundChoices<Truck, Truck, OfferedVehicles>(
    (search) => offeredTrucksQuery(orderId, search),
    unit.truck,
  );
  const trailer = useFoundChoices<Trailer, Trailer, OfferedVehicles>(
    (search) => offeredTrailersQuery(orderId, search),
    unit.trailer,
  );
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

function truckChoice({ _id, internalNumber, make, model, ...detail }: Truck) {
  return { value: _id, label: `${internalNumber}, ${make} ${model}`, detail: texts.truckDetail(detail) };
}

function trailerChoice({ _id, internalNumber, type, ...detail }: Trailer) {
  return { value: _id, label: `${internalNumber}, ${trailerTypeLabel(type)}`, detail: texts.trailerDetail(detail) };
}
