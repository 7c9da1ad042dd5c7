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
import { countPermits } from './permit-counts.ts';

type Query = ReadQuery<typeof orders.list>;
export type OrderCardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

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

/**
 * Each card carries the counts, so that the list takes one query. The rest of a card is joined after the page is chosen, so that
 * skipped orders do not pay for it.
 */
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
    .innerJoinLateral(
      () => countPermits(db),
      (join) => join.onTrue(),
    )
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
      'permit_count',
      'issued_count',
      rejection.as('rejection'),
      isWaiting.as('is_waiting'),
      selectPermits(eb).as('permits'),
      eb
        .selectFrom('units')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('units.order_id', '=', 'orders.id')
        .as('unit_count'),
      selectCounts(db, owner, wanted).as('counts'),
    ])
    .orderBy(sortColumns[key], direction)
    .orderBy('orders.id', direction);
}

/** For one sort, without a search. */
const createCardsQuery = (sort: Wanted['sort']) =>
  createHotQuery((db, { ownerId, limit, offset }: PageOf & Owner) => {
    const wanted = { sort, search: '', orderId: undefined, userId: undefined, status: undefined };
    return selectCards(db, { ownerId }, { wanted, limit, offset });
  });

const cardsQueries = new Map<Wanted['sort'], ReturnType<typeof createCardsQuery>>();

function getCardsQuery(sort: Wanted['sort']) {
  const known = cardsQueries.get(sort) ?? createCardsQuery(sort);
  cardsQueries.set(sort, known);
  return known;
}

function findCards(db: Db, owner: Owner, query: Query): Promise<OrderCardRow[]> {
  const { search, status, orderId, userId, sort, page, pageSize } = query;
  const pageOf = { limit: pageSize, offset: (page - 1) * pageSize };
  const isPlain = search === '' && status === undefined && orderId === undefined && userId === undefined;
  if (isPlain) return getCardsQuery(sort)(db, { ownerId: owner.ownerId, ...pageOf });
  return selectCards(db, owner, { wanted: query, ...pageOf }).execute();
}

type OwnOrders = { items: OrderCardRow[]; total: number; counts: StatusCounts };

const zeroCounts: StatusCounts = { draft: 0, pending: 0, approved: 0, rejected: 0 };
export const emptyList: OwnOrders = { items: [], total: 0, counts: zeroCounts };

export async function listOwnOrders(db: Db, owner: Owner, query: Query): Promise<OwnOrders> {
  const items = await findCards(db, owner, query);
  // A page without rows has nowhere to carry them.
  const { counts: found } = items[0] ?? (await selectCounts(db, owner, query).executeTakeFirstOrThrow());
  const counts = { ...zeroCounts, ...found };
  const counted = query.status === undefined ? Object.values(counts) : [counts[query.status]];
  return { items, total: counted.reduce((all, count) => all + count, 0), counts };
}
