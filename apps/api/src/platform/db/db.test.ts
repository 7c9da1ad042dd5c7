import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { unlimited } from '#test/database.ts';
import { aWorld } from '#test/world.ts';
import { migrateDatabase, migrationTimeouts, openDatabase } from './database.ts';
import { DatabaseIsNewer, isMigrated, migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { createPool } from './pool.ts';
import { inTransaction, getViolatedConstraint } from './transaction.ts';

const world = aWorld();

test('a connection that is cut while it is in use is an error of its query, not the end of the process', async () => {
  const database = openDatabase(world.database.url, world.deps.log, unlimited);
  const cut = inTransaction(database.db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(world.deps.db);
    await sql`SELECT 1`.execute(tx);
  });
  await expect(cut).rejects.toThrow(/terminat|not queryable|connection|ECONNRESET|EPIPE/i);
  expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('the database compiles no plans, which takes longer than they run', async () => {
  await sql`ALTER DATABASE ${sql.id(new URL(world.database.url).pathname.slice(1))} SET jit = on`.execute(
    world.deps.db,
  );
  const database = openDatabase(world.database.url, world.deps.log, unlimited);
  expect((await sql`SHOW jit`.execute(database.db)).rows).toEqual([{ jit: 'off' }]);
  await database.close();
});

test('after a query that a hung database does not answer, the rollback does not wait as long again', async () => {
  const pool = createPool({ connectionString: world.database.url, ...unlimited, onError: () => undefined });
  const client = await pool.connect();
  await client.query('BEGIN');
  // Cast: the types of pg leave out the time of one query.
  const late = { text: 'SELECT pg_sleep(600)', query_timeout: 500 } as pg.QueryConfig;
  await expect(client.query(late)).rejects.toThrow('Query read timeout');
  await expect(client.query('ROLLBACK')).rejects.toThrow(/terminated|not queryable/);
  client.release(true);
  await pool.end();
});

test('two transactions that wait for each other both come to an end', async () => {
  const { db } = world.deps;
  await sql`CREATE TABLE pairs (id integer PRIMARY KEY, n integer NOT NULL)`.execute(db);
  await sql`INSERT INTO pairs VALUES (1, 0), (2, 0)`.execute(db);
  const raise = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      await sql`UPDATE pairs SET n = n + 1 WHERE id = ${first}`.execute(tx);
      await sql`SELECT pg_sleep(0.1)`.execute(tx);
      await sql`UPDATE pairs SET n = n + 1 WHERE id = ${second}`.execute(tx);
    });
  await Promise.all([raise(1, 2), raise(2, 1)]);
  expect((await sql<{ n: number }>`SELECT n FROM pairs ORDER BY id`.execute(db)).rows).toEqual([{ n: 2 }, { n: 2 }]);
});

test('a constraint that refuses a row is known by its name', async () => {
  const { db, ids, clock } = world.deps;
  const person = () => ({
    id: ids(),
    email: 'twice@test.example',
    password_hash: 'x',
    created_at: clock.now(),
    deleted_at: null,
  });
  await world.insert('users', person());
  const refused = await db
    .insertInto('users')
    .values(person())
    .execute()
    .catch((error: unknown) => getViolatedConstraint(error));
  expect(refused).toBe('users_email');
});

test('migrating twice, and side by side, does the work once', async () => {
  expect(await Promise.all([migrate(world.deps.db), migrate(world.deps.db)])).toEqual([[], []]);
  expect(await isMigrated(world.deps.db)).toBe(true);
});

test('two servers that migrate an empty database at once do the work once', async () => {
  const name = `empty_${world.deps.ids().replaceAll('-', '')}`;
  await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE template0`.execute(world.deps.db);
  const url = new URL(world.database.url);
  url.pathname = `/${name}`;
  const databases = [1, 2].map(() => openDatabase(url.toString(), world.deps.log, migrationTimeouts));
  const applied = await Promise.all(databases.map(({ db }) => migrate(db)));
  await Promise.all(databases.map(({ close }) => close()));
  await sql`DROP DATABASE ${sql.id(name)}`.execute(world.deps.db);
  expect(applied.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, Object.keys(migrations).length]);
});

test('a migration has the time that the index of a large table takes, a request has not', async () => {
  const name = `unhurried_${crypto.randomUUID().replaceAll('-', '')}`;
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(world.deps.db);
  const url = new URL(world.database.url);
  url.pathname = `/${name}`;
  const { statement_timeout: _, ...others } = unlimited;
  const { db, close } = openDatabase(url.toString(), world.deps.log, others);
  await sql`
    CREATE TABLE met (patience text);
    CREATE FUNCTION meet() RETURNS event_trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO public.met VALUES (current_setting('statement_timeout')); END $$;
    CREATE EVENT TRIGGER meet ON ddl_command_end WHEN TAG IN ('CREATE INDEX') EXECUTE FUNCTION meet();
  `.execute(db);
  await migrateDatabase(url.toString(), world.deps.log);
  expect((await sql`SELECT DISTINCT patience FROM met`.execute(db)).rows).toEqual([{ patience: '0' }]);
  expect(await isMigrated(db)).toBe(true);
  expect((await sql`SHOW statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: '2600ms' }]);
  await close();
  await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(world.deps.db);
});

test('a database that a newer release has migrated is left alone', async () => {
  await sql`INSERT INTO schema_migrations (name, timestamp) VALUES ('9999_from_the_future', 'now')`.execute(
    world.deps.db,
  );
  await expect(migrate(world.deps.db)).rejects.toThrow(DatabaseIsNewer);
});
