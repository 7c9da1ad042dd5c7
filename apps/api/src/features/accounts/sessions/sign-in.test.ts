import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { goodPassword, getRefreshCookie, register, signIn } from '#test/stages/sign-in/accounts-journey.ts';
import { aWorld } from '#test/world.ts';
import { MINUTE, SECOND } from '#clock.ts';
import { computeWait } from './sign-in-failures.ts';
import { serializeBy } from '#platform/db/transaction.ts';

const world = aWorld();

async function failTimes(email: string, times: number) {
  const answers = [];
  for (let count = 0; count < times; count += 1) answers.push(await signIn(world, email, { password: 'not the one' }));
  return answers;
}

/** All tests share one address. */
const forgiveAddress = () => world.deps.db.deleteFrom('sign_in_failures').where('kind', '=', 'address').execute();

test.each([
  [9, 0],
  [10, 30 * SECOND],
  [11, MINUTE],
  [12, 2 * MINUTE],
  [15, 15 * MINUTE],
  [40, 15 * MINUTE],
])('%i failures ask for a wait of %i ms', (failures, wait) => {
  expect(computeWait(failures)).toBe(wait);
});

test('an unknown address and a wrong password are answered alike', async () => {
  await register(world, 'known@haul.example');
  const wrong = await signIn(world, 'known@haul.example', { password: 'Wrong-password-1' });
  const unknown = await signIn(world, 'unknown@haul.example');
  for (const answer of [wrong, unknown]) {
    expect(answer.statusCode).toBe(401);
    const { requestId: _, ...body } = answer.json();
    expect(body).toEqual({
      type: 'about:blank#credentials.wrong',
      title: 'Wrong credentials !',
      status: 401,
      detail: 'Wrong credentials !',
      code: 'credentials.wrong',
    });
    expect(getRefreshCookie(answer)).toBe('');
  }
  await forgiveAddress();
});

test('a password is checked exactly as typed', async () => {
  await register(world, 'exact@haul.example', ' Space-7 around ');
  expect((await signIn(world, 'exact@haul.example', { password: 'Space-7 around' })).statusCode).toBe(401);
  expect((await signIn(world, 'exact@haul.example', { password: ' Space-7 around ' })).statusCode).toBe(200);
  await forgiveAddress();
});

test.each([
  ['no e-mail', { email: '', password: 'x' }, 'email', 'Please input your email!'],
  ['no password', { email: 'a@b.example', password: '' }, 'password', 'Please input your password!'],
])('sign-in with %s names the field', async (_name, body, path, message) => {
  const answer = await world.call('POST', '/auth/sign-in', { body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toContainEqual(expect.objectContaining({ path, message }));
});

test('from the tenth failure on an account must wait, even with the right password, and longer each time', async () => {
  await register(world, 'guessed@haul.example');
  for (const answer of await failTimes('guessed@haul.example', 9)) expect(answer.statusCode).toBe(401);
  await forgiveAddress();
  expect((await failTimes('guessed@haul.example', 1))[0]?.statusCode).toBe(401);
  await forgiveAddress();
  const held = await signIn(world, 'guessed@haul.example');
  expect(held.statusCode).toBe(429);
  expect(held.json().code).toBe('sign-in.wait');
  expect(held.headers['retry-after']).toBe('30');

  world.clock.advance(30 * SECOND);
  expect((await failTimes('guessed@haul.example', 1))[0]?.statusCode).toBe(401);
  await forgiveAddress();
  expect((await signIn(world, 'guessed@haul.example')).headers['retry-after']).toBe('60');

  world.clock.advance(MINUTE);
  expect((await signIn(world, 'guessed@haul.example')).statusCode).toBe(200);
  expect((await failTimes('guessed@haul.example', 1))[0]?.statusCode).toBe(401);
  await forgiveAddress();
});

test('an unknown address is made to wait just the same', async () => {
  await failTimes('nobody@haul.example', 10);
  await forgiveAddress();
  expect((await signIn(world, 'nobody@haul.example')).statusCode).toBe(429);
});

test('failures side by side cannot pass the tenth unseen', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(world, 'flood@haul.example')));
  expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
  expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(20);
  await forgiveAddress();
});

test('one address that fails on ten accounts must wait before the next', async () => {
  for (let count = 0; count < 10; count += 1) await signIn(world, `spray-${count}@haul.example`);
  expect((await signIn(world, 'spray-next@haul.example')).statusCode).toBe(429);
  await forgiveAddress();
});

test('a person with a live session is not locked out by others’ guesses', async () => {
  await register(world, 'trusted@haul.example');
  const cookie = getRefreshCookie(await signIn(world, 'trusted@haul.example'));
  await failTimes('trusted@haul.example', 10);
  expect((await signIn(world, 'trusted@haul.example')).statusCode).toBe(429);
  expect((await signIn(world, 'trusted@haul.example', { cookie })).statusCode).toBe(200);
  await forgiveAddress();
});

test('a session of another account earns no such trust', async () => {
  await register(world, 'attacker@haul.example');
  await register(world, 'victim@haul.example');
  const cookie = getRefreshCookie(await signIn(world, 'attacker@haul.example'));
  await failTimes('victim@haul.example', 10);
  expect((await signIn(world, 'victim@haul.example', { cookie, password: goodPassword })).statusCode).toBe(429);
  await forgiveAddress();
});

test('many sign-ins to one account leave connections to the other people', async () => {
  const email = 'stormed@haul.example';
  await register(world, email);
  const other = await aUser(world);
  const holder = await world.deps.db.startTransaction().execute();
  await serializeBy(holder, `sign-in:${email}`);
  const storm = Promise.all(Array.from({ length: 40 }, () => signIn(world, email)));
  const countWaiting = async () => {
    const { rows } = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(world.deps.db);
    return rows.length;
  };
  await expect.poll(countWaiting, { timeout: 60_000 }).toBe(3);
  expect((await world.call('GET', '/notifications', { token: other.token })).statusCode).toBe(200);
  expect(await countWaiting()).toBeLessThanOrEqual(3);
  await holder.rollback().execute();
  await storm;
});
