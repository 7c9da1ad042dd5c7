import type { StaysAs } from '@wideload/contract';
import { sql, type RawBuilder } from 'kysely';
import { customerColumns, orderTextColumns, permitTextColumns } from '#platform/db/columns/order-columns.ts';
import type { Columns } from '#platform/db/columns/record-columns.ts';
import { toContainsPattern } from '#platform/db/search.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Tx } from '#platform/db/transaction.ts';

export type ErasedPerson = { id: string; email: string; now: Date };

type Erasure = {
  /** The public list's line (`keptAfterErasure`) about rows that stay; null if every row goes. */
  stays: StaysAs | null;
  /** Null if no data has to be removed, or the rows go with their parents. */
  erase: ((person: ErasedPerson) => RawBuilder<unknown>) | null;
};

const removed = (erase: Erasure['erase']): Erasure => ({ stays: null, erase });
const kept = (stays: StaysAs, erase: Erasure['erase']): Erasure => ({ stays, erase });

const toBlanks = (columns: Columns) => sql.join(Object.values(columns).map((column) => sql`${sql.ref(column)} = ''`));

const selectOwnOrders = ({ id }: ErasedPerson) => sql`SELECT id FROM orders WHERE user_id = ${id}`;

/** A table without an entry does not compile, so a new one cannot be forgotten. Rows that reference others come first. */
export const erasures: Readonly<Record<keyof Tables, Erasure>> = {
  job_runs: removed(null),
  // Words of the desk, with a field where a name would be.
  templates: removed(null),
  documents_home: removed(null),
  // Hashes of network addresses, of one minute.
  rate_counts: removed(null),
  deliveries: removed(
    (person) => sql`DELETE FROM deliveries
      WHERE recipient = ${person.email}
        OR recipient IN (SELECT new_email FROM email_changes WHERE user_id = ${person.id})
        OR (content ->> 'orderId') IN (SELECT id::text FROM orders WHERE user_id = ${person.id})
        OR (content ->> 'email') = ${person.email}
        OR (content ->> 'accountId') = ${person.id}
        OR (content ->> 'personId') = ${person.id}`,
  ),
  idempotency_keys: removed(({ id }) => sql`DELETE FROM idempotency_keys WHERE owner_id = ${id} OR person_id = ${id}`),
  // Hashes of addresses, so that nobody writes to them again.
  opt_outs: removed(null),
  // Their calls go with them.
  api_keys: removed(({ id }) => sql`DELETE FROM api_keys WHERE owner_id = ${id} OR made_by = ${id}`),
  api_key_calls: removed(null),
  // After what was sent to them, and with the links in it.
  recipients: removed(({ id }) => sql`DELETE FROM recipients WHERE owner_id = ${id}`),
  packet_links: removed((person) => sql`DELETE FROM packet_links WHERE order_id IN (${selectOwnOrders(person)})`),
  calendar_feeds: removed(({ id }) => sql`DELETE FROM calendar_feeds WHERE owner_id = ${id} OR person_id = ${id}`),
  restrictions: removed(({ id }) => sql`UPDATE restrictions SET entered_by = NULL WHERE entered_by = ${id}`),
  watched_trips: removed((person) => sql`DELETE FROM watched_trips WHERE order_id IN (${selectOwnOrders(person)})`),
  order_warnings: removed((person) => sql`DELETE FROM order_warnings WHERE order_id IN (${selectOwnOrders(person)})`),
  webhooks: removed(({ id }) => sql`DELETE FROM webhooks WHERE owner_id = ${id}`),
  outreach_messages: removed(({ email }) => sql`DELETE FROM outreach_messages WHERE email = ${email}`),
  registrations: removed(({ email }) => sql`DELETE FROM registrations WHERE email = ${email}`),
  codes_sent: removed(
    ({ id, email }) => sql`DELETE FROM codes_sent
      WHERE email = ${email} OR email IN (SELECT new_email FROM email_changes WHERE user_id = ${id})`,
  ),
  sign_in_failures: removed(
    ({ id, email }) =>
      sql`DELETE FROM sign_in_failures WHERE kind = 'account' AND subject IN (${email}, ${`own:${id}`})`,
  ),
  password_resets: removed(({ id }) => sql`DELETE FROM password_resets WHERE user_id = ${id}`),
  sign_in_keys: removed(({ id }) => sql`DELETE FROM sign_in_keys WHERE user_id = ${id}`),
  email_changes: removed(({ id }) => sql`DELETE FROM email_changes WHERE user_id = ${id}`),
  refresh_tokens: removed(null),
  sessions: removed(({ id }) => sql`DELETE FROM sessions WHERE user_id = ${id} OR account_id = ${id}`),
  invitations: removed(
    ({ id, email }) => sql`DELETE FROM invitations WHERE account_id = ${id} OR invited_by = ${id} OR email = ${email}`,
  ),
  account_joins: removed(
    ({ id }) => sql`DELETE FROM account_joins
      WHERE account_id = ${id} OR into_account_id = ${id} OR asked_by = ${id} OR agreed_by = ${id}`,
  ),
  // Members of the erased person's account keep their own accounts, and the erased person leaves the accounts of others.
  memberships: kept(
    'account',
    ({ id, now }) => sql`UPDATE memberships SET ended_at = ${now}
      WHERE (account_id = ${id} OR person_id = ${id}) AND ended_at IS NULL`,
  ),
  passkeys: removed(({ id }) => sql`DELETE FROM passkeys WHERE user_id = ${id}`),
  recovery_codes: removed(null),
  authenticators: removed(({ id }) => sql`DELETE FROM authenticators WHERE user_id = ${id}`),
  // Hashes of random bytes.
  used_challenges: removed(null),
  notifications: removed(({ id }) => sql`DELETE FROM notifications WHERE user_id = ${id} OR account_id = ${id}`),
  // After its notifications, because deleting them writes it.
  notification_feeds: removed(({ id }) => sql`DELETE FROM notification_feeds WHERE user_id = ${id}`),
  order_claims: removed(({ id }) => sql`DELETE FROM order_claims WHERE admin_id = ${id}`),
  order_events: kept(
    'paid-orders',
    (person) =>
      sql`UPDATE order_events SET comment = '', issued_despite = '' WHERE order_id IN (${selectOwnOrders(person)})`,
  ),
  order_changes: kept(
    'paid-orders',
    (person) => sql`UPDATE order_changes SET comment = '' WHERE order_id IN (${selectOwnOrders(person)})`,
  ),
  order_change_permits: kept(
    'paid-orders',
    (person) => sql`UPDATE order_change_permits
      SET lines = '[]', wanted = wanted - 'planned' - 'vehicles' #- '{route,origin,label}' #- '{route,destination,label}',
        reason = CASE status WHEN 'refused' THEN '(erased)' ELSE '' END
      WHERE change_id IN (SELECT id FROM order_changes WHERE order_id IN (${selectOwnOrders(person)}))`,
  ),
  // An admin's words may name the person.
  ledger_reasons: kept(
    'payments',
    (person) => sql`UPDATE ledger_reasons SET reason = '(erased)' WHERE order_id IN (${selectOwnOrders(person)})`,
  ),
  balance_cursors: kept('payments', null),
  balance_lines: kept('payments', null),
  book_entries: kept('payments', null),
  closed_month_pieces: kept('payments', null),
  closed_months: kept('payments', null),
  reopened_months: kept('payments', null),
  payouts: kept('payments', null),
  receipt_years: kept('payments', null),
  order_message_files: removed(
    (person) => sql`DELETE FROM order_message_files WHERE order_id IN (${selectOwnOrders(person)})`,
  ),
  order_messages: removed((person) => sql`DELETE FROM order_messages WHERE order_id IN (${selectOwnOrders(person)})`),
  order_notes: removed((person) => sql`DELETE FROM order_notes WHERE order_id IN (${selectOwnOrders(person)})`),
  permits: kept(
    'paid-orders',
    (person) => sql`UPDATE permits
      SET ${toBlanks(permitTextColumns)}, typed = '{}', origin_label = '', destination_label = '', planned = NULL,
        state_number = '', refusal_reason = '', void_reason = '', state_question = NULL, document_id = NULL, erased = true
      WHERE order_id IN (${selectOwnOrders(person)})`,
  ),
  permit_versions: removed(
    (person) => sql`DELETE FROM permit_versions
      WHERE permit_id IN (SELECT id FROM permits WHERE order_id IN (${selectOwnOrders(person)}))`,
  ),
  // Their files become leftovers and are deleted within a minute (`files/stored-files.ts`).
  permit_documents: removed(
    (person) => sql`DELETE FROM permit_documents
      WHERE permit_id IN (SELECT id FROM permits WHERE order_id IN (${selectOwnOrders(person)}))`,
  ),
  leftover_files: removed(null),
  units: kept(
    'paid-orders',
    (person) => sql`UPDATE units SET typed = '{}', filing = '{}', truck_id = NULL, trailer_id = NULL
      WHERE order_id IN (${selectOwnOrders(person)})`,
  ),
  orders: kept(
    'paid-orders',
    ({ id }) => sql`UPDATE orders
      SET ${toBlanks(customerColumns)}, ${toBlanks(orderTextColumns)}, company_id = NULL, trip = NULL, filing = '{}',
        company = company || '{"email": "", "phone": "", "extension": "", "title": "", "emergencyContact": "", "permitEmail": ""}'
      WHERE user_id = ${id}`,
  ),
  order_tallies: kept('paid-orders', null),
  paid_quarters: kept('paid-orders', null),
  issue_times: kept('paid-orders', null),
  combinations: removed(({ id }) => sql`DELETE FROM combinations WHERE user_id = ${id}`),
  companies: removed(({ id }) => sql`DELETE FROM companies WHERE user_id = ${id}`),
  trucks: removed(({ id }) => sql`DELETE FROM trucks WHERE user_id = ${id}`),
  trailers: removed(({ id }) => sql`DELETE FROM trailers WHERE user_id = ${id}`),
  payments: kept('payments', null),
  adjustments: kept('payments', null),
  payment_attempts: kept('payments', null),
  // An admin's words may name the person; amount and state belong to the payment.
  refunds: kept(
    'payments',
    (person) => sql`UPDATE refunds SET reason = ''
      WHERE payment_id IN (SELECT id FROM payments WHERE order_id IN (${selectOwnOrders(person)}))`,
  ),
  fee_consents: kept(
    'payments',
    (person) => sql`UPDATE fee_consents SET withdrawn_at = now()
      WHERE withdrawn_at IS NULL AND order_id IN (${selectOwnOrders(person)})`,
  ),
  phone_agreements: kept(
    'payments',
    ({ id, now }) =>
      sql`UPDATE phone_agreements SET withdrawn_at = ${now} WHERE withdrawn_at IS NULL AND user_id = ${id}`,
  ),
  // An admin's words may name the person.
  fee_settlements: kept(
    'payments',
    (person) => sql`UPDATE fee_settlements SET reason = '' WHERE order_id IN (${selectOwnOrders(person)})`,
  ),
  disputes: kept('payments', null),
  dispute_movements: kept('payments', null),
  provider_events: kept('payments', null),
  payment_alerts: kept('payments', null),
  event_cursors: removed(null),
  // `erasePerson` deletes cards that never paid; the others keep brand and last four digits.
  cards: kept(
    'payments',
    ({ id, now }) => sql`UPDATE cards
      SET billing = '{"name": null, "email": null, "phone": null, "address": {}}', fingerprint = '', country = NULL,
        detached_at = coalesce(detached_at, ${now})
      WHERE user_id = ${id}`,
  ),
  card_setups: removed(({ id }) => sql`DELETE FROM card_setups WHERE user_id = ${id}`),
  // Deleted once the provider has forgotten the customer (`forgetCustomers`).
  payment_customers: removed(
    ({ id }) => sql`UPDATE payment_customers SET email_at_creation = '' WHERE user_id = ${id}`,
  ),
  approvals: removed(
    ({ id }) => sql`DELETE FROM approvals
      WHERE subject_id = ${id} OR subject_id IN (SELECT id FROM orders WHERE user_id = ${id})`,
  ),
  // Acts on the person and the person's orders, and acts that name the person.
  audit_log: kept(
    'account',
    // One query each: every one uses an index, a combined one would scan the log.
    ({ id, email }) => sql`UPDATE audit_log SET subject_label = '', before = NULL, after = NULL
      WHERE id IN (
        SELECT id FROM audit_log WHERE subject_id = ${id}
        UNION ALL
        SELECT acts.id FROM orders JOIN audit_log acts ON acts.subject_id = orders.id::text WHERE orders.user_id = ${id}
        UNION ALL
        SELECT id FROM audit_log
        WHERE ${email} <> ''
          AND lower(subject_label || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) LIKE ${toContainsPattern(email)}
      )`,
  ),
  // Hashes only.
  audit_chain: removed(null),
  audit_tallies: removed(null),
  former_admins: kept(
    'admin-log',
    ({ id }) => sql`INSERT INTO former_admins (id, email, name)
      SELECT id, email, concat_ws(' ', nullif(first_name, ''), nullif(middle_name, ''), nullif(last_name, ''))
      FROM users
      WHERE id = ${id} AND email <> ''
        AND (role = 'admin' OR EXISTS (SELECT FROM audit_log WHERE audit_log.actor_id = users.id))
      ON CONFLICT DO NOTHING`,
  ),
  // A published article belongs to the company; no field in it names its author.
  articles: removed(({ id }) => sql`UPDATE articles SET author_id = NULL WHERE author_id = ${id}`),
  article_images: removed(null),
  article_image_copies: removed(null),
  users: kept(
    'account',
    ({ id, now }) => sql`UPDATE users
      SET email = '', password_hash = '', first_name = '', last_name = '', middle_name = '', phone = '', theme = NULL, deleted_at = ${now}
      WHERE id = ${id}`,
  ),
};

/** Drafts and their payments are already gone. */
export async function erasePerson(tx: Tx, person: ErasedPerson): Promise<void> {
  await sql`DELETE FROM cards WHERE user_id = ${person.id} AND NOT EXISTS (
    SELECT FROM payment_attempts WHERE payment_attempts.card_id = cards.id)`.execute(tx);
  for (const { erase } of Object.values(erasures)) await erase?.(person).execute(tx);
}
