import type { TripAnswer } from '@wideload/contract';
import { type DraftTrip, stateName, type TripState, cents, formatDollars, isOrderable } from '@wideload/domain';
import { usualRoute, miles, via } from '#product/trip/trip.texts.ts';
import { TripMap } from '#product/trip/trip-map.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import type { StepProps } from '../../step-props.ts';
import { DepartureFields } from '../../departure-fields.tsx';
import { type OrderPermit, formatDays, pricePermit } from './order-permits.ts';
import css from './trip-overview.module.css';
import * as texts from './trip-overview.texts.ts';
import { RowTable, type RowColumn } from '#ui/list/sort-table.tsx';
import { shortenPlace } from '../../maps/place-name.tsx';

export type TripRow = {
  visit: TripState;
  way: readonly string[];
  /** One line for all units, or one for each when they differ. */
  days: readonly string[];
  /** Cents for all units; null without a permit. */
  fee: number | null;
};

/** The states of the trip in travel order. A state that is crossed twice has its days and fee at the first visit. */
export function listTripRows(states: readonly TripState[], permits: readonly OrderPermit[]): TripRow[] {
  return states.map((visit, at) => {
    const way = listWayLines(visit);
    const isFirst = states.findIndex(({ state }) => state === visit.state) === at;
    if (!isFirst) return { visit, way, days: [], fee: null };
    const own = permits.filter(({ stored }) => stored.state === visit.state);
    if (own.length === 0) return { visit, way, days: [findReason(visit)], fee: null };
    return { visit, way, days: formatUnitDays(own), fee: sumFees(own) };
  });
}

/** Entry and exit, then miles and roads; no lines where the way through the state is not known. */
function listWayLines({ miles: length, roads, entry, exit }: TripState): string[] {
  const ends =
    entry === null || exit === null ? [] : [[entry, exit].map(({ label }) => shortenPlace(label)).join(' – ')];
  const legs = [...(length === null ? [] : [miles(length)]), ...(roads.length === 0 ? [] : [via(roads)])];
  return [...ends, ...(legs.length === 0 ? [] : [legs.join(' ')])];
}

function findReason({ state }: TripState): string {
  return isOrderable(state) ? texts.noPermitNeeded : texts.notSoldOnline;
}

function formatUnitDays(permits: readonly OrderPermit[]): string[] {
  const days = permits.map(formatDays);
  const [first = ''] = days;
  if (days.every((one) => one === first)) return [first];
  return permits.map(({ unitNumber }, at) => texts.daysOfUnit(unitNumber, days[at] ?? ''));
}

function sumFees(permits: readonly OrderPermit[]): number {
  return permits.reduce((sum, { priced, unit }) => sum + (pricePermit(priced, unit)?.amount ?? 0), 0);
}

const stateColumns: readonly RowColumn<TripRow>[] = [
  { key: 'state', label: texts.stateProvince, cell: ({ visit }) => stateName(visit.state) },
  { key: 'way', label: texts.way, cell: ({ way }) => <Lines lines={way} /> },
  { key: 'days', label: texts.days, cell: ({ days }) => <Lines lines={days} /> },
  {
    key: 'fee',
    label: texts.fee,
    figure: true,
    className: 'nowrap',
    cell: ({ fee }) => fee !== null && formatDollars(cents(fee)),
  },
];

function TripStates({ rows }: { rows: readonly TripRow[] }) {
  return (
    <RowTable
      caption={texts.statesOfTheTrip}
      columns={stateColumns}
      rows={rows}
      toKey={({ visit }) => `${visit.state} ${visit.entry?.label}`}
    />
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <div>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

type TripOverviewProps = Pick<StepProps, 'unread' | 'onUnread'> & {
  trip: DraftTrip;
  /** With the server's route. */
  stored: TripAnswer;
  permits: readonly OrderPermit[];
  onTrip: (trip: DraftTrip) => void;
};

export function TripOverview({ trip, stored, permits, onTrip, unread, onUnread }: TripOverviewProps) {
  const labels = trip.places.flatMap((place) => (place === null ? [] : [place.label]));
  return (
    <Section title={texts.tripOf(labels)}>
      <Panel>
        <div className={stored.line.length > 0 ? css['beside'] : undefined}>
          {stored.line.length > 0 && (
            <div className="stack gap-8">
              <TripMap trip={stored} />
              <p className="hint">{usualRoute}</p>
            </div>
          )}
          <div className="stack gap-16 shrinks">
            <DepartureFields
              name="trip"
              value={trip}
              origin={trip.places[0] ?? null}
              {...{ unread, onUnread }}
              onChange={({ startDate, startTime }) => onTrip({ ...trip, startDate, startTime })}
            />
            <TripStates rows={listTripRows(stored.states, permits)} />
          </div>
        </div>
      </Panel>
    </Section>
  );
}
