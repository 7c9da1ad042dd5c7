import { truckRecords, trailerRecords } from '#product/account/own-records.ts';
import { RecordsPage, RecordActions } from '#product/account/records-page.tsx';
import * as texts from './vehicles.texts.ts';
import { TruckDrawer, TrailerDrawer } from './lazy-vehicle-drawers.ts';
import { DeleteRecord, type DeleteRecordProps } from '#product/account/delete-record.tsx';
import { DataList, type Fact } from '#ui/list/data-list.tsx';
import { DisclosureCard } from '#ui/list/disclosure-card.tsx';
import type { Trailer, Truck } from '@wideload/contract';
import { formatPlate, formatPounds, pounds, regionName, getTrailerTypeLabel } from '@wideload/domain';

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

const kinds = {
  truck: {
    records: truckRecords,
    title: texts.deleteTruckQuestion,
    confirm: texts.deleteTruck,
    successText: texts.truckDeleted,
    explanation: texts.truckTakenOff,
  },
  trailer: {
    records: trailerRecords,
    title: texts.deleteTrailerQuestion,
    confirm: texts.deleteTrailer,
    successText: texts.trailerDeleted,
    explanation: texts.trailerTakenOff,
  },
} as const;

type Props = Pick<DeleteRecordProps, 'onClose' | 'onDeleted'> & {
  kind: keyof typeof kinds;
  vehicle: { _id: string; internalNumber: string };
  description: string;
};

function DeleteVehicle({ kind, vehicle: { _id, internalNumber }, description, ...actions }: Props) {
  const { records, title, confirm, successText, explanation } = kinds[kind];
  return (
    <DeleteRecord
      title={title}
      confirm={confirm}
      remove={() => records.remove(_id)}
      stale={records.key}
      successText={successText(internalNumber)}
      {...actions}
    >
      <p>{explanation(internalNumber, description)}</p>
    </DeleteRecord>
  );
}

type VehicleCardProps = {
  name: string;
  title: string;
  summary: string;
  facts: readonly Fact[];
  onEdit: () => void;
  onDelete: () => void;
};

function VehicleCard({ name, title, summary, facts, onEdit, onDelete }: VehicleCardProps) {
  return (
    <DisclosureCard
      title={title}
      summary={summary}
      actions={<RecordActions name={name} onEdit={onEdit} onDelete={onDelete} />}
    >
      <DataList facts={facts} />
    </DisclosureCard>
  );
}

function formatTruckSummary(truck: Truck): string {
  return texts.withPlate(`${truck.year} ${truck.make} ${truck.model}`, formatPlate(truck));
}

function toTruckFacts(truck: Truck) {
  return [
    { term: texts.powerUnitNumber, value: truck.internalNumber },
    { term: texts.type, value: texts.truck },
    { term: texts.vin, value: truck.vinCode },
    { term: texts.make, value: truck.make },
    { term: texts.model, value: truck.model },
    { term: texts.year, value: truck.year },
    { term: texts.plateNumber, value: truck.plateNumber },
    { term: texts.plateState, value: regionName(truck.plateState) },
    { term: texts.registeredWeight, value: formatPounds(pounds(truck.registeredWeight)) },
  ];
}

function formatTrailerSummary(trailer: Trailer): string {
  const { type, length } = trailer;
  return texts.withLengthAndPlate(getTrailerTypeLabel(type), length, formatPlate(trailer));
}

function toTrailerFacts(trailer: Trailer) {
  return [
    { term: texts.internalNumber, value: trailer.internalNumber },
    { term: texts.type, value: getTrailerTypeLabel(trailer.type) },
    { term: texts.vin, value: trailer.vinCode },
    { term: texts.plateNumber, value: trailer.plateNumber },
    { term: texts.plateState, value: regionName(trailer.plateState) },
    { term: texts.length, value: texts.inFeet(trailer.length) },
  ];
}

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

const trailerWords = {
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
      words={trailerWords}
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
