import { trailerRecords } from '#product/account/own-records.ts';
import { RecordsPage } from '#product/account/records-page.tsx';
import * as texts from './vehicles.texts.ts';
import { TrailerDrawer } from './lazy-vehicle-drawers.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { toTrailerFacts, formatTrailerSummary } from './vehicle-words.ts';
import { DeleteVehicle } from './delete-vehicle.tsx';

const words = {
  title: texts.trailers,
  add: texts.addTrailer,
  searchLabel: texts.searchByInternalNumber,
  none: texts.noTrailersYet,
  noneHint: texts.whatForTrailers,
  noMatch: texts.noTrailerFits,
  noMatchHint: texts.nothingFound,
  showAll: texts.showAllTrailers,
};

export function TrailersPage() {
  return (
    <RecordsPage
      words={words}
      records={trailerRecords}
      shortcut="trailer"
      nameRecord={({ internalNumber }) => texts.trailerNumbered(internalNumber)}
      renderCard={(trailer, actions) => (
        <VehicleCard
          key={trailer._id}
          name={texts.trailerNumbered(trailer.internalNumber)}
          title={trailer.internalNumber}
          summary={formatTrailerSummary(trailer)}
          facts={toTrailerFacts(trailer)}
          {...actions}
        />
      )}
      renderDrawer={(trailer, actions) => <TrailerDrawer trailer={trailer} {...actions} />}
      renderDeletion={(trailer, actions) => (
        <DeleteVehicle kind="trailer" vehicle={trailer} description={formatTrailerSummary(trailer)} {...actions} />
      )}
    />
  );
}
