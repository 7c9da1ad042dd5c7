import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { startWorld } from '#test/world.ts';

let isFull = false;
const world = await startWorld({ deps: { disk: { isFull: () => isFull } } });
afterAll(() => world.close());

const { token } = await aUser(world);

test('while the disk is full what would be saved is refused with a sentence, and reading goes on', async () => {
  isFull = true;
  const refused = await world.call('PUT', '/users/phone', { token, body: { phone: '5550100200' } });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('30');
  expect(refused.json()).toMatchObject({
    code: 'server.full',
    detail: 'The server has no room to save at the moment. Nothing was changed. Try again later.',
  });
  expect((await world.call('GET', '/notifications', { token })).statusCode).toBe(200);
  isFull = false;
  const saved = await world.call('PUT', '/users/phone', { token, body: { phone: '5550100200' } });
  expect(saved.statusCode).toBe(200);
});

test('a database that reports a full disk is answered the same way', async () => {
  await sql`CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`.execute(world.deps.db);
  await sql`CREATE TRIGGER full_disk BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION refuse_row()`.execute(
    world.deps.db,
  );
  const refused = await world.call('PUT', '/users/phone', { token, body: { phone: '5550100201' } });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'server.full']);
});
