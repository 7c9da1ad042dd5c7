import type { orders, ReadQuery } from '@wideload/contract';
import {
  mapStatuses,
  orderStatuses,
  type Day,
  type Departure,
  type OrderStatus,
  type StateCode,
  type TripPlace,
} from '@wideload/domain';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Owner } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { readInBatches } from '#platform/db/paging.ts';
import { createHotQuery } from '#platform/db/hot-query.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { startedBy } from '../orders.store.ts';
import { matchesOwnOrder } from './order-search.ts';
import { isNeeded, needsOfOrder, withNeeds } from './order-needs.ts';

export type OrderListQuery = ReadQuery<typeof orders.list>;
type Query = OrderListQuery;
export type OrderCardRow = ReturnType<typeof toCard>;

/** The next departure comes first, then those that are over, the last one first. */
const leavesFirst = (today: Day) =>
  sql`orders.departs_on < ${today}, CASE WHEN orders.departs_on >= ${today} THEN orders.departs_on END, orders.departs_on DESC`;

const sortOrders: Record<Query['sort'], (today: Day) => RawBuilder<unknown>> = {
  createdAt: () => sql`orders.created_at`,
  '-createdAt': () => sql`orders.created_at DESC`,
  orderNumber: () => sql`orders.order_number`,
  '-orderNumber': () => sql`orders.order_number DESC`,
  _id: () => sql`orders.id`,
  '-_id': () => sql`orders.id DESC`,
  leaves: leavesFirst,
  '-leaves': () => sql`orders.departs_on DESC NULLS LAST`,
};

function toOrderBy({ sort, today }: Pick<Wanted, 'sort' | 'today'>) {
  return sql`${sortOrders[sort](today)}, orders.id ${sql.raw(sort.startsWith('-') ? 'DESC' : 'ASC')}`;
}

type Wanted = Pick<Query, 'search' | 'orderId' | 'userId' | 'status' | 'needs' | 'sort'> & { today: Day };
function selectOwnOrders(db: Db | Tx, owner: Owner, { search, orderId, userId }: Wanted) {
  return db
    .selectFrom('orders')
    .where('orders.user_id', '=', owner.ownerId)
    .$if(search !== '', (query) => query.where(matchesOwnOrder(search)))
    .$if(userId !== undefined, (query) => query.where('orders.user_id', '=', userId ?? null))
    .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId ?? null));
}

/** `needed` must be one of the tables of the whole query. */
function filterOrders(db: Db | Tx, owner: Owner, wanted: Wanted) {
  const { status, needs } = wanted;
  return selectOwnOrders(db, owner, wanted)
    .$if(status !== undefined, (all) => all.where('orders.status', '=', status ?? null))
    .$if(needs !== undefined, (all) => all.where(isNeeded));
}

type TripOfCard = Departure & { from: TripPlace | null; to: TripPlace | null };

/** Without the line of the route, which is most of a stored trip. */
const tripOfCard = sql<TripOfCard | null>`CASE WHEN orders.trip IS NOT NULL THEN jsonb_build_object(
  'from', orders.trip #> '{places,0}',
  'to', orders.trip #> '{places,-1}',
  'startDate', orders.trip -> 'startDate',
  'startTime', orders.trip -> 'startTime'
) END`;

/** Of the last rejection. */
const rejection = sql<string | null>`CASE WHEN orders.status = 'rejected' THEN (
  SELECT comment FROM order_events
  WHERE order_events.order_id = orders.id AND order_events.what = 'status' AND order_events.to_status = 'rejected'
  ORDER BY order_events.at DESC, order_events.id DESC LIMIT 1
) END`;

function selectPermits(eb: ExpressionBuilder<Tables, 'orders'>) {
  const permits = eb
    .selectFrom('permits')
    .select((permit) => [permit.ref('permits.state').$castTo<StateCode>().as('state'), 'permits.status'])
    .select([
      'permits.refusal_reason',
      'permits.is_superload',
      'permits.state_number as stateNumber',
      'permits.valid_from as validFrom',
      'permits.valid_to as validTo',
    ])
    .whereRef('permits.order_id', '=', 'orders.id')
    .orderBy('permits.id');
  return jsonArrayFrom(permits);
}

export type StatusCounts = Record<OrderStatus, number>;

/** Of all pages: of every status, and of those that wait for the carrier. */
function selectCounts(db: Db | Tx, owner: Owner, wanted: Wanted) {
  return selectOwnOrders(db, owner, wanted).select((eb) => {
    const count = eb.fn.countAll<number>();
    return [
      ...orderStatuses.map((status) => count.filterWhere(sql<boolean>`orders.status = ${sql.lit(status)}`).as(status)),
      count.filterWhere(isNeeded).as('needs'),
    ];
  });
}

type PageOf = { limit: number; offset: number };

/** The rest of a card is joined after the page is chosen, so that skipped orders do not pay for it. */
function selectCards(db: Db | Tx, owner: Owner, { wanted, limit, offset }: PageOf & { wanted: Wanted }) {
  return db
    .with('page', () =>
      filterOrders(db, owner, wanted).select('orders.id').orderBy(toOrderBy(wanted)).limit(limit).offset(offset),
    )
    .selectFrom('page')
    .innerJoin('orders', 'orders.id', 'page.id')
    .select((eb) => [
      'orders.id',
      'orders.order_number',
      'orders.user_id',
      startedBy.as('started_by'),
      'orders.status',
      'orders.step',
      'orders.created_at',
      'orders.paid_at',
      'orders.customer_email',
      'orders.customer_phone',
      'orders.customer_person_name',
      'orders.title',
      'orders.po_number',
      'orders.company',
      'orders.jurisdictions',
      'orders.total_price_cents',
      'orders.is_refunded',
      'orders.counted_cents',
      'orders.refund_reserved_cents',
      tripOfCard.as('trip'),
      rejection.as('rejection'),
      'orders.departs_on',
      needsOfOrder.as('needs'),
      selectPermits(eb).as('permits'),
      eb
        .selectFrom('units')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('units.order_id', '=', 'orders.id')
        .as('unit_count'),
    ])
    .orderBy(toOrderBy(wanted));
}

/** The cards and the counts as one row of JSON: two dozen columns of each card would take longer to describe than to fetch. */
function selectList(db: Db | Tx, owner: Owner, page: PageOf & { wanted: Wanted }) {
  return withNeeds(db, owner, page.wanted).selectNoFrom([
    jsonArrayFrom(selectCards(db, owner, page)).as('items'),
    jsonObjectFrom(selectCounts(db, owner, page.wanted))
      .$notNull()
      .as('counts'),
  ]);
}

type FoundList = Awaited<ReturnType<ReturnType<typeof selectList>['executeTakeFirstOrThrow']>>;

function toCard(row: FoundList['items'][number]) {
  const issued = row.permits.filter(({ status }) => status === 'issued');
  // JSON has no instants.
  const created_at = new Date(row.created_at);
  const paid_at = row.paid_at === null ? null : new Date(row.paid_at);
  return { ...row, created_at, paid_at, permit_count: row.permits.length, issued_count: issued.length };
}

/** For one sort, without a search. */
const createListQuery = (sort: Wanted['sort']) =>
  createHotQuery((db, { ownerId, limit, offset, today }: PageOf & Owner & { today: Day }) => {
    const wanted = {
      sort,
      search: '',
      orderId: undefined,
      userId: undefined,
      status: undefined,
      needs: undefined,
      today,
    };
    return selectList(db, { ownerId }, { wanted, limit, offset });
  });

const hotLists = new Map<Wanted['sort'], ReturnType<typeof createListQuery>>();

function getHotList(sort: Wanted['sort']) {
  const known = hotLists.get(sort) ?? createListQuery(sort);
  hotLists.set(sort, known);
  return known;
}

export function isUnfiltered({ search, status, needs, orderId, userId }: Query): boolean {
  return search === '' && [status, needs, orderId, userId].every((filter) => filter === undefined);
}

async function findList(db: Db, owner: Owner, query: Query & { today: Day }): Promise<FoundList> {
  const { sort, page, pageSize, today } = query;
  const pageOf = { limit: pageSize, offset: (page - 1) * pageSize };
  const found = isUnfiltered(query)
    ? await getHotList(sort)(db, { ownerId: owner.ownerId, today, ...pageOf })
    : await selectList(db, owner, { wanted: query, ...pageOf }).execute();
  // Cast: a query of values has one row.
  return found[0] as FoundList;
}

type OwnOrders = { items: OrderCardRow[]; total: number; counts: StatusCounts; needs: number };

const zeroCounts: StatusCounts = mapStatuses(() => 0);
export const emptyList = { items: [], total: 0, counts: zeroCounts, needs: 0 } satisfies OwnOrders;

async function countFiltered(db: Db, owner: Owner, wanted: Wanted): Promise<number> {
  const { count } = await withNeeds(db, owner, wanted)
    .selectFrom(filterOrders(db, owner, wanted).select('orders.id').as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function listOwnOrders(db: Db, owner: Owner, query: Query & { today: Day }): Promise<OwnOrders> {
  const { status } = query;
  const found = await findList(db, owner, query);
  const { needs, ...counts } = found.counts;
  const counted = status === undefined ? Object.values(counts) : [counts[status]];
  const all = counted.reduce((sum, count) => sum + count, 0);
  const total = query.needs === undefined ? all : await countFiltered(db, owner, query);
  return { items: found.items.map(toCard), total, counts, needs };
}

/** Every row of the filtered list, for a file. */
export function readOwnOrders(db: Db, owner: Owner, wanted: Wanted): AsyncGenerator<OrderCardRow> {
  return readInBatches(async (offset, limit) => {
    const cards = withNeeds(db, owner, wanted).selectNoFrom(
      jsonArrayFrom(selectCards(db, owner, { wanted, limit, offset })).as('items'),
    );
    const { items } = await cards.executeTakeFirstOrThrow();
    return items.map(toCard);
  });
}
