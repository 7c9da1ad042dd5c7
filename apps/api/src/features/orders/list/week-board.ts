import {
  formatBoardConflicts,
  type AnswerOf,
  type BoardTrip,
  type NamedTrip,
  type weekBoard,
} from '@wideload/contract';
import {
  addDays,
  compareDays,
  daysOfBoard,
  findBoardConflicts,
  findCommonDays,
  findDeparture,
  parseDay,
  toTravelLoad,
  type BoardStay,
  type Day,
  type DaySpan,
} from '@wideload/domain';
import { planStayDays } from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';
import type { Owner } from '#identities.ts';
import type { Deps } from '#deps.ts';
import { toStoredUnit } from '../order-rows.ts';
import { findBoardRows, type BoardUnitRow } from './week-board.store.ts';

type PlacedTrip = NamedTrip & { row: BoardUnitRow; drawn: (BoardTrip['permits'][number] & { days: DaySpan })[] };

/** The trucks of a carrier on seven days. */
export async function readWeekBoard({ db }: Deps, owner: Owner, from: Day): Promise<AnswerOf<typeof weekBoard.read>> {
  const week = { from, to: addDays(from, daysOfBoard - 1) };
  const { trucks, units } = await findBoardRows(db, owner, { first: week.from, last: week.to });
  const placed = units.flatMap(placeTrip).filter((trip) => isInWeek(trip, week));
  return {
    trucks: trucks.map(({ _id, internalNumber, make, model, lastTrip }) => {
      const trips = placed.filter(({ truck }) => truck === _id).map((trip) => toBoardTrip(trip, placed));
      const name = `${make} ${model}`.trim();
      return { _id, internalNumber, name, trips, lastTrip: trips.length === 0 ? lastTrip : null };
    }),
    leftOut: (trucks[0]?.total ?? 0) - trucks.length,
  };
}

const isInWeek = ({ days, drawn }: PlacedTrip, week: DaySpan) =>
  [days, ...drawn.map((permit) => permit.days)].some((span) => findCommonDays(span, week) !== null);

/** Nothing without a departure. */
function placeTrip(row: BoardUnitRow): PlacedTrip[] {
  const { trip, truck_id: truck } = row;
  const unit = toStoredUnit(row);
  const departure = trip && findDeparture(trip, unit._id);
  const leaves = departure?.startDate ?? parseDay(row.departs_on ?? '');
  if (leaves === null || truck === null) return [];
  const drawn = row.permits.map(({ _id, state, status, ...days }) => ({ _id, state, status, days: readDays(days) }));
  const stays = trip && departure ? findStays(trip, { departure, load: toTravelLoad(unit) }) : [];
  return [
    {
      row,
      drawn,
      order: row.order_id,
      unit: unit._id,
      truck,
      trailer: unit.trailerId,
      orderNumber: row.order_number,
      truckNumber: unit.truck?.internalNumber ?? '',
      trailerNumber: unit.trailer?.internalNumber ?? null,
      days: { from: leaves, to: findArrival(leaves, { stays, drawn }) },
      stays,
      states: trip?.states ?? [],
      permits: row.permits.map(({ startDate, endDate, ...permit }) => ({ ...permit, date: { startDate, endDate } })),
    },
  ];
}

function findStays(trip: Parameters<typeof planStayDays>[0], travel: Parameters<typeof planStayDays>[1]): BoardStay[] {
  return [...planStayDays(trip, travel, localTime)].map(([state, days]) => ({ state, ...days }));
}

type PermitRow = BoardUnitRow['permits'][number];

function readDays({ startDate, endDate, validFrom, validTo }: Omit<PermitRow, '_id' | 'state' | 'status'>): DaySpan {
  // Casts: columns of the type date.
  return { from: (validFrom ?? startDate) as Day, to: (validTo ?? endDate) as Day };
}

/** With an unknown way the truck enters its last state on the first day of that state's permit at the earliest. */
function findArrival(leaves: Day, { stays, drawn }: { stays: readonly BoardStay[]; drawn: PlacedTrip['drawn'] }): Day {
  const last = stays.length > 0 ? stays.map(({ to }) => to) : drawn.map(({ days }) => days.from);
  return last.reduce((latest, day) => (compareDays(day, latest) > 0 ? day : latest), leaves);
}

function toBoardTrip(trip: PlacedTrip, all: readonly PlacedTrip[]): BoardTrip {
  const { row, drawn, order, orderNumber, unit, trailerNumber, days, states } = trip;
  const rank = ({ state }: { state: string }) => states.findIndex((visit) => visit.state === state);
  return {
    order,
    orderNumber,
    unit,
    status: row.status,
    title: row.title,
    trailer: trailerNumber,
    origin: row.trip?.places[0]?.label ?? null,
    destination: row.trip?.places.at(-1)?.label ?? null,
    days,
    permits: drawn.toSorted((a, b) => rank(a) - rank(b)),
    conflicts: formatBoardConflicts(findBoardConflicts(trip, all)),
  };
}
