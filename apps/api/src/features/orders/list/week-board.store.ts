import { maxBoardTrucks } from '@wideload/contract';
import { addDays, longestPermitDays, type Day, type StateCode } from '@wideload/domain';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Owner } from '#identities.ts';
import { createHotQuery } from '#platform/db/hot-query.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { isActiveOrder, tripWithoutLine } from '../orders.store.ts';

/** A trip may go on after its permits have ended, and a unit may leave before the others. */
const SLACK_DAYS = 14;

/** `monday`: the first day of the week itself. */
type Values = Owner & Record<'earliest' | 'first' | 'monday' | 'last', Day>;

function selectPermits(unit: ExpressionBuilder<Tables, 'units'>) {
  return unit
    .selectFrom('permits')
    .select((permit) => [
      'permits.id as _id',
      'permits.unit_id as unit',
      permit.ref('permits.state').$castTo<StateCode>().as('state'),
      'permits.status',
      'permits.start_day as startDate',
      'permits.end_day as endDate',
      'permits.valid_from as validFrom',
      'permits.valid_to as validTo',
    ])
    .whereRef('permits.order_id', '=', 'units.order_id')
    .whereRef('permits.unit_id', '=', 'units.id')
    .orderBy('permits.id');
}

/** Units whose trucks may be on the way in the week. A rejected or refunded order, and a draft without a departure, moves nothing. */
function selectUnits(db: Db | Tx, { ownerId, earliest, first, last }: Values) {
  return db
    .selectFrom('orders')
    .innerJoin('units', 'units.order_id', 'orders.id')
    .selectAll('units')
    .select((unit) => [
      'orders.order_number',
      'orders.status',
      'orders.title',
      'orders.departs_on',
      tripWithoutLine.as('trip'),
      jsonArrayFrom(selectPermits(unit)).as('permits'),
    ])
    .where('orders.user_id', '=', ownerId)
    .where('orders.departs_on', '>=', earliest)
    .where('orders.departs_on', '<=', last)
    .where(sql<Day>`greatest(orders.last_day, orders.departs_on)`, '>=', first)
    .where('orders.is_refunded', '=', sql.lit(false))
    .where('units.truck_id', 'is not', null)
    .where(sql<boolean>`(${isActiveOrder} OR (orders.status = 'draft' AND orders.trip ->> 'startDate' IS NOT NULL))`)
    .orderBy('orders.departs_on')
    .orderBy('orders.order_number')
    .orderBy('units.position');
}

/** After it a truck that is free all week gets its next load. */
function selectLastTrip(truck: ExpressionBuilder<Tables, 'trucks'>, { monday }: Values) {
  return truck
    .selectFrom('units')
    .innerJoin('orders', 'orders.id', 'units.order_id')
    .select(['orders.id as order', 'units.id as unit'])
    .whereRef('units.truck_id', '=', 'trucks.id')
    .whereRef('orders.user_id', '=', 'trucks.user_id')
    .where('orders.departs_on', '<', monday)
    .where(isActiveOrder)
    .where('orders.is_refunded', '=', sql.lit(false))
    .orderBy('orders.departs_on', 'desc')
    .orderBy('orders.order_number', 'desc')
    .limit(sql.lit(1));
}

/** Those in the fleet, and deleted ones that are still on the way. */
function selectTrucks(db: Db | Tx, values: Values) {
  const onTheWay = sql<boolean>`trucks.id IN (SELECT truck_id FROM trip_units)`;
  return db
    .selectFrom('trucks')
    .select(['trucks.id as _id', 'trucks.internal_number as internalNumber', 'trucks.make', 'trucks.model'])
    .select(sql<number>`(count(*) OVER ())::integer`.as('total'))
    .select((truck) => jsonObjectFrom(selectLastTrip(truck, values)).as('lastTrip'))
    .where('trucks.user_id', '=', values.ownerId)
    .where((truck) => truck.or([truck('trucks.deleted_at', 'is', null), onTheWay]))
    .orderBy(sql`${onTheWay} DESC`)
    .orderBy(sql`lower(trucks.internal_number)`)
    .orderBy('trucks.id')
    .limit(sql.lit(maxBoardTrucks));
}

/** The trucks and the trips as one row of JSON. */
const findBoard = createHotQuery((db, values: Values) =>
  db
    .with('trip_units', () => selectUnits(db, values))
    .selectNoFrom((board) => [
      jsonArrayFrom(selectTrucks(db, values)).as('trucks'),
      jsonArrayFrom(board.selectFrom('trip_units').selectAll('trip_units')).as('units'),
    ]),
);

export type BoardUnitRow = Awaited<ReturnType<typeof findBoard>>[number]['units'][number];

export async function findBoardRows(db: Db, { ownerId }: Owner, week: { first: Day; last: Day }) {
  const [found] = await findBoard(db, {
    ownerId,
    earliest: addDays(week.first, -longestPermitDays),
    first: addDays(week.first, -SLACK_DAYS),
    monday: week.first,
    last: addDays(week.last, SLACK_DAYS),
  });
  return found ?? { trucks: [], units: [] };
}
