import {
  formatUnmetDays,
  type PacketKind,
  type PacketPermit,
  type OrderWarning,
  type PacketWarning,
} from '@wideload/contract';
import { createEnglishRuleWords, listRuleTables } from '@wideload/contract/rules';
import {
  compareDays,
  findUnitOfPermit,
  formatLengthWords,
  formatPounds,
  formatTrailer,
  formatTruck,
  inches,
  isOrderable,
  isPermitUndecided,
  parseDay,
  pounds,
  stateFacts,
  toDayIn,
  toTravelLoad,
  capitalize,
  findUnmetDays,
  type OrderableState,
  type StateCode,
  type FilingSource,
} from '@wideload/domain';
import { createStateHours } from '@wideload/domain/calendar';
import { findWayThrough } from '@wideload/domain/permit-facts';
import { localTime } from '@wideload/local-time';
import type { StoredOrder, StoredPermit, StoredUnit } from '#features/orders/orders.service.ts';
import type { CalendarPermit } from './packet-calendar.ts';
import { describeDays } from './packet-hours.ts';
import { describeEscorts } from './packet-escorts.ts';
import { filingFacts } from '@wideload/domain/filing';

/** More than a driver reads at a stop. */
const MOST_PROVISIONS = 10;

const formatLength = (length: number) => formatLengthWords(inches(length));
const words = createEnglishRuleWords(formatLength);

const statuses = {
  issued: 'issued',
  voided: 'void',
  requested: 'waiting',
  filed: 'waiting',
  refused: 'waiting',
} as const satisfies Record<StoredPermit['status'], PacketPermit['status']>;

/** A pilot car has no use for papers, and an officer none for plans. */
const parts: Readonly<Record<PacketKind, { papers: boolean; plans: boolean }>> = {
  driver: { papers: true, plans: true },
  pilot: { papers: false, plans: true },
  officer: { papers: true, plans: false },
};

export function mayReadPapers(kind: PacketKind): boolean {
  return parts[kind].papers;
}

/** `canceled`: the issued permits that their carrier does not want any more, while their states are asked to cancel them. */
type Trip = { order: StoredOrder; canceled: ReadonlySet<string> };
type Read = Trip & { kind: PacketKind; now: Date };

type Described = { permit: StoredPermit; unit: StoredUnit; state: OrderableState };

/** In travel order, and for each state by unit. */
function listDescribed(order: StoredOrder): Described[] {
  const rank = ({ state }: StoredPermit) => order.jurisdictions.indexOf(state);
  return order.permits
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((permit) => {
      const unit = findUnitOfPermit(order.units, permit);
      return unit === undefined || !isOrderable(permit.state) ? [] : [{ permit, unit, state: permit.state }];
    });
}

export function listPacketPermits(read: Read): PacketPermit[] {
  return listDescribed(read.order).map((described) => describePermit(read, described));
}

/** Empty where they are not known. */
export function nameEnds({ trip }: StoredOrder): { from: string; to: string } {
  return { from: trip?.places[0]?.label ?? '', to: trip?.places.at(-1)?.label ?? '' };
}

/** The permits of an order in the calendar of its carrier. */
export function listCalendarPermits({ late, ...trip }: Trip & { late: readonly StateCode[] }): CalendarPermit[] {
  return listDescribed(trip.order).map(({ permit, state }) => {
    const term = readTerm(trip, permit);
    const number = term.status === 'issued' ? permit.stateNumber : '';
    return { ...term, state, number, isLate: isPermitUndecided(permit.status) && late.includes(state) };
  });
}

type Term = Pick<PacketPermit, 'unit' | 'status' | 'firstDay' | 'lastDay'>;

function readTerm({ order, canceled }: Trip, { _id, unit, status, validFrom, validTo, date }: StoredPermit): Term {
  // A void permit keeps the facts of its issue.
  const wasIssued = status === 'issued' || status === 'voided';
  return {
    unit: order.units.findIndex((each) => each._id === unit) + 1,
    status: status === 'issued' && canceled.has(_id) ? 'canceled' : statuses[status],
    firstDay: (wasIssued ? validFrom : null) ?? date.startDate,
    lastDay: (wasIssued ? validTo : null) ?? date.endDate,
  };
}

function describePermit(read: Read, { permit, unit, state }: Described): PacketPermit {
  const { order, kind, now } = read;
  const { papers, plans } = parts[kind];
  const term = readTerm(read, permit);
  const isIssued = term.status === 'issued';
  const isWanted = isIssued || term.status === 'waiting';
  const timeZone = localTime.findZone(permit.route.destination);
  const visits = (order.trip?.states ?? []).filter((visit) => visit.state === state);
  const isKnown = visits.length > 0 && visits.every(({ miles }) => miles !== null);
  const { agency } = stateFacts[state];
  return {
    ...term,
    state,
    number: isIssued && papers ? permit.stateNumber : '',
    timeZone,
    document: isIssued && papers ? (permit.document?._id ?? null) : null,
    size: formatSize(permit, unit),
    truck: papers ? formatTruck(unit.truck) : '',
    trailer: papers ? formatTrailer(unit.trailer) : '',
    route: {
      from: permit.route.origin.label ?? '',
      to: permit.route.destination.label ?? '',
      miles: isKnown ? visits.reduce((sum, { miles }) => sum + (miles ?? 0), 0) : null,
      roads: [...new Set(visits.flatMap(({ roads }) => roads))],
    },
    days: plans && isWanted ? listDays(order, { permit, unit, state }, { ...term, now }) : [],
    escorts: plans ? describeEscorts(toTravelLoad(unit), state, visits) : [],
    provisions: plans ? listProvisions(state) : [],
    office: { name: agency.name, phone: agency.phone },
    carry: describeCarry(state),
  };
}

function formatSize({ granted }: StoredPermit, { dimensions, weight }: StoredUnit): string {
  const size = {
    wide: granted.width ?? dimensions.width,
    high: granted.height ?? dimensions.height,
    long: granted.length ?? dimensions.length,
  };
  const heavy = granted.weight ?? weight;
  return [
    ...Object.entries(size).flatMap(([how, length]) => (length === null ? [] : [`${formatLength(length)} ${how}`])),
    ...(heavy === null ? [] : [formatPounds(pounds(heavy))]),
  ].join(', ');
}

/** From today on, or from the first day of a permit that has not begun. */
function listDays(
  order: StoredOrder,
  { permit, unit, state }: Described,
  { firstDay, lastDay, now }: { firstDay: string; lastDay: string; now: Date },
): PacketPermit['days'] {
  const { origin, destination } = permit.route;
  const way = findWayThrough(order.trip?.states ?? [], state);
  const hours = createStateHours({ state, entry: origin, exit: destination, ...way }, toTravelLoad(unit), localTime);
  const [first, last, today] = [parseDay(firstDay), parseDay(lastDay), toDayIn(now, hours.clock.zone)];
  if (first === null || last === null || today === null) return [];
  return describeDays(hours, compareDays(today, first) > 0 ? today : first, last);
}

function listProvisions(state: OrderableState & StateCode): PacketPermit['provisions'] {
  return listRuleTables(state, words)
    .travel.slice(0, MOST_PROVISIONS)
    .map(({ term, value, notes, isConfirmed }) => ({
      term,
      value: [value, ...notes, ...(isConfirmed ? [] : ['not confirmed by the state'])].join('; '),
    }));
}

const tierWords: Readonly<Record<FilingSource['tier'], string>> = {
  official: 'the state’s own text',
  'official-quoted': 'quoted from the state',
  secondary: 'a report, not confirmed by the state',
  'permit-service': 'a permit service, not confirmed by the state',
};

/** The rule about a copy on a screen, and its source. */
function describeCarry(state: OrderableState): PacketPermit['carry'] {
  const { carry, sources, readOn } = filingFacts[state];
  const { isScreenAccepted, note } = carry;
  const source = sources.find(({ n }) => n === carry.source);
  return {
    screen: isScreenAccepted === null ? 'not-found' : isScreenAccepted ? 'accepted' : 'refused',
    note: note && capitalize(note),
    source:
      source === undefined
        ? null
        : {
            words: `${source.title}, ${source.publisher} (${tierWords[source.tier]}), read ${readOn}`,
            link: source.url,
          },
  };
}

const meetToDo = 'Do not start before the dispatcher has had the days of a permit changed.';

/** Two permits with whose days the trip cannot be driven. */
function listUnmetDays(order: StoredOrder): PacketWarning[] {
  return findUnmetDays(order.permits, order.trip?.states ?? []).map((pair) => ({
    _id: `days-${pair.earlier._id}-${pair.later._id}`,
    state: pair.later.state,
    what: 'Days of permits do not meet',
    was: '',
    now: formatUnmetDays(pair),
    toDo: meetToDo,
    source: { words: '', link: null },
    firstDay: pair.later.from,
    lastDay: pair.later.from,
    isWithdrawn: false,
  }));
}

type Days = Pick<PacketPermit, 'state' | 'firstDay' | 'lastDay'>;
/** `kept`: what is kept of the order. */
type Warned = { order: StoredOrder; permits: readonly Days[]; kept: readonly OrderWarning[] };

/** A warning without days of its own has those of the permits of its state. */
export function listPacketWarnings({ order, permits, kept }: Warned): PacketWarning[] {
  // A packet has no prices.
  const changed = kept
    .filter(({ kind }) => kind !== 'fee')
    .flatMap(({ kind: _kind, since: _since, createdAt: _at, firstDay, lastDay, ...warning }): PacketWarning[] => {
      const own = permits.filter(({ state }) => state === warning.state);
      const [first] = own.map((permit) => permit.firstDay).toSorted();
      const last = own
        .map((permit) => permit.lastDay)
        .toSorted()
        .at(-1);
      if (first === undefined || last === undefined) return [];
      // A restriction may begin long before the trip and end long after it.
      const [from, to] = [firstDay ?? first, lastDay ?? last];
      return [{ ...warning, firstDay: from < first ? first : from, lastDay: to > last ? last : to }];
    });
  return [...listUnmetDays(order), ...changed.filter(({ firstDay, lastDay }) => firstDay <= lastDay)];
}
