import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '#config/config.ts';
import { schemaHash } from '#platform/db/migrations.ts';
import { createLog } from '#platform/log.ts';
import { keepTemplate, locateTemplate } from '#platform/postgres/template.ts';
import { openPreparedPostgres, type Prepared } from '../prepared-postgres.ts';
import { openTerminal } from '../terminal.ts';

/** A used file of the log is renamed for later, with all that it holds; a template has no use for that. */
async function keepNoOldLog({ db }: Prepared): Promise<void> {
  await sql`ALTER SYSTEM SET wal_recycle = off`.execute(db);
  await sql`SELECT pg_reload_conf()`.execute(db);
}

/** Only once the server has stopped: until then it may read its settings again. */
async function forgetSettings(cluster: string): Promise<void> {
  await writeFile(path.join(cluster, 'postgresql.auto.conf'), '');
}

async function makeIn(dataDir: string, given: Config, template: string): Promise<void> {
  const config = { ...given, dataDir, databaseUrl: null };
  const options = { config, log: createLog(config), terminal: openTerminal({ isQuiet: true }), mayJoin: false };
  const { folder, stop } = await openPreparedPostgres(options, keepNoOldLog);
  await stop();
  if (folder === null) return;
  const cluster = path.join(folder, 'data');
  await forgetSettings(cluster);
  await keepTemplate(template, cluster);
}

export async function makeTemplate(config: Config, template: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-template-'));
  try {
    // Root runs the database as another user, who needs access.
    await chmod(dataDir, 0o711);
    await makeIn(dataDir, config, template);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The build runs it. What a template is made of decides where it is, so one that exists is right. */
export async function runTemplate(config: Config): Promise<void> {
  const template = locateTemplate(schemaHash);
  if (!existsSync(template)) await makeTemplate(config, template);
}
