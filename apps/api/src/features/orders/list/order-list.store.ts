import type { orders, ReadQuery } from '@wideload/contract';
import type { Departure, OrderStatus, StateCode, TripPlace } from '@wideload/domain';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { User } from '../../../actor.ts';
import type { Tables } from '../../../platform/db/tables.generated.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { startedBy } from '../orders.store.ts';
import { matchesOwnOrder } from './order-search.ts';
import { countPermits } from './permit-counts.ts';

type Query = ReadQuery<typeof orders.list>;
export type OrderCardRow = Awaited<ReturnType<typeof selectCards>>[number];

const sortColumns = {
  createdAt: 'orders.created_at',
  orderNumber: 'orders.order_number',
  _id: 'orders.id',
} as const;

function selectOwnOrders(db: Db, user: User, { search, orderId, userId }: Query) {
  return db
    .selectFrom('orders')
    .where('orders.user_id', '=', user.id)
    .$if(search !== '', (query) => query.where(matchesOwnOrder(search)))
    .$if(userId !== undefined, (query) => query.where('orders.user_id', '=', userId ?? null))
    .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId ?? null));
}

function filterByStatus(db: Db, user: User, query: Query) {
  const { status } = query;
  return selectOwnOrders(db, user, query).$if(status !== undefined, (all) =>
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
    .select('permits.refusal_reason')
    .whereRef('permits.order_id', '=', 'orders.id')
    .orderBy('permits.id');
  return jsonArrayFrom(permits);
}

function selectCards(db: Db, user: User, query: Query) {
  const direction = query.sort.startsWith('-') ? 'desc' : 'asc';
  const key = query.sort.replace('-', '') as keyof typeof sortColumns;
  return filterByStatus(db, user, query)
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
    ])
    .orderBy(sortColumns[key], direction)
    .orderBy('orders.id', direction)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
}

export type StatusCounts = Record<OrderStatus, number>;

async function countByStatus(db: Db, user: User, query: Query): Promise<StatusCounts> {
  const rows = await selectOwnOrders(db, user, query)
    .select((eb) => ['orders.status', eb.fn.countAll<number>().as('count')])
    .groupBy('orders.status')
    .execute();
  return { ...zeroCounts, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

type OwnOrders = { items: OrderCardRow[]; total: number; counts: StatusCounts };

const zeroCounts: StatusCounts = { draft: 0, pending: 0, approved: 0, rejected: 0 };
export const emptyList: OwnOrders = { items: [], total: 0, counts: zeroCounts };

export async function listOwnOrders(db: Db, user: User, query: Query): Promise<OwnOrders> {
  const [items, counts] = await Promise.all([selectCards(db, user, query), countByStatus(db, user, query)]);
  const counted = query.status === undefined ? Object.values(counts) : [counts[query.status]];
  return { items, total: counted.reduce((all, count) => all + count, 0), counts };
}
