import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createPool, type PoolOptions } from '#platform/db/pool.ts';
import type { Tables } from '#platform/db/tables.generated.ts';

type TestServer = { url: string; close(): Promise<void> };

/** `url` is the address of any database on the server. */
export async function openTestServer(given: string | undefined): Promise<TestServer> {
  if (given !== undefined && given !== '') return { url: given, close: () => Promise.resolve() };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-test-'));
  // Root runs the server as another user, who needs access.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    log: () => undefined,
    onCrash: () => undefined,
    onExit: (reason) => {
      throw new Error(`The test database ended by itself: ${reason}`);
    },
  });
  return {
    url: server.connectionString,
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A busy machine may take any time for test data and the schema: only a whole test has a limit. */
export const unlimited = {
  connectionTimeoutMillis: 0,
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  query_timeout: 0,
} as const satisfies Partial<PoolOptions>;

function replaceDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

async function runAsOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function hashMigrations(): Promise<string> {
  const folder = new URL('../migrations/', import.meta.url);
  const names = (await readdir(folder)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
}

const PASSWORD = 'of the tests';

/** The address of the database for the role that serves requests. */
export function asServingRole(url: string): string {
  const changed = new URL(url);
  [changed.username, changed.password] = ['wideload_server', PASSWORD];
  return changed.toString();
}

/** As an operator makes it. A role belongs to the whole server: two workers that make it at once would fail. */
export function makeServingRole(url: string): Promise<void> {
  const file = new URL('../../../ops/deploy/postgres/serving-role.sql', import.meta.url);
  return runInTurn(url, 'role', () =>
    runAsOwner(url, async (client) => {
      await client.query(await readFile(file, 'utf8'));
      await client.query(`ALTER ROLE wideload_server PASSWORD '${PASSWORD}'`);
    }),
  );
}

async function buildTemplate(url: string, template: string): Promise<void> {
  const draft = `${template}_${randomUUID().slice(0, 8)}`;
  await runAsOwner(url, (client) => client.query(`CREATE DATABASE ${draft}`));
  const draftUrl = replaceDatabase(url, draft);
  await makeServingRole(draftUrl);
  const pool = createPool({ connectionString: draftUrl, ...unlimited, onError: () => undefined });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
  await runAsOwner(url, (client) => client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`));
}

const LOCKS = { template: 7_241_001, bundle: 7_241_003, role: 7_241_004 };

/** Runs `work` while no other worker of the run does the same kind of work. */
export async function runInTurn<T>(
  url: string,
  kind: keyof typeof LOCKS,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return runAsOwner(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS[kind]]);
    return work(client);
  });
}

async function makeTemplate(url: string): Promise<string> {
  const template = `template_${await hashMigrations()}`;
  await runInTurn(url, 'template', async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) await buildTemplate(url, template);
  });
  return template;
}

let template: Promise<string> | null = null;

function ensureTemplate(url: string): Promise<string> {
  template ??= makeTemplate(url);
  return template;
}

/** Empty, or with `copyOf` a copy of that database, which must have no connections. */
export async function createBareDatabase(
  serverUrl: string,
  { copyOf }: { copyOf?: string } = {},
): Promise<{ url: string; drop(): Promise<void> }> {
  const from = copyOf === undefined ? '' : ` TEMPLATE ${new URL(copyOf).pathname.slice(1)}`;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsOwner(serverUrl, (client) => client.query(`CREATE DATABASE ${name}${from} STRATEGY file_copy`));
  return {
    url: replaceDatabase(serverUrl, name),
    drop: () =>
      runAsOwner(serverUrl, async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

export type TestDatabase = { url: string; pool: pg.Pool; db: Kysely<Tables>; drop(): Promise<void> };

/** For data only: the product opens other connections. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const from = await ensureTemplate(serverUrl);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Two copies at once wait for each other's lock on the template. Without `file_copy`, copying writes each page to the log and takes twice as long.
  const copy = `CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`;
  await runInTurn(serverUrl, 'template', (client) => client.query(copy));
  const url = replaceDatabase(serverUrl, name);
  const pool = createPool({ connectionString: url, ...unlimited, onError: () => undefined });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    url,
    pool,
    db,
    async drop() {
      await db.destroy();
      await runAsOwner(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
