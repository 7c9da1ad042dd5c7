import { deskDays, type DeskFigures } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { after, DAY, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { computeToday } from '#features/orders/orders.service.ts';
import { listIssuedStates, listPeopleOfDesk } from './desk-figures.store.ts';
import { toPersonOfDesk } from './queue.wire.ts';
import {
  countWaiting,
  findArrivals,
  findQueueRows,
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

export async function listQueue({ db, clock }: Deps, admin: Admin, query: QueueQuery): Promise<QueueAnswer> {
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

export function findNextOrder({ db, clock }: Deps, admin: Admin, query: NextQuery): Promise<NextRow | null> {
  return findNextWaiting(db, admin, { query, today: computeToday(undefined, clock.now()) });
}

export async function countQueue({ db }: Deps, admin: Admin): Promise<{ waiting: number }> {
  return { waiting: await countWaiting(db, admin) };
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
