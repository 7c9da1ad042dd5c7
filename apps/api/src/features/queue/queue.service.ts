import { deskDays, type DeskFigures, type QueueClaim, type QueueOrder } from '@wideload/contract';
import { countDays, findStateStatuses, parseDay, type Day, type PermitStatus, type StateCode } from '@wideload/domain';
import { localTime } from '@wideload/local-time';
import type { Admin } from '#actor.ts';
import { after, DAY, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { computeToday, listAlikeNames, matchesCompanies, matchesWaiting } from '#features/orders/orders.service.ts';
import type { Db } from '#platform/db/transaction.ts';
import { listIssuedStates, listPeopleOfDesk, type PersonRow } from './desk-figures.store.ts';
import {
  countWaiting,
  findArrivals,
  findQueueRows,
  findSearched,
  findWaiting,
  type QueueQuery,
  type QueueRow,
} from './queue.store.ts';
import { findNextWaiting, type NextQuery, type NextRow } from './next-order.store.ts';

/** An order may become visible this long after its time: longer than any transaction lasts. */
const LATENESS = MINUTE;

export type QueueAnswer = {
  items: QueueRow[];
  total: number;
  departed: number;
  /** Orders that the caller shows and this page does not have. */
  left: QueueRow[];
  arrivals: string[];
  asOf: Date;
};

/** A misspelled company is looked for where nothing is found as it was typed, as in the search of all orders. */
async function findAmong(db: Db, admin: Admin, search: string): Promise<string[]> {
  const found = await findSearched(db, admin, matchesWaiting(search));
  if (found.length > 0) return found;
  const names = await listAlikeNames(db, search);
  return names.length === 0 ? [] : findSearched(db, admin, matchesCompanies(names));
}

async function withSearch<Q extends { search: string }>({ db }: Deps, admin: Admin, { search, ...query }: Q) {
  return { ...query, among: search === '' ? null : await findAmong(db, admin, search) };
}

export async function listQueue(deps: Deps, admin: Admin, listed: QueueQuery): Promise<QueueAnswer> {
  const { db, clock } = deps;
  const query = await withSearch(deps, admin, listed);
  const asOf = clock.now();
  const since = query.since === undefined ? asOf : new Date(query.since);
  const today = computeToday(undefined, asOf);
  const [{ ids, total, departed }, arrivals] = await Promise.all([
    findWaiting(db, admin, { query, today }),
    findArrivals(db, admin, { query, since: after(since, -LATENESS) }),
  ]);
  const leftIds = (query.shown ?? []).filter((id) => !ids.includes(id));
  const rows = await findQueueRows(db, admin, [...ids, ...leftIds]);
  const pick = (wanted: readonly string[]) =>
    wanted.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
  return { items: pick(ids), total, departed, left: pick(leftIds), arrivals, asOf };
}

export async function findNextOrder(deps: Deps, admin: Admin, next: NextQuery): Promise<NextRow | null> {
  const query = await withSearch(deps, admin, next);
  return findNextWaiting(deps.db, admin, { query, today: computeToday(undefined, deps.clock.now()) });
}

export async function countQueue({ db }: Deps, admin: Admin): Promise<{ waiting: number }> {
  return { waiting: await countWaiting(db, admin) };
}

function countPermits(permits: QueueRow['permits']): QueueOrder['permits'] {
  const count = (status: PermitStatus) => permits.filter((permit) => permit.status === status).length;
  return { requested: count('requested'), filed: count('filed'), issued: count('issued'), refused: count('refused') };
}

function toClaim({ admin_id, holder_email, claimed_at }: QueueRow, viewer: Admin): QueueClaim | null {
  if (admin_id === null || holder_email === null || claimed_at === null) return null;
  return {
    admin: { _id: admin_id, email: holder_email },
    since: claimed_at.toISOString(),
    isMine: admin_id === viewer.personId,
  };
}

function toDeparture({ departure }: QueueRow): QueueOrder['departure'] {
  if (departure === null || departure.origin === null || departure.startDate === null) return null;
  const { startDate, startTime, origin } = departure;
  return { startDate, startTime, timeZone: localTime.findZone(origin) };
}

/** `firstDay` is a day where the load leaves, without a trip in the product's zone. */
function computeDaysLeft(departure: QueueOrder['departure'], firstDay: Day | null, now: Date): number | null {
  return firstDay && countDays(computeToday(departure?.timeZone, now), firstDay) - 1;
}

export function toNextOrder(row: NextRow | null) {
  return row && { _id: row.id, orderNumber: row.order_number, userId: row.user_id };
}

type Seen = { viewer: Admin; now: Date; isLate: boolean };

export function toQueueOrder(row: QueueRow, { viewer, now, isLate }: Seen): QueueOrder {
  const departure = toDeparture(row);
  const firstDay = row.first_day === null ? null : parseDay(row.first_day);
  // Cast: written only after the contract has parsed them.
  const jurisdictions = row.jurisdictions as StateCode[];
  return {
    _id: row.id,
    orderNumber: row.order_number,
    status: row.status,
    isRefunded: row.is_refunded,
    userId: row.user_id,
    paidAt: row.paid_at.toISOString(),
    customer: { email: row.customer_email, personName: row.customer_person_name },
    companyName: row.company_name ?? '',
    jurisdictions,
    permits: countPermits(row.permits),
    states: findStateStatuses(row.permits, jurisdictions),
    firstDay,
    // Its day: the queue is sorted by the hour.
    fileBy: parseDay(row.file_by?.slice(0, 10) ?? ''),
    daysLeft: computeDaysLeft(departure, firstDay, now),
    marks: isLate ? [...row.marks, 'late'] : row.marks,
    totalPrice: row.total_price_cents,
    departure,
    claim: toClaim(row, viewer),
  };
}

function toPersonOfDesk({ id, email, seconds_to_issue, ...counts }: PersonRow) {
  const admin = id === null ? null : { _id: id, email: email ?? '' };
  return { admin, ...counts, secondsToIssue: seconds_to_issue };
}

export async function readDesk({ db, clock }: Deps, admin: Admin): Promise<DeskFigures> {
  const now = clock.now();
  const since = after(now, -deskDays * DAY);
  const [people, states] = await Promise.all([
    listPeopleOfDesk(db, admin, { now, since }),
    listIssuedStates(db, admin, since),
  ]);
  return { people: people.map(toPersonOfDesk), states };
}

export async function readQueueOrder({ db }: Deps, admin: Admin, id: string): Promise<QueueRow> {
  const [row] = await findQueueRows(db, admin, [id]);
  if (row === undefined) throw new Problem('not-found');
  return row;
}
