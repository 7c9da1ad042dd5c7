import { truckRecords } from '#product/account/own-records.ts';
import { RecordsPage } from '#product/account/records-page.tsx';
import * as texts from './vehicles.texts.ts';
import { TruckDrawer } from './lazy-vehicle-drawers.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { toTruckFacts, formatTruckSummary } from './vehicle-words.ts';
import { DeleteVehicle } from './delete-vehicle.tsx';

const words = {
  title: texts.trucks,
  add: texts.addTruck,
  searchLabel: texts.searchByInternalNumber,
  none: texts.noTrucksYet,
  noneHint: texts.whatForTrucks,
  noMatch: texts.noTruckFits,
  noMatchHint: texts.nothingFound,
  showAll: texts.showAllTrucks,
};

export function TrucksPage() {
  return (
    <RecordsPage
      words={words}
      records={truckRecords}
      shortcut="truck"
      nameRecord={({ internalNumber }) => texts.truckNumbered(internalNumber)}
      renderCard={(truck, actions) => (
        <VehicleCard
          key={truck._id}
          name={texts.truckNumbered(truck.internalNumber)}
          title={truck.internalNumber}
          summary={formatTruckSummary(truck)}
          facts={toTruckFacts(truck)}
          {...actions}
        />
      )}
      renderDrawer={(truck, actions) => <TruckDrawer truck={truck} {...actions} />}
      renderDeletion={(truck, actions) => (
        <DeleteVehicle kind="truck" vehicle={truck} description={formatTruckSummary(truck)} {...actions} />
      )}
    />
  );
}
