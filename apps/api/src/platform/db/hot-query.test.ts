import { sql } from 'kysely';
import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { aWorld } from '#test/world.ts';
import { createHotQuery } from './hot-query.ts';

const world = aWorld();
beforeAll(async () => {
  await sql`CREATE TABLE trucks_seen (id integer PRIMARY KEY, plate text NOT NULL)`.execute(world.database.db);
  await sql`INSERT INTO trucks_seen VALUES (1, 'TX 4410'), (2, 'OK 8871')`.execute(world.database.db);
});

type SeenTruck = { trucks_seen: { id: number; plate: string } };

const text = 'select * from "trucks_seen" where "id" = $1';
const findTruck = createHotQuery((db, { id }: { id: number }) =>
  db.withTables<SeenTruck>().selectFrom('trucks_seen').selectAll().where('id', '=', id),
);

async function countPrepared(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement = '${text}'`,
  );
  return rows[0]?.count ?? 0;
}

test('a hot query is planned once by a connection, and each call has its own values', async () => {
  const { db, pool } = world.database;
  expect(await findTruck(db, { id: 1 })).toEqual([{ id: 1, plate: 'TX 4410' }]);
  expect(await findTruck(db, { id: 2 })).toEqual([{ id: 2, plate: 'OK 8871' }]);
  const client = await pool.connect();
  expect(await client.query(text, [1])).toMatchObject({ rows: [{ plate: 'TX 4410' }] });
  expect(await client.query(text, [2])).toMatchObject({ rows: [{ plate: 'OK 8871' }] });
  expect(await countPrepared(client)).toBe(1);
  client.release();
});

test('its text is also answered where the pool itself is asked', async () => {
  expect(await world.database.pool.query(text, [2])).toMatchObject({ rows: [{ plate: 'OK 8871' }] });
});

test('a column that a migration adds is in the next answer', async () => {
  const { db } = world.database;
  expect(await findTruck(db, { id: 1 })).toEqual([{ id: 1, plate: 'TX 4410' }]);
  await sql`ALTER TABLE trucks_seen ADD COLUMN axles integer NOT NULL DEFAULT 5`.execute(db);
  expect(await findTruck(db, { id: 1 })).toEqual([{ id: 1, plate: 'TX 4410', axles: 5 }]);
});

const findBy = (read: (plate: string) => string) =>
  createHotQuery((db, { plate }: { plate: string }) => {
    const trucks = db.withTables<SeenTruck>().selectFrom('trucks_seen').select('id');
    return trucks.where('plate', '=', read(plate)).orderBy('id');
  });

test.each([
  ['compares it', (plate: string) => (plate === 'TX 4410' ? 'OK 8871' : plate)],
  ['asks whether it is empty', (plate: string) => (plate ? plate : 'TX 4410')],
  ['computes with it', (plate: string) => `${plate}0`],
])('a builder that looks at a value is refused: it %s', async (_, read) => {
  const find = findBy(read);
  const findAll = async () => {
    for (const plate of ['TX 4410', 'OK 8871', '']) await find(world.database.db, { plate });
  };
  await expect(findAll()).rejects.toThrow('looks at a value');
});

test('a builder that only passes its values on is not refused', async () => {
  const find = findBy((plate) => plate);
  expect(await find(world.database.db, { plate: 'OK 8871' })).toEqual([{ id: 2 }]);
  expect(await find(world.database.db, { plate: '' })).toEqual([]);
});
