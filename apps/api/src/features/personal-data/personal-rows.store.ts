import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PersonalData } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import { ownerOf, type OwnerId, type PersonId } from '#identities.ts';
import { grantedColumns } from '#platform/db/columns/order-columns.ts';
import type { Db } from '#platform/db/transaction.ts';

type Row = Record<string, unknown>;

const toApiName = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Also of the rows that a row holds as a list. An object in a column is in the form in which the API has it. */
function toApiNames(rows: readonly Row[]): Row[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => column !== 'user_id' && column !== 'begun_by')
        .map(([column, value]) => [
          toApiName(column),
          Array.isArray(value) && value.every(isRow) ? toApiNames(value) : value,
        ]),
    ),
  );
}

export async function readAccount(db: Db, { personId: id }: SignedIn): Promise<Row> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'first_name', 'last_name', 'middle_name', 'phone', 'theme', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return toApiNames([row])[0] ?? {};
}

/** @returns a query for a table whose every column the owner typed, chose or saw. */
const selectAllOf =
  (table: 'companies' | 'trucks' | 'trailers' | 'combinations' | 'notifications') =>
  (db: Db, { owner, person }: Whose) =>
    db
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', table === 'notifications' ? person : owner)
      .orderBy('created_at')
      .orderBy('id');

type Whose = { person: PersonId; owner: OwnerId };
type Lists = Omit<PersonalData, 'madeAt' | 'account' | 'orders' | 'payments'>;

/** Table by table, without secrets and internal fields. */
const lists: { [List in keyof Lists]: (db: Db, whose: Whose) => { execute(): Promise<Row[]> } } = {
  companies: selectAllOf('companies'),
  trucks: selectAllOf('trucks'),
  trailers: selectAllOf('trailers'),
  combinations: selectAllOf('combinations'),
  notifications: selectAllOf('notifications'),
  cards: (db, { owner }) =>
    db
      .selectFrom('cards')
      .select(['brand', 'last4', 'exp_month', 'exp_year', 'country', 'billing', 'created_at', 'detached_at'])
      .where('user_id', '=', owner)
      .orderBy('created_at')
      .orderBy('id'),
  phoneAgreements: (db, { owner }) =>
    db
      .selectFrom('phone_agreements')
      .innerJoin('cards', 'cards.id', 'phone_agreements.card_id')
      .select(['cards.brand', 'cards.last4', 'limit_cents', 'text_version', 'given_at', 'withdrawn_at'])
      .where('phone_agreements.user_id', '=', owner)
      .orderBy('given_at')
      .orderBy('phone_agreements.id'),
  sessions: (db, { person }) =>
    db
      .selectFrom('sessions')
      .select(['device', 'created_at', 'last_used_at', 'ended_at'])
      .where('user_id', '=', person)
      .orderBy('created_at')
      .orderBy('id'),
  passkeys: (db, { person }) =>
    db
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'last_used_at'])
      .where('user_id', '=', person)
      .orderBy('created_at')
      .orderBy('id'),
  webhooks: (db, { owner }) =>
    db
      .selectFrom('webhooks')
      .select(['address', 'events', 'created_at', 'paused_at'])
      .where('owner_id', '=', owner)
      .orderBy('created_at')
      .orderBy('id'),
  recipients: (db, { owner }) =>
    db
      .selectFrom('recipients')
      .select(['name', 'address', 'events', 'created_at'])
      .where('owner_id', '=', owner)
      .orderBy('created_at')
      .orderBy('id'),
  // One of each account in which the person works.
  calendarFeeds: (db, { person }) =>
    db
      .selectFrom('calendar_feeds')
      .select(['owner_id as account_id', 'created_at'])
      .where('person_id', '=', person)
      .orderBy('created_at')
      .orderBy('id'),
  // Those of the own account, and those that the person made elsewhere.
  apiKeys: (db, { owner, person }) =>
    db
      .selectFrom('api_keys')
      .select(['name', 'prefix', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'])
      .where(({ eb, or }) => or([eb('owner_id', '=', owner), eb('made_by', '=', person)]))
      .orderBy('created_at')
      .orderBy('id'),
  memberships: (db, { person }) =>
    db
      .selectFrom('memberships')
      .select(['account_id', 'role', 'joined_at', 'ended_at'])
      .where('person_id', '=', person)
      .orderBy('joined_at'),
  // Open ones to the person's address.
  invitations: (db, { person }) =>
    db
      .selectFrom('invitations')
      .innerJoin('users', 'users.email', 'invitations.email')
      .select(['invitations.account_id', 'invitations.role', 'invitations.created_at', 'invitations.expires_at'])
      .where('users.id', '=', person)
      .orderBy('invitations.created_at'),
  // Those that the person asked for or agreed to.
  accountJoins: (db, { person }) =>
    db
      .selectFrom('account_joins')
      .select(['dot_number', 'asked_at', 'agreed_at', 'joined_at'])
      .where(({ eb, or }) => or([eb('asked_by', '=', person), eb('agreed_by', '=', person)]))
      .orderBy('asked_at'),
};

export async function readLists(db: Db, { personId: person }: SignedIn): Promise<Lists> {
  const found: Record<string, Row[]> = {};
  for (const [list, select] of Object.entries(lists))
    found[list] = toApiNames(await select(db, { person, owner: ownerOf(person) }).execute());
  // Cast: `lists` has a query for each.
  return found as Lists;
}

export async function readOrders(db: Db, { personId }: SignedIn): Promise<Row[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .select((eb) => [
      jsonArrayFrom(
        eb.selectFrom('units').selectAll().whereRef('units.order_id', '=', 'orders.id').orderBy('position'),
      ).as('units'),
      jsonArrayFrom(
        eb.selectFrom('permits').selectAll().whereRef('permits.order_id', '=', 'orders.id').orderBy('id'),
      ).as('permits'),
      jsonArrayFrom(
        eb
          .selectFrom('permit_versions')
          .innerJoin('permits', 'permits.id', 'permit_versions.permit_id')
          .select(['permits.state', 'permit_versions.permit_id', 'permit_versions.version', 'permit_versions.kind'])
          .select(['permit_versions.state_number', 'permit_versions.valid_from', 'permit_versions.valid_to'])
          .select(Object.values(grantedColumns).map((column) => `permit_versions.${column}` as const))
          .select('permit_versions.ended_at')
          .whereRef('permits.order_id', '=', 'orders.id')
          .orderBy('permit_versions.permit_id')
          .orderBy('permit_versions.version'),
      ).as('former_permits'),
      jsonArrayFrom(
        eb
          .selectFrom('fee_consents')
          .select(['limit_cents', 'text_version', 'given_at', 'withdrawn_at'])
          .whereRef('fee_consents.order_id', '=', 'orders.id')
          .orderBy('given_at')
          .orderBy('id'),
      ).as('fee_consents'),
      jsonArrayFrom(
        eb
          .selectFrom('order_changes')
          .innerJoin('order_change_permits as permit', 'permit.change_id', 'order_changes.id')
          .select(['order_changes.asked_at', 'order_changes.comment', 'permit.permit_state', 'permit.permit_unit'])
          .select(['permit.fate', 'permit.lines', 'permit.wanted', 'permit.status', 'permit.reason'])
          .whereRef('order_changes.order_id', '=', 'orders.id')
          .orderBy('order_changes.asked_at')
          .orderBy('permit.permit_id'),
      ).as('changes'),
      jsonArrayFrom(
        eb
          .selectFrom('order_events')
          .select(['at', 'what', 'permit_state', 'permit_unit', 'from_status', 'to_status', 'comment'])
          .whereRef('order_events.order_id', '=', 'orders.id')
          .orderBy('at')
          .orderBy('id'),
      ).as('history'),
      jsonArrayFrom(
        eb
          .selectFrom('order_messages')
          .select(['at', 'by_carrier', 'text', 'is_question', 'asks', 'answered_at', 'withdrawn_at'])
          .whereRef('order_messages.order_id', '=', 'orders.id')
          .orderBy('at')
          .orderBy('id'),
      ).as('messages'),
      jsonArrayFrom(
        eb
          .selectFrom('packet_links')
          .select(['kind', 'name', 'unit_id', 'last_day', 'created_at'])
          .whereRef('packet_links.order_id', '=', 'orders.id')
          .orderBy('created_at')
          .orderBy('id'),
      ).as('packet_links'),
    ])
    .where('user_id', '=', ownerOf(personId))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return toApiNames(rows);
}

export async function readPayments(db: Db, { personId }: SignedIn): Promise<Row[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'orders.order_number',
      'payments.amount_cents',
      'payments.currency',
      'payments.status',
      'payments.captured_cents',
      'payments.price_lines',
      'payments.created_at',
    ])
    .select((eb) =>
      // Without the reason, which is written among admins.
      jsonArrayFrom(
        eb
          .selectFrom('refunds')
          .select(['refunds.amount_cents', 'refunds.state', 'refunds.created_at', 'refunds.updated_at'])
          .whereRef('refunds.payment_id', '=', 'payments.id')
          .orderBy('refunds.created_at')
          .orderBy('refunds.id'),
      ).as('refunds'),
    )
    .where('orders.user_id', '=', ownerOf(personId))
    .orderBy('payments.created_at')
    .orderBy('payments.id')
    .execute();
  return toApiNames(rows);
}
