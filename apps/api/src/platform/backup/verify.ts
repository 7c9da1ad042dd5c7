import type pg from 'pg';
import type { DocumentKey, DocumentStore } from '../files/document-store.ts';
import { migrations } from '../db/migrations.ts';
import { hashBytes, readBackup, listReferencedFiles } from './backup-files.ts';
import type { BackupWork } from './backup.ts';
import { BackupRefused, begin, withBackupSession } from './backup-session.ts';
import { toTableId, listMigrations, listTables, type Table, computeContents } from './catalog.ts';
import { getLastMigration, type Manifest, type StoredTable, refuseOthers } from './manifest.ts';

/** The restore compared tables of a later schema before it migrated them; a migration's changes are right. */
async function findDifferences(
  client: pg.Client,
  stored: StoredTable,
  { found, isSameSchema }: { found: Table | undefined; isSameSchema: boolean },
): Promise<string[]> {
  if (found === undefined) return isSameSchema ? [`The table ${toTableId(stored)} is missing.`] : [];
  const here = await computeContents(client, stored, isSameSchema ? stored.columns : found.columns);
  // A restore begins the reading of the provider's events if the backup had none.
  if (toTableId(stored) === 'event_cursors' && here.rows > stored.rows) return [];
  if (here.rows !== stored.rows) return [`${toTableId(stored)} has ${here.rows} rows; ${stored.rows} were backed up.`];
  if (isSameSchema && here.checksum !== stored.checksum)
    return [`${toTableId(stored)} has as many rows as were backed up (${here.rows}), but not the same ones.`];
  return [];
}

async function findFileDifference(
  store: DocumentStore,
  key: DocumentKey,
  stored: Manifest['documents'][number] | undefined,
): Promise<string[]> {
  const bytes = await store.get(key);
  if (bytes === null && stored?.sha256 === null)
    return [`The file ${key} is missing. It was missing already when the backup was made.`];
  if (bytes === null) return [`The file ${key}, which a row speaks of, is missing.`];
  if (stored !== undefined && stored.sha256 !== null && hashBytes(bytes) !== stored.sha256)
    return [`The file ${key} is not the one that was backed up.`];
  return [];
}

async function findFileDifferences(
  client: pg.Client,
  { documents }: Manifest,
  store: DocumentStore,
): Promise<string[]> {
  const byKey = new Map(documents.map((file) => [file.key, file]));
  const referenced = await listReferencedFiles(client, await listTables(client));
  const sentences: string[] = [];
  for (const { key } of referenced) sentences.push(...(await findFileDifference(store, key, byKey.get(key))));
  return sentences;
}

async function openSessions(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ open: number }>('SELECT count(*) AS open FROM sessions WHERE ended_at IS NULL');
  const open = rows[0]?.open ?? 0;
  return open === 0 ? [] : [`People are signed in (sessions: ${open}), and a restore ends all sessions.`];
}

async function readLastMigration(client: pg.Client): Promise<string> {
  const applied = await listMigrations(client);
  const last = applied.at(-1);
  if (last === undefined) throw new BackupRefused('There is nothing to check: the database is empty.');
  if (Object.keys(migrations).some((name) => !applied.includes(name)))
    throw new BackupRefused('The restored database is not up to date yet: run npm run migrate first.');
  return last;
}

type Rule = { says: string; broken: string };

const rules: readonly Rule[] = [
  {
    says: 'An order that is no draft has been paid, and its payment is whole',
    broken: `SELECT order_number AS what FROM orders WHERE status <> 'draft' AND NOT EXISTS (
      SELECT FROM payments WHERE order_id = orders.id AND kind = 'order' AND status = 'succeeded' AND captured_cents = amount_cents)`,
  },
  {
    says: 'No draft has been charged, unless an alert told of it',
    broken: `SELECT order_number AS what FROM orders JOIN payments ON payments.order_id = orders.id
      WHERE orders.status = 'draft' AND captured_cents > 0 AND anomaly IS NULL`,
  },
  {
    says: 'No order has been charged twice, unless an alert told of it',
    broken: `SELECT order_number AS what FROM orders JOIN payments ON payments.order_id = orders.id
      WHERE kind = 'order' AND captured_cents > 0 AND anomaly IS NULL GROUP BY order_number HAVING count(*) > 1`,
  },
  {
    says: 'What was captured of an order is what its payments add up to',
    broken: `SELECT order_number AS what FROM orders WHERE counted_cents <> coalesce(
      (SELECT sum(captured_cents) FROM payments WHERE order_id = orders.id), 0)`,
  },
  {
    says: 'What is held for refunds of an order is what its payments hold',
    broken: `SELECT order_number AS what FROM orders WHERE refund_reserved_cents <> coalesce(
      (SELECT sum(refund_reserved_cents) FROM payments WHERE order_id = orders.id), 0)`,
  },
  {
    says: 'What banks took of an order is what its lost disputes add up to',
    broken: `SELECT order_number AS what FROM orders WHERE dispute_lost_cents <> coalesce(
      (SELECT sum(disputes.amount_cents) FROM disputes JOIN payments ON payments.id = disputes.payment_id
        WHERE payments.order_id = orders.id AND disputes.status = 'lost'), 0)`,
  },
  {
    says: 'What is held for refunds of a payment is what its refunds add up to',
    broken: `SELECT payments.id AS what FROM payments WHERE refund_reserved_cents <> coalesce(
      (SELECT sum(amount_cents) FROM refunds WHERE payment_id = payments.id AND state NOT IN ('failed', 'canceled')), 0)`,
  },
  {
    says: 'The books have what was captured, less what was refunded',
    broken: `SELECT payments.id AS what FROM payments WHERE status = 'succeeded' AND captured_cents - coalesce(
      (SELECT sum(amount_cents) FROM refunds WHERE payment_id = payments.id AND state = 'succeeded'), 0) <> coalesce(
      (SELECT sum(amount_cents) FROM book_entries WHERE payment_id = payments.id
        AND kind IN ('charge', 'adjustment', 'refund', 'refund-failed')), 0)`,
  },
  {
    says: 'An order has as many permits as it counts',
    broken: `SELECT order_number AS what FROM orders WHERE counted_permits <> (
      SELECT count(*) FROM permits WHERE order_id = orders.id)`,
  },
  {
    says: 'The next order gets a number that none has',
    broken: `SELECT max(order_number) AS what FROM orders
      HAVING max(order_number) >= (SELECT last_value + is_called::int FROM order_numbers)`,
  },
];

/** @returns a sentence for each broken rule, with the orders or payments that break it. */
export async function listBrokenMoneyRules(client: pg.ClientBase): Promise<string[]> {
  const sentences: string[] = [];
  for (const { says, broken } of rules) {
    const { rows } = await client.query<{ what: string | number }>(`${broken} LIMIT 5`);
    if (rows.length > 0) sentences.push(`Not so: ${says} (${rows.map(({ what }) => what).join(', ')}).`);
  }
  return sentences;
}

/** The hashes are computed here and not by the database's own functions: whoever changes entries there could change those, too. */
const breaks = `WITH entries AS (
    SELECT *,
      lag(position, 1, 0::bigint) OVER chain AS previous_position,
      lag(hash, 1, ''::bytea) OVER chain AS previous_hash,
      sha256(convert_to(jsonb_build_array(salt, subject_label, before, after)::text, 'UTF8')) AS found_digest
    FROM audit_log WHERE position IS NOT NULL WINDOW chain AS (ORDER BY position)
  ), checked AS (
    SELECT position, id, CASE
      WHEN position <> previous_position + 1
        THEN 'entries are missing before it (' || position - previous_position - 1 || ')'
      WHEN hash <> sha256(previous_hash || convert_to(
          jsonb_build_array(position, id, extract(epoch FROM at), actor_id, what, subject_kind, subject_id,
            encode(content_digest, 'hex'))::text, 'UTF8'))
        THEN 'it is not the entry that was written there'
      WHEN salt IS NULL AND (subject_label <> '' OR before IS NOT NULL OR after IS NOT NULL)
        THEN 'its content was written after an erasure'
      WHEN salt IS NOT NULL AND content_digest <> found_digest
        THEN 'its content was changed'
    END AS why
    FROM entries
  )
  SELECT position, id, why FROM checked WHERE why IS NOT NULL
  UNION ALL
  SELECT NULL, id, 'it has no place in the chain' FROM audit_log WHERE coalesce(position::text, hash::text) IS NULL
  UNION ALL
  SELECT audit_chain.position, NULL, 'it ends the chain, and the log ends elsewhere' FROM audit_chain
  WHERE NOT EXISTS (
    SELECT FROM audit_log WHERE audit_log.position = audit_chain.position AND audit_log.hash = audit_chain.hash
  )
  UNION ALL
  SELECT NULL, NULL, 'the end of the chain is not recorded' WHERE NOT EXISTS (SELECT FROM audit_chain) AND EXISTS (SELECT FROM audit_log)
  ORDER BY position LIMIT 20`;

type Break = { position: string | number | null; id: string | null; why: string };

/** Walks the whole log. @returns a sentence for each broken place, at most twenty. */
export async function listAuditBreaks(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<Break>(breaks);
  return rows.map(({ position, id, why }) => {
    const entry = [position === null ? '' : ` ${position}`, id === null ? '' : ` (${id})`].join('');
    return `The audit log, entry${entry}: ${why}.`;
  });
}

/** Call it before the first start, which changes the data. @returns a sentence for each difference. */
export async function verifyRestored(
  folder: string,
  { connectionString, documentStore, say }: BackupWork,
): Promise<string[]> {
  const manifest = await readBackup(folder);
  refuseOthers(manifest);
  return withBackupSession(connectionString, async (client) => {
    await begin(client, 'ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const last = await readLastMigration(client);
    const isSameSchema = last === getLastMigration(manifest);
    if (!isSameSchema)
      say(
        `The tables are those of ${last}, the backup's those of ${getLastMigration(manifest)}: the restore compared them; rows are counted.`,
      );
    const sentences: string[] = [];
    const tables = new Map((await listTables(client)).map((table) => [toTableId(table), table]));
    for (const stored of manifest.tables)
      sentences.push(
        ...(await findDifferences(client, stored, { found: tables.get(toTableId(stored)), isSameSchema })),
      );
    sentences.push(...(await openSessions(client)));
    sentences.push(...(await findFileDifferences(client, manifest, documentStore)));
    sentences.push(...(await listBrokenMoneyRules(client)));
    sentences.push(...(await listAuditBreaks(client)));
    return sentences;
  });
}
