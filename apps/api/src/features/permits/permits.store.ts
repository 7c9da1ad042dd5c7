import { activeStatuses, type PermitStatus, type Day, type StateCode } from '@wideload/domain';
import { sql } from 'kysely';
import type { Admin, SignedIn, System } from '#actor.ts';
import type { OwnerId } from '#identities.ts';
import {
  toAnswerRow,
  toTermsRow,
  onUnitOfPermit,
  type PermitAnswer,
  type PermitTerms,
} from '#platform/db/columns/order-columns.ts';
import { deleteDocumentsOf, updatePermits } from '#platform/db/columns/update-permits.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

function getOwnerId(reader: SignedIn): OwnerId | null {
  return reader.kind === 'user' ? reader.ownerId : null;
}

/** Null if the reader may not see the permit. */
export async function findOrderId(db: Db | Tx, reader: SignedIn, permitId: string): Promise<string | null> {
  const row = await db
    .selectFrom('permits')
    .innerJoin('orders', 'orders.id', 'permits.order_id')
    .select('orders.id')
    .where('permits.id', '=', permitId)
    .$if(reader.kind === 'user', (query) => query.where('orders.user_id', '=', getOwnerId(reader)))
    .executeTakeFirst();
  return row?.id ?? null;
}

type AnsweredPermit = PermitAnswer & { _id: string; status: PermitStatus };

/** The documents of permits that are no longer issued go; their files follow. */
export async function writeAnswers(tx: Tx, permits: readonly AnsweredPermit[]): Promise<void> {
  await updatePermits(
    tx,
    permits.map((permit) => ({ id: permit._id, ...toAnswerRow(permit) })),
  );
  await deleteDocumentsOf(tx, permits);
}

export async function writeTerms(
  tx: Tx,
  by: SignedIn,
  permits: readonly (PermitTerms & { _id: string })[],
): Promise<void> {
  const isOwn = sql<boolean>`permits.order_id IN (SELECT id FROM orders WHERE user_id = ${getOwnerId(by)})`;
  const rows = permits.map((permit) => ({ id: permit._id, ...toTermsRow(permit) }));
  await updatePermits(tx, rows, by.kind === 'user' ? isOwn : undefined);
}

type DocumentFacts = { name: string; bytes: number; sha256: string };
type NewDocument = DocumentFacts & { id: string; permitId: string; storedAt: Date; storedBy: string };

export async function insertDocument(tx: Tx, document: NewDocument): Promise<void> {
  const { id, permitId, name, bytes, sha256, storedAt, storedBy } = document;
  await tx
    .insertInto('permit_documents')
    .values({ id, permit_id: permitId, name, bytes, sha256, stored_at: storedAt, stored_by: storedBy })
    .execute();
}

/** Null if the document is not the user's, or neither an issued permit nor one that was amended or voided. */
export async function findDocument(db: Db, reader: SignedIn, documentId: string) {
  const row = await db
    .selectFrom('permit_documents')
    .innerJoin('permits', 'permits.id', 'permit_documents.permit_id')
    .innerJoin('orders', 'orders.id', 'permits.order_id')
    .innerJoin('units', onUnitOfPermit)
    .leftJoin('permit_versions', 'permit_versions.document_id', 'permit_documents.id')
    .select(['orders.order_number as orderNumber', 'permits.state', 'units.position', 'permit_versions.version'])
    .where('permit_documents.id', '=', documentId)
    .$if(reader.kind === 'user', (query) =>
      query
        .where('orders.user_id', '=', getOwnerId(reader))
        .where('permits.status', 'in', ['issued', 'voided'])
        // A replaced document was a wrong one, perhaps of somebody else.
        .where((of) =>
          of.or([
            of('permits.document_id', '=', of.ref('permit_documents.id')),
            of('permit_versions.kind', '=', 'amended'),
          ]),
        ),
    )
    .executeTakeFirst();
  return row ?? null;
}

type FilingEvents = { orderId: string; permits: readonly { state: string; unit: number }[]; since: Date };

/**
 * Deletes the latest event of each permit, and with it its notification, where it is a filing of this admin after `since`.
 * @returns the number of events
 */
export async function deleteFilingEvents(
  tx: Tx,
  admin: Admin,
  { orderId, permits, since }: FilingEvents,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('order_events')
    .where(
      sql<boolean>`id IN (
        SELECT DISTINCT ON (permit_state, permit_unit) id FROM order_events
        JOIN jsonb_to_recordset(${JSON.stringify(permits)}::jsonb) AS wanted (state text, unit integer)
          ON permit_state = wanted.state AND permit_unit = wanted.unit
        WHERE order_id = ${orderId}
        ORDER BY permit_state, permit_unit, at DESC, id DESC
      )`,
    )
    .where((eb) => eb.and({ from_status: 'requested', to_status: 'filed', actor_id: admin.personId }))
    .where('at', '>', since)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Null if nobody changed the permit, or the account is deleted. */
export async function findLastChanger(
  tx: Tx,
  { orderId, state, unit }: { orderId: string; state: string; unit: number },
): Promise<{ email: string; role: string } | null> {
  const row = await tx
    .selectFrom('order_events')
    .innerJoin('users', 'users.id', 'order_events.actor_id')
    .select(['users.email', 'users.role'])
    .where('order_events.order_id', '=', orderId)
    .where('order_events.permit_state', '=', state)
    .where('order_events.permit_unit', '=', unit)
    .orderBy('order_events.at', 'desc')
    .orderBy('order_events.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.email === '' ? null : row;
}

/** Orders in use, of accounts that are there, with an issued permit whose last day is one of these. */
export async function listEndingOrders(db: Db, _by: System, { from, to }: { from: Day; to: Day }): Promise<string[]> {
  const rows = await db
    .selectFrom('permits')
    .innerJoin('orders', 'orders.id', 'permits.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select('orders.id')
    .distinct()
    .where('permits.status', '=', 'issued')
    .where('permits.valid_to', '>=', from)
    .where('permits.valid_to', '<=', to)
    .where('orders.status', 'in', activeStatuses)
    .where('orders.is_refunded', '=', false)
    .where('users.deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function isTold(tx: Tx, _by: System, { orderId, comment }: { orderId: string; comment: string }) {
  const row = await tx
    .selectFrom('order_events')
    .select('id')
    .where((eb) => eb.and({ order_id: orderId, what: 'days', comment }))
    .executeTakeFirst();
  return row !== undefined;
}

type Wanted = { number: string; state: StateCode; except: string };

/** Another permit of the state with this number, compared without spaces, dashes and case. `unit` counts from 1. */
export async function findNumberHolder(
  db: Db | Tx,
  { number, state, except }: Wanted,
): Promise<{ orderNumber: number; unit: number } | null> {
  const row = await db
    .selectFrom('permits')
    .innerJoin('orders', 'orders.id', 'permits.order_id')
    .innerJoin('units', onUnitOfPermit)
    .select(['orders.order_number as orderNumber', 'units.position'])
    .where(sql<boolean>`permits.state_number <> '' AND search_code(permits.state_number) = search_code(${number})`)
    .where('permits.state', '=', state)
    .where('permits.id', '!=', except)
    .orderBy('orders.order_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { orderNumber: row.orderNumber, unit: row.position + 1 };
}
