import type { ChangeLine, CorrectedKind } from '@wideload/contract';
import { activeStatuses, isPlaced, orderStatuses, type PermitFate, type StateCode, type Day } from '@wideload/domain';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql, type RawBuilder } from 'kysely';
import type { Admin, SignedIn, User } from '#actor.ts';
import { isPersonOfAccount } from '#platform/db/columns/person-of-account.ts';
import type { WantedTerms } from '#platform/db/columns/column-types.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { toJson } from '#platform/db/columns/to-json.ts';

export type NewChange = {
  id: string;
  orderId: string;
  at: Date;
  comment: string;
  adjustmentId: string | null;
  permits: readonly {
    permitId: string;
    state: StateCode;
    unit: number;
    fate: PermitFate;
    fee: number | null;
    lines: readonly ChangeLine[];
    wanted: WantedTerms | null;
  }[];
};

/** Call it with the order locked. */
export async function insertChange(tx: Tx, by: Admin | User, change: NewChange): Promise<void> {
  const { id, orderId, at, comment, adjustmentId, permits } = change;
  await tx
    .insertInto('order_changes')
    .values({ id, order_id: orderId, asked_by: by.personId, asked_at: at, comment, adjustment_id: adjustmentId })
    .execute();
  if (permits.length === 0) return;
  await tx
    .insertInto('order_change_permits')
    .values(
      permits.map(({ permitId, state, unit, fate, fee, lines, wanted }) => ({
        change_id: id,
        permit_id: permitId,
        permit_state: state,
        permit_unit: unit,
        fate,
        fee_cents: fee,
        lines: JSON.stringify(lines),
        wanted: toJson(wanted),
        status: wanted === null ? ('done' as const) : ('waiting' as const),
        closed_at: wanted === null ? at : null,
      })),
    )
    .execute();
}

/** The order of a change that was made already; null for a new one. */
export async function findChangedOrder(db: Db | Tx, id: string): Promise<string | null> {
  const row = await db.selectFrom('order_changes').select('order_id').where('id', '=', id).executeTakeFirst();
  return row?.order_id ?? null;
}

/** The payment request of a change; null if it costs nothing. */
export async function findRequest(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.selectFrom('order_changes').select('adjustment_id').where('id', '=', id).executeTakeFirst();
  return row?.adjustment_id ?? null;
}

/** Newest first. */
export async function listChanges(db: Db | Tx, _reader: SignedIn, orderId: string) {
  return db
    .selectFrom('order_changes')
    .innerJoin('orders', 'orders.id', 'order_changes.order_id')
    .select(['order_changes.id', 'order_changes.asked_at', 'order_changes.comment'])
    .select(isPersonOfAccount('order_changes.asked_by', 'orders.user_id').as('by_carrier'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_change_permits as permit')
          .select(['permit.permit_id', 'permit.permit_state', 'permit.permit_unit', 'permit.fate', 'permit.fee_cents'])
          .select(['permit.lines', 'permit.wanted', 'permit.status', 'permit.reason'])
          .whereRef('permit.change_id', '=', 'order_changes.id')
          .orderBy('permit.permit_unit')
          .orderBy('permit.permit_state'),
      ).as('permits'),
    )
    .where('order_changes.order_id', '=', orderId)
    .orderBy('order_changes.asked_at', 'desc')
    .orderBy('order_changes.id', 'desc')
    .execute();
}

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

type Closing = { permitId: string; status: 'done' | 'refused'; reason: string; at: Date };

/** The requested change and its fee. */
type Closed = { changeId: string; wanted: WantedTerms; fee: number | null };

/** Closes what waits for the state of one permit. @returns what was asked for, or null if nothing was. */
export async function closeWaiting(tx: Tx, { permitId, status, reason, at }: Closing): Promise<Closed | null> {
  const row = await tx
    .updateTable('order_change_permits')
    .set({ status, reason, closed_at: at })
    .where((eb) => eb.and({ permit_id: permitId, status: 'waiting' }))
    .returning(['change_id', 'wanted', 'fee_cents'])
    .executeTakeFirst();
  return row === undefined || row.wanted === null
    ? null
    : { changeId: row.change_id, wanted: row.wanted, fee: row.fee_cents };
}

/** Lists the open requests to the states of orders, by permit. */
export async function listWaiting(db: Db | Tx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_change_permits')
    .innerJoin('order_changes', 'order_changes.id', 'order_change_permits.change_id')
    .select(['order_change_permits.permit_id', 'order_change_permits.wanted'])
    .where('order_changes.order_id', 'in', orderIds)
    .where('order_change_permits.status', '=', 'waiting')
    .execute();
  return rows.flatMap(({ permit_id: permitId, wanted }) => (wanted === null ? [] : [{ permitId, wanted }]));
}

/** @returns true if the state of the permit is being asked for another change than to cancel it. */
export async function isChangeWaiting(tx: Tx, permitId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('order_change_permits')
    .select('wanted')
    .where((eb) => eb.and({ permit_id: permitId, status: 'waiting' }))
    .executeTakeFirst();
  return row !== undefined && row.wanted?.isCanceled !== true;
}

/** @returns true if a change has asked for money, and its request is open. */
export async function hasOpenRequest(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM order_changes JOIN adjustments ON adjustments.id = order_changes.adjustment_id
    WHERE order_changes.order_id = ${orderId} AND adjustments.state = 'open' LIMIT 1`.execute(tx);
  return rows.length > 0;
}

export type CorrectedRecord = { kind: CorrectedKind; id: string };

const ofPermit = (part: 'truck' | 'trailer', id: string) =>
  sql<boolean>`EXISTS (SELECT FROM permits WHERE permits.order_id = orders.id AND permits.vehicles -> ${sql.lit(part)} ->> '_id' = ${id})`;

const ofRecord: Record<CorrectedKind, (id: string) => RawBuilder<boolean>> = {
  company: (id) => sql`orders.company_id = ${id}`,
  truck: (id) => sql`(units.truck_id = ${id} OR ${ofPermit('truck', id)})`,
  trailer: (id) => sql`(units.trailer_id = ${id} OR ${ofPermit('trailer', id)})`,
};

const drafts = orderStatuses.filter((status) => !isPlaced(status));

/** Drafts, and paid orders whose permits are not over: the newest first, at most `most`. */
export async function listUsingOrders(
  db: Db,
  user: User,
  { record: { kind, id }, today, most }: { record: CorrectedRecord; today: Day; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('units', 'units.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.user_id', '=', user.ownerId)
    .where((eb) =>
      eb.or([
        eb('orders.status', 'in', drafts),
        eb.and([eb('orders.status', 'in', activeStatuses), sql<boolean>`orders.last_day >= ${today}`]),
      ]),
    )
    .where(ofRecord[kind](id))
    .groupBy('orders.id')
    .orderBy('orders.created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}
