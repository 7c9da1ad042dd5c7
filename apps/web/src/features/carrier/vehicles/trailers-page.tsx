import { useQuery } from '@tanstack/react-query';
import type { Trailer } from '@wideload/contract';
import { vehicleList } from '@wideload/contract/client';
import { useState } from 'react';
import { useListParams } from '../../../lib/address/list-params.ts';
import { useShortcut } from '../../../lib/address/shortcut.ts';
import * as texts from './vehicles.texts.ts';
import { whenOpened } from '../../../ui/overlay/when-opened.tsx';
import { VehicleCard } from './vehicle-card.tsx';
import { VehicleListPage } from './vehicle-list-page.tsx';
import { trailerFacts, trailerSummary } from './vehicle-words.ts';
import { trailerPageQuery } from './vehicles.queries.ts';

// The drawer brings the form library, which a look at the list does without.
const TrailerDrawer = whenOpened(async () => (await import('./trailer-drawer.tsx')).TrailerDrawer);
const DeleteVehicle = whenOpened(async () => (await import('./delete-vehicle.tsx')).DeleteVehicle);

const words = {
  title: texts.trailers,
  add: texts.addTrailer,
  searchBy: texts.searchByInternalNumber,
  none: texts.noTrailersYet,
  whatFor: texts.whatForTrailers,
  noneFits: texts.noTrailerFits,
  showAll: texts.showAllTrailers,
};

/** The carrier's trailers (spec [2]). */
export function TrailersPage() {
  const { params, setSearch, setPage } = useListParams(vehicleList);
  const list = useQuery(trailerPageQuery(params));
  const { isAdding, setAdding, back, finish } = useShortcut('trailer');
  const [editing, setEditing] = useState<Trailer>();
  const [deleting, setDeleting] = useState<Trailer>();

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
        {(trailer: Trailer) => (
          <VehicleCard
            key={trailer._id}
            name={texts.trailerNumbered(trailer.internalNumber)}
            title={trailer.internalNumber}
            summary={trailerSummary(trailer)}
            facts={trailerFacts(trailer)}
            onEdit={() => setEditing(trailer)}
            onDelete={() => setDeleting(trailer)}
          />
        )}
      </VehicleListPage>
      {isAdding && <TrailerDrawer onClose={() => setAdding(false)} onSaved={({ _id }) => finish(_id)} />}
      {editing && (
        <TrailerDrawer trailer={editing} onClose={() => setEditing(undefined)} onSaved={() => setEditing(undefined)} />
      )}
      {deleting && (
        <DeleteVehicle
          kind="trailer"
          vehicle={deleting}
          description={trailerSummary(deleting)}
          onClose={() => setDeleting(undefined)}
          onDeleted={leaveEmptyPage}
        />
      )}
    </>
  );
}
