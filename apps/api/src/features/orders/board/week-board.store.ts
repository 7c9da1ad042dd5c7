import { maxBoardTrucks } from '@wideload/contract';
import { addDays, longestPermitDays, type Day, type StateCode, type Trip } from '@wideload/domain';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Owner } from '#identities.ts';
import { createHotQuery } from '#platform/db/hot-query.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

/** A trip may go on after its permits have ended, and a unit may leave before the others. */
const SLACK_DAYS = 14;

type Values = Owner & Record<'earliest' | 'first' | 'last', Day>;

/** Without the line of the route and its roads before changes by hand, which are most of a stored trip. */
const tripOnBoard = sql<Trip | null>`orders.trip - 'line' - 'route'`;

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
      tripOnBoard.as('trip'),
      jsonArrayFrom(selectPermits(unit)).as('permits'),
    ])
    .where('orders.user_id', '=', ownerId)
    .where('orders.departs_on', '>=', earliest)
    .where('orders.departs_on', '<=', last)
    .where(sql<Day>`greatest(orders.last_day, orders.departs_on)`, '>=', first)
    .where('orders.status', '<>', sql.lit('rejected'))
    .where('orders.is_refunded', '=', sql.lit(false))
    .where('units.truck_id', 'is not', null)
    .where(sql<boolean>`(orders.status <> 'draft' OR orders.trip ->> 'startDate' IS NOT NULL)`)
    .orderBy('orders.departs_on')
    .orderBy('orders.order_number')
    .orderBy('units.position');
}

/** Those in the fleet, and deleted ones that are still on the way. */
function selectTrucks(db: Db | Tx, { ownerId }: Owner) {
  const onTheWay = sql<boolean>`trucks.id IN (SELECT truck_id FROM trip_units)`;
  return db
    .selectFrom('trucks')
    .select(['trucks.id as _id', 'trucks.internal_number as internalNumber', 'trucks.make', 'trucks.model'])
    .select(sql<number>`(count(*) OVER ())::integer`.as('total'))
    .where('trucks.user_id', '=', ownerId)
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
    last: addDays(week.last, SLACK_DAYS),
  });
  return found ?? { trucks: [], units: [] };
}
