import { useQuery } from '@tanstack/react-query';
import type { Truck } from '@wideload/contract';
import { vehicleList } from '@wideload/contract/client';
import { useState } from 'react';
import { useListParams } from '../../../lib/address/list-params.ts';
import { useShortcut } from '../../../lib/address/shortcut.ts';
import * as texts from './vehicles.texts.ts';
import { whenOpened } from '../../../ui/overlay/when-opened.tsx';
import { VehicleCard } from './vehicle-card.tsx';
import { VehicleListPage } from './vehicle-list-page.tsx';
import { truckFacts, truckSummary } from './vehicle-words.ts';
import { truckPageQuery } from './vehicles.queries.ts';

// The drawer brings the form library and the combobox, which a look at the list does without.
const TruckDrawer = whenOpened(async () => (await import('./truck-drawer.tsx')).TruckDrawer);
const DeleteVehicle = whenOpened(async () => (await import('./delete-vehicle.tsx')).DeleteVehicle);

const words = {
  title: texts.trucks,
  add: texts.addTruck,
  searchBy: texts.searchByInternalNumber,
  none: texts.noTrucksYet,
  whatFor: texts.whatForTrucks,
  noneFits: texts.noTruckFits,
  showAll: texts.showAllTrucks,
};

/** The carrier's trucks (spec [2]). */
export function TrucksPage() {
  const { params, setSearch, setPage } = useListParams(vehicleList);
  const list = useQuery(truckPageQuery(params));
  const { isAdding, setAdding, back, finish } = useShortcut('truck');
  const [editing, setEditing] = useState<Truck>();
  const [deleting, setDeleting] = useState<Truck>();

  function leaveEmptyPage() {
    setDeleting(undefined);
    if (list.data?.items.length === 1 && params.page > 1) setPage(params.page - 1);
  }
  return (
    <>
      <VehicleListPage
        words={words}
        list={list}
        params={params}
        onSearch={setSearch}
        onPage={setPage}
        onAdd={() => setAdding(true)}
        back={back}
      >
        {(truck: Truck) => (
          <VehicleCard
            key={truck._id}
            name={texts.truckNumbered(truck.internalNumber)}
            title={truck.internalNumber}
            summary={truckSummary(truck)}
            facts={truckFacts(truck)}
            onEdit={() => setEditing(truck)}
            onDelete={() => setDeleting(truck)}
          />
        )}
      </VehicleListPage>
      {isAdding && <TruckDrawer onClose={() => setAdding(false)} onSaved={({ _id }) => finish(_id)} />}
      {editing && (
        <TruckDrawer truck={editing} onClose={() => setEditing(undefined)} onSaved={() => setEditing(undefined)} />
      )}
      {deleting && (
        <DeleteVehicle
          kind="truck"
          vehicle={deleting}
          description={truckSummary(deleting)}
          onClose={() => setDeleting(undefined)}
          onDeleted={leaveEmptyPage}
        />
      )}
    </>
  );
}
