import type { OrderFile } from '@wideload/contract';
import { chargeWords, formatClock, listDoubtLines } from '@wideload/contract/client';
import {
  findValidity,
  isOrderable,
  parseDay,
  readOfficeHours,
  stateFacts,
  stateName,
  toTravelLoad,
  type FilingFacts,
  type OrderableState,
  type StateCode,
  type TravelLoad,
  type TripState,
} from '@wideload/domain';
import {
  decideEscorts,
  decideRoadBans,
  decideSuperload,
  decideTravel,
  findFileBy,
  findFilingTime,
  findWayThrough,
  findRoadMiles,
  isSuperload,
  listDoubts,
  permitOffices,
} from '@wideload/domain/permit-facts';
import { formatReason } from '#product/permit/rules/reason-sentences.ts';
import { listEscortLines, listSuperloadLines, listTripEscortLines } from '#product/permit/rules/escort-lines.ts';
import { escortWords as escort } from '#product/permit/rules/escort-words.ts';
import type { FactLine } from '#product/permit/rules/fact-line.ts';
import { listRoadBanLines } from '#product/permit/rules/road-ban-lines.ts';
import { listTravelLines } from '#product/permit/rules/travel-lines.ts';
import { travelWords as travel } from '#product/permit/rules/travel-words.ts';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { formatList } from '#lib/format-list.ts';
import { joinSentences } from '#lib/join-sentences.ts';
import * as texts from './sheet.texts.ts';
import { toRow, type SheetRow } from './sheet-row.ts';

const words = { escort, travel };

function findOffice(state: StateCode, filing: FilingFacts | null) {
  const { agency } = stateFacts[state];
  const portal = isOrderable(state) ? permitOffices[state].portal : null;
  const page = portal?.url ?? agency.url;
  return { agency, portal, page, url: filing?.system.url ?? page };
}

/** The link leads to the system itself, where it is known; else to the page of the office. */
export function listOfficeRows(state: StateCode, filing: FilingFacts | null): SheetRow[] {
  const { agency, portal, url } = findOffice(state, filing);
  const phone = portal?.phone ?? agency.phone;
  return [
    toRow(texts.agency, agency.name),
    toRow(texts.system, filing?.system.name ?? portal?.system),
    { label: texts.link, value: url, link: url },
    { ...toRow(texts.officePhone, phone), ...(phone !== null && { link: `tel:${phone}` }) },
    toRow(texts.hours, portal?.hours ?? filing?.turnaround.officeHours),
    toRow(texts.issuedAtOnce, portal?.autoIssue),
  ];
}

type Requested = Pick<OrderFile['permits'][number], 'state' | 'status' | 'date'>;

/** The last day on which the permit is filed in time, and when its office closes then; none once it is filed. */
export function listFileByRows({ state, status, date }: Requested, unit: Unit, filing: FilingFacts | null): SheetRow[] {
  const firstDay = parseDay(date.startDate);
  if (status !== 'requested' || firstDay === null) return [];
  const isSuper = isSuperload(toTravelLoad(unit), state);
  const day = formatWeekdayAndDay(findFileBy({ state, firstDay, isSuperload: isSuper }));
  if (findFilingTime(state, isSuper) === 'at-once') return [toRow(texts.fileBy, texts.atAnyHour(day))];
  const hours = readOfficeHours(filing?.turnaround.officeHours ?? null);
  if (hours === null) return [toRow(texts.fileBy, day)];
  const closes = [formatClock(hours.closes), hours.zone ?? ''].join(' ').trim();
  return [toRow(texts.fileBy, texts.beforeClosing(day, closes))];
}

/** The rows that a clerk reads once. */
export function listOfficeNotes(state: StateCode, filing: FilingFacts | null): SheetRow[] {
  const { page, url } = findOffice(state, filing);
  return [
    ...(url === page ? [] : [{ label: texts.officePage, value: page, link: page }]),
    ...(filing?.turnaround.routine ? [toRow(texts.turnaround, filing.turnaround.routine)] : []),
    ...(filing?.asksNote ? [toRow(texts.aboutTheForm, filing.asksNote)] : []),
  ];
}

export function listEscortRows(unit: Unit, state: StateCode, visits: readonly TripState[]): SheetRow[] {
  const miles = findRoadMiles(visits.filter((visit) => visit.state === state));
  const lines = listEscortLines(decideEscorts(toTravelLoad(unit), state), words, miles).map(toFactRow);
  return [toRow(texts.escorts, joinSentences(lines.flatMap(({ value }) => (value === null ? [] : [value]))))];
}

/** A fact of the state in one line of text. */
export function toFactRow({ label, parts, isConfirmed }: FactLine): SheetRow {
  const said = parts.map(({ text, areas = [], notes }) =>
    [areas.length === 0 ? text : `${text}: ${joinSentences(areas)}`, ...notes.map((note) => `(“${note}”)`)].join(' '),
  );
  // A sentence of its own is about the superload.
  return {
    label: label || escort.labels.superload,
    value: `${joinSentences(said)}${isConfirmed ? '' : ` (${texts.notConfirmed})`}`,
  };
}

function formatValidity(state: StateCode): string {
  const validity = findValidity(state);
  if (validity === null) return texts.noValidityLimit;
  return validity.isBusinessDays ? texts.businessDaysValid(validity.days) : texts.daysValid(validity.days);
}

type Unit = OrderFile['units'][number];

/** Escorts, superload, validity and doubts of this load in the state. */
export function listMetRows(unit: Unit, state: StateCode, visits: readonly TripState[]): SheetRow[] {
  const load = toTravelLoad(unit);
  const miles = findRoadMiles(visits.filter((visit) => visit.state === state));
  const escorts = listEscortLines(decideEscorts(load, state), words, miles);
  const superload = listSuperloadLines(decideSuperload(load, state), words);
  return [
    ...[...listRoadBanLines(decideRoadBans(load, state), words), ...escorts, ...superload.sure, ...superload.open].map(
      toFactRow,
    ),
    { label: texts.validity, value: formatValidity(state) },
    ...(isOrderable(state) ? listDoubtRows(load, state) : []),
  ];
}

/** The other figures that sources give, which the office can settle. */
export function listDoubtRows(load: TravelLoad, state: OrderableState): SheetRow[] {
  const doubts = listDoubts(load, state, null);
  return doubtSubjects
    .flatMap((about) => listDoubtLines(doubts, about, chargeWords))
    .map(({ text, why }) => ({ label: texts.notCertain, value: `${text} (“${why}”)` }));
}

const doubtSubjects = ['money', 'limits', 'days'] as const;

/** The escorts of this load from the first state of the trip to the last. */
export function listTripEscortRows(unit: Unit, visits: readonly TripState[]): SheetRow[] {
  if (visits.length === 0) return [];
  const { lines, more } = listTripEscortLines(toTravelLoad(unit), visits, {
    escort,
    list: formatList,
    nameOf: stateName,
  });
  return [
    ...lines.map(({ where, cars }) => ({ label: where, value: cars })),
    ...(more === '' ? [] : [{ label: escort.labels.escorts, value: more }]),
  ];
}

export function listTravelRows(unit: Unit, { state, trip }: { state: StateCode; trip: OrderFile['trip'] }): SheetRow[] {
  if (!isOrderable(state)) return [];
  const way = findWayThrough(trip?.states ?? [], state);
  return listTravelLines(decideTravel(toTravelLoad(unit), state, way), travel).map(toFactRow);
}

export function listReasonRows({ reasons }: Pick<OrderFile['permits'][number], 'reasons'>): SheetRow[] {
  return reasons.map((reason, at) => ({ label: texts.limit(at + 1), value: formatReason(reason) }));
}
