import { v7 as uuid } from 'uuid';
import { joinEmbeddedPostgres } from '../../apps/api/src/platform/postgres/embedded-postgres.ts';
import { runQuery } from '../../apps/api/test/stages/embedded-query.ts';

/** A mail server would have to refuse it for half an hour. Its id is ordered by time, because the mailbox shows the 50 newest ids. @returns its recipient. */
export async function aFailedMail(): Promise<string> {
  const to = `unreached-${uuid()}@test.example`;
  const { connectionString } = await joinEmbeddedPostgres(process.env['E2E_DATA_DIR'] ?? '');
  await runQuery(
    connectionString,
    `INSERT INTO deliveries (id, kind, recipient, content, created_at, due_at, attempts, failed_at, last_error)
     VALUES ('${uuid()}', 'account-deleted', '${to}', '{"deletedOn": "November 16, 2026"}', now(), now(), 8, now(),
       'Mailbox unavailable')`,
  );
  return to;
}
