import type { orders, ReadQuery } from '@wideload/contract';
import type { Departure, OrderStatus, StateCode, TripPlace } from '@wideload/domain';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Owner } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { createHotQuery } from '#platform/db/hot-query.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { startedBy } from '../orders.store.ts';
import { matchesOwnOrder } from './order-search.ts';

type Query = ReadQuery<typeof orders.list>;
export type OrderCardRow = ReturnType<typeof toCard>;

const sortColumns = {
  createdAt: 'orders.created_at',
  orderNumber: 'orders.order_number',
  _id: 'orders.id',
} as const;

type Wanted = Pick<Query, 'search' | 'orderId' | 'userId' | 'status' | 'sort'>;
function selectOwnOrders(db: Db | Tx, owner: Owner, { search, orderId, userId }: Wanted) {
  return db
    .selectFrom('orders')
    .where('orders.user_id', '=', owner.ownerId)
    .$if(search !== '', (query) => query.where(matchesOwnOrder(search)))
    .$if(userId !== undefined, (query) => query.where('orders.user_id', '=', userId ?? null))
    .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId ?? null));
}

function filterByStatus(db: Db | Tx, owner: Owner, wanted: Wanted) {
  const { status } = wanted;
  return selectOwnOrders(db, owner, wanted).$if(status !== undefined, (all) =>
    all.where('orders.status', '=', status ?? null),
  );
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

const isWaiting = sql<boolean>`EXISTS (
  SELECT FROM order_messages AS asked
  WHERE asked.order_id = orders.id AND asked.is_question AND asked.answered_at IS NULL AND asked.withdrawn_at IS NULL)`;

function selectPermits(eb: ExpressionBuilder<Tables, 'orders'>) {
  const permits = eb
    .selectFrom('permits')
    .select((permit) => [permit.ref('permits.state').$castTo<StateCode>().as('state'), 'permits.status'])
    .select(['permits.refusal_reason', 'permits.valid_from as validFrom', 'permits.valid_to as validTo'])
    .whereRef('permits.order_id', '=', 'orders.id')
    .orderBy('permits.id');
  return jsonArrayFrom(permits);
}

export type StatusCounts = Record<OrderStatus, number>;

/** Of all pages, and of every status; null without orders. */
function selectCounts(db: Db | Tx, owner: Owner, wanted: Wanted) {
  const counted = selectOwnOrders(db, owner, wanted)
    .select((eb) => ['orders.status', eb.fn.countAll<number>().as('count')])
    .groupBy('orders.status')
    .as('counted');
  return db
    .selectFrom(counted)
    .select(sql<Partial<StatusCounts> | null>`jsonb_object_agg(counted.status, counted.count)`.as('counts'));
}

type PageOf = { limit: number; offset: number };

/** The rest of a card is joined after the page is chosen, so that skipped orders do not pay for it. */
function selectCards(db: Db | Tx, owner: Owner, { wanted, limit, offset }: PageOf & { wanted: Wanted }) {
  const direction = wanted.sort.startsWith('-') ? 'desc' : 'asc';
  const key = wanted.sort.replace('-', '') as keyof typeof sortColumns;
  return db
    .with('page', () =>
      filterByStatus(db, owner, wanted)
        .select('orders.id')
        .orderBy(sortColumns[key], direction)
        .orderBy('orders.id', direction)
        .limit(limit)
        .offset(offset),
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
      'orders.customer_email',
      'orders.customer_phone',
      'orders.customer_person_name',
      'orders.title',
      'orders.po_number',
      'orders.company',
      'orders.jurisdictions',
      'orders.total_price_cents',
      'orders.is_refunded',
      tripOfCard.as('trip'),
      rejection.as('rejection'),
      isWaiting.as('is_waiting'),
      selectPermits(eb).as('permits'),
      eb
        .selectFrom('units')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('units.order_id', '=', 'orders.id')
        .as('unit_count'),
    ])
    .orderBy(sortColumns[key], direction)
    .orderBy('orders.id', direction);
}

/** The cards and the counts as one row of JSON: two dozen columns of each card would take longer to describe than to fetch. */
function selectList(db: Db | Tx, owner: Owner, page: PageOf & { wanted: Wanted }) {
  return db.selectNoFrom([
    jsonArrayFrom(selectCards(db, owner, page)).as('items'),
    selectCounts(db, owner, page.wanted).as('counts'),
  ]);
}

type FoundList = Awaited<ReturnType<ReturnType<typeof selectList>['executeTakeFirstOrThrow']>>;

function toCard(row: FoundList['items'][number]) {
  const issued = row.permits.filter(({ status }) => status === 'issued');
  // JSON has no instants.
  const created_at = new Date(row.created_at);
  return { ...row, created_at, permit_count: row.permits.length, issued_count: issued.length };
}

/** For one sort, without a search. */
const createListQuery = (sort: Wanted['sort']) =>
  createHotQuery((db, { ownerId, limit, offset }: PageOf & Owner) => {
    const wanted = { sort, search: '', orderId: undefined, userId: undefined, status: undefined };
    return selectList(db, { ownerId }, { wanted, limit, offset });
  });

const hotLists = new Map<Wanted['sort'], ReturnType<typeof createListQuery>>();

function getHotList(sort: Wanted['sort']) {
  const known = hotLists.get(sort) ?? createListQuery(sort);
  hotLists.set(sort, known);
  return known;
}

async function findList(db: Db, owner: Owner, query: Query): Promise<FoundList | undefined> {
  const { search, status, orderId, userId, sort, page, pageSize } = query;
  const pageOf = { limit: pageSize, offset: (page - 1) * pageSize };
  const isPlain = search === '' && status === undefined && orderId === undefined && userId === undefined;
  if (isPlain) return (await getHotList(sort)(db, { ownerId: owner.ownerId, ...pageOf }))[0];
  return selectList(db, owner, { wanted: query, ...pageOf }).executeTakeFirst();
}

type OwnOrders = { items: OrderCardRow[]; total: number; counts: StatusCounts };

const zeroCounts: StatusCounts = { draft: 0, pending: 0, approved: 0, rejected: 0 };
export const emptyList: OwnOrders = { items: [], total: 0, counts: zeroCounts };

export async function listOwnOrders(db: Db, owner: Owner, query: Query): Promise<OwnOrders> {
  const found = await findList(db, owner, query);
  const counts = { ...zeroCounts, ...found?.counts };
  const counted = query.status === undefined ? Object.values(counts) : [counts[query.status]];
  return { items: (found?.items ?? []).map(toCard), total: counted.reduce((all, count) => all + count, 0), counts };
}
