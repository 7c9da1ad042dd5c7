import type { FilingAskRef, OrderFile } from '@wideload/contract';
import { isOrderable, stateName, type FilingFacts, isSamePoint, sumMiles, type Place } from '@wideload/domain';
import { arrangeRows, listAskedFields, type SheetPart } from './asked-rows.ts';
import { questionAboutAll } from './missing.texts.ts';
import * as texts from './sheet.texts.ts';
import { tagRows, type SheetGroup, type SheetRow, toCopiedRow, toRow, formatFormDay } from './sheet-row.ts';
import {
  listEscortRows,
  listFileByRows,
  listMetRows,
  listOfficeNotes,
  listOfficeRows,
  listReasonRows,
  listTravelRows,
  listTripEscortRows,
} from './office-rows.ts';
import {
  listAxleRows,
  listCargoRows,
  listCompanyRows,
  listLoadRows,
  listPaperRows,
  listTrailerRows,
  listTruckRows,
} from './vehicle-rows.ts';
import { describeExpectedFee } from '../filing/expected-fee-words.ts';
import { findUnitNumber } from '#product/permit/unit-number.ts';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { formatCoordinates } from '#product/trip/format-coordinates.ts';

export type SheetSubject = {
  order: OrderFile;
  permit: OrderFile['permits'][number];
  unit: OrderFile['units'][number];
  /** How the state takes applications; null for a state whose permits are not sold. */
  facts: FilingFacts | null;
};

/** With more of them the second column is the longer one. */
const FEW_AXLE_ROWS = 8;

const places: Readonly<Record<SheetPart, SheetGroup['place']>> = {
  company: 'first',
  truck: 'first',
  trailer: 'first',
  load: 'second',
  axles: 'second',
  cargo: 'both',
  route: 'both',
  dates: 'second',
  papers: 'both',
};

const paired: ReadonlySet<SheetPart> = new Set<SheetPart>(['cargo', 'route']);

type Permit = OrderFile['permits'][number];

/** The name of a point without a name of its own; `''` while it is not known. */
export type NamePoint = (place: Place) => string;

function formatPlace(place: Place | null, nameOf: NamePoint): string | null {
  if (place === null) return null;
  const name = place.label || nameOf(place);
  return name === '' ? formatCoordinates(place) : `${name} (${formatCoordinates(place)})`;
}

/** The points of an order that have no name of their own. */
export function listUnnamedPoints({ trip, permits }: Pick<OrderFile, 'trip' | 'permits'>): Place[] {
  const ofPermits = permits.flatMap(({ route }) => [route.origin, route.destination]);
  return [...(trip?.places ?? []), ...ofPermits].flatMap((place) => (place === null || place.label ? [] : [place]));
}

function listRouteRows(
  { trip }: Pick<OrderFile, 'trip'>,
  { state, route }: Pick<Permit, 'state' | 'route'>,
  nameOf: NamePoint,
): SheetRow[] {
  const toPlaceRow = (label: string, place: Place | null) => toRow(label, formatPlace(place, nameOf));
  // A permit begins and ends in the middle of its state until somebody gives its places.
  const isUnset = isSamePoint(route.origin, route.destination);
  const [first, last] = isUnset ? [null, null] : [route.origin, route.destination];
  const visits = (trip?.states ?? []).filter((visit) => visit.state === state);
  const isMeasured = visits.some(({ miles }) => miles !== null);
  const way = tagRows('route_by_roads', [
    toRow(texts.roads, [...new Set(visits.flatMap(({ roads }) => roads))].join(', ')),
    toRow(texts.miles, isMeasured ? String(Math.round(sumMiles(visits, state))) : null),
  ]);
  if (trip === null)
    return [
      ...tagRows('origin_destination', [toPlaceRow(texts.origin, first), toPlaceRow(texts.destination, last)]),
      ...way,
    ];
  const stops = trip.places.slice(1, -1);
  const places = [
    toPlaceRow(texts.origin, trip.places[0] ?? null),
    ...stops.map((place, at) => toPlaceRow(texts.stop(at + 1), place)),
    toPlaceRow(texts.entry, first),
    toPlaceRow(texts.exit, last),
    toPlaceRow(texts.destination, trip.places.at(-1) ?? null),
  ];
  return [...tagRows('origin_destination', places), ...way];
}

function listDateRows({ date }: Pick<Permit, 'date'>): SheetRow[] {
  return tagRows('travel_dates', [toDayRow(texts.from, date.startDate), toDayRow(texts.to, date.endDate)]);
}

function toDayRow(label: string, day: string): SheetRow {
  return toCopiedRow(label, formatWeekdayAndDay(day), formatFormDay(day));
}

/** The permits of an order are for one trip each. */
function listTripRows(): SheetRow[] {
  return [
    ...tagRows('trip_type', [toRow(texts.tripType, texts.singleTrip)]),
    ...tagRows('trips_count', [toRow(texts.trips, '1')]),
  ];
}

function listPartRows({ order, permit, unit }: SheetSubject, nameOf: NamePoint): Record<SheetPart, SheetRow[]> {
  const visits = order.trip?.states ?? [];
  return {
    company: listCompanyRows(order),
    truck: listTruckRows(unit),
    trailer: listTrailerRows(unit),
    load: listLoadRows(unit),
    axles: listAxleRows(unit),
    cargo: listCargoRows(unit),
    route: [
      ...listRouteRows(order, permit, nameOf),
      ...listTripRows(),
      ...tagRows('escorts', listEscortRows(unit, permit.state, visits)),
    ],
    dates: listDateRows(permit),
    papers: listPaperRows(order, { state: permit.state, truck: unit.truck }),
  };
}

/** The form of the permit's state: each value in the form's order, or that it is missing. */
export function listAskedGroups(subject: SheetSubject, nameOf: NamePoint): SheetGroup[] {
  const { order, permit, unit, facts } = subject;
  const { state } = permit;
  const hasUsdot = (order.company?.dotNumber ?? '') !== '';
  const asked = facts === null ? [] : listAskedFields(facts, { ...unit, hasUsdot });
  // Cast: `entries` loses the keys.
  const parts = Object.entries(listPartRows(subject, nameOf)) as [SheetPart, SheetRow[]][];
  return parts.map(([part, rows]) => {
    const arranged = isOrderable(state) ? arrangeRows(rows, { part, asked, subject: { order, unit, state } }) : rows;
    const isLong = part === 'dates' && findAxleRows(parts).length > FEW_AXLE_ROWS;
    return {
      title: texts[part],
      kind: 'asked',
      place: isLong ? 'first' : places[part],
      isPaired: paired.has(part),
      rows: arranged,
    };
  });
}

const findAxleRows = (parts: readonly [SheetPart, SheetRow[]][]) =>
  parts.flatMap(([part, rows]) => (part === 'axles' ? rows.filter(({ value }) => value !== null) : []));

/** Everything that the form of a permit's state asks for, and what a clerk must know of the state. */
export function listSheetGroups(subject: SheetSubject, nameOf: NamePoint): SheetGroup[] {
  const { order, permit, unit, facts } = subject;
  const { comment, state } = permit;
  const visits = order.trip?.states ?? [];
  const asked = listAskedGroups(subject, nameOf);
  if (comment !== '')
    asked.push({
      title: texts.comment,
      kind: 'asked',
      place: 'both',
      rows: [{ label: texts.comment, value: comment }],
    });
  return [
    ...asked,
    {
      title: texts.office,
      kind: 'state',
      place: 'both',
      rows: [...listFileByRows(permit, unit, facts), ...listOfficeRows(state, facts)],
    },
    { title: texts.aboutTheOffice, kind: 'folded', place: 'both', rows: listOfficeNotes(state, facts) },
    {
      title: texts.meets,
      kind: 'state',
      place: 'both',
      rows: [...listFeeRows(order, permit), ...listMetRows(unit, state, visits)],
    },
    { title: texts.tripEscorts, kind: 'folded', place: 'both', rows: listTripEscortRows(unit, visits) },
    {
      title: texts.travelHours,
      kind: 'folded',
      place: 'both',
      rows: listTravelRows(unit, { state, trip: order.trip }),
    },
    { title: texts.overTheLimits, kind: 'folded', place: 'both', rows: listReasonRows(permit) },
  ];
}

function listFeeRows(order: SheetSubject['order'], permit: SheetSubject['permit']): SheetRow[] {
  const expected = describeExpectedFee(order, permit);
  return expected === undefined ? [] : [{ label: texts.fee, value: expected }];
}

export type Missing = { question: string; asks: FilingAskRef[] };

/** One question about all fields that the forms of these permits ask for and nobody gave; null if there are none. */
export function findMissing(subjects: readonly SheetSubject[], nameOf: NamePoint): Missing | null {
  const found = subjects.flatMap((subject) =>
    listAskedGroups(subject, nameOf)
      .flatMap(({ rows }) => rows)
      .flatMap(({ missing, entry }) =>
        missing === undefined || entry === undefined
          ? []
          : [{ missing, entry, state: stateName(subject.permit.state) }],
      ),
  );
  const byField = new Map<string, FilingAskRef>();
  for (const { entry } of found) byField.set(`${entry.unit} ${entry.key}`, entry);
  if (byField.size === 0) return null;
  const states = new Set(found.map(({ state }) => state));
  const names = new Set(found.map(({ missing }) => missing.name));
  return { question: questionAboutAll([...states], [...names]), asks: [...byField.values()] };
}

/** Counted from 1. */
export function formatSheetTitle({ order, permit, unit }: Omit<SheetSubject, 'facts'>): string {
  const number = findUnitNumber(order.units, { unit: unit._id });
  return texts.filingSheet({ state: stateName(permit.state), unit: number });
}

/** The sheet as text, a line for each value. */
export function formatSheet(title: string, groups: readonly SheetGroup[]): string {
  const parts = groups.map(({ title: name, rows, kind }) => {
    const missing = kind === 'asked' ? texts.notGiven : texts.notKnown;
    return [name, ...rows.map(({ label, value }) => `${label}: ${value ?? missing}`)].join('\n');
  });
  return [title, ...parts].join('\n\n');
}
