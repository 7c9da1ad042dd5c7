import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { requestLimits } from '#platform/db/pool.ts';
import type { Db } from '#platform/db/transaction.ts';

const names = Object.keys(requestLimits);

/** Those without a limit: a pooler drops what a connection asks for at its start. */
async function listMissing(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM pg_settings WHERE name = ANY (${names}) AND setting = '0' ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Without them one hung query keeps its connection, and soon all are taken. */
export async function warnOfMissingLimits(
  db: Db,
  { log, say }: { log: FastifyBaseLogger; say(sentence: string): void },
): Promise<void> {
  const missing = await listMissing(db);
  if (missing.length === 0) return;
  log.warn({ event: 'database.limits_missing', missing });
  const { rows } = await sql<{ role: string }>`SELECT quote_ident(current_user) AS role`.execute(db);
  const commands = Object.entries(requestLimits)
    .filter(([name]) => missing.includes(name))
    .map(([name, milliseconds]) => `  ALTER ROLE ${rows[0]?.role} SET ${name} = '${milliseconds}ms';`);
  say(
    `The connections of DATABASE_URL have no time limits, because a pooler drops those that the server asks for. Set them on the role, then restart the pooler:\n${commands.join('\n')}`,
  );
}
