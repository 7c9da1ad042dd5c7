import { expect, test } from 'vitest';
import { getRefreshCookie, register, findResetToken, signIn } from '#test/stages/sign-in/accounts-journey.ts';
import { aWorld } from '#test/world.ts';
import { MINUTE } from '#clock.ts';

const world = aWorld({ env: { PUBLIC_URL: 'https://permits.example' } });

const ask = (email: string) => world.call('POST', '/auth/resetPassword', { body: { email } });
const choose = (token: string, password: string) =>
  world.call('POST', '/auth/new_password', { body: { token, password } });
const listMailsTo = async (email: string) => (await world.mails()).filter(({ to }) => to === email);

test('a forgotten password is replaced through the mailed link, which ends every session and does not sign in', async () => {
  const email = 'forgot@haul.example';
  await register(world, email);
  const before = await signIn(world, email);
  expect((await ask(email)).statusCode).toBe(200);
  const [mail] = await listMailsTo(email);
  expect(mail?.text).toMatch(/https:\/\/permits\.example\/auth#reset=[\w-]{43}\n/);

  const answer = await choose(await findResetToken(world, email), 'Brand-new-8');
  expect(answer.statusCode).toBe(200);
  expect(getRefreshCookie(answer)).toBe('');
  expect((await world.call('GET', '/users/me', { token: before.json().accessToken })).statusCode).toBe(401);
  expect((await world.call('POST', '/auth/refreshToken', { cookie: getRefreshCookie(before) })).statusCode).toBe(401);
  expect((await signIn(world, email)).statusCode).toBe(401);
  expect((await signIn(world, email, { password: 'Brand-new-8' })).statusCode).toBe(200);
});

test('the answer is the same whether or not the address has an account', async () => {
  await register(world, 'exists@haul.example');
  const [known, unknown] = [await ask('exists@haul.example'), await ask('missing@haul.example')];
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect(await listMailsTo('missing@haul.example')).toEqual([]);
});

test('the mails of one address have a limit that the answer does not show', async () => {
  const email = 'flooded@haul.example';
  await register(world, email);
  for (let count = 0; count < 7; count += 1) expect((await ask(email)).statusCode).toBe(200);
  // The code of the sign-up is one of the five mails.
  expect(await listMailsTo(email)).toHaveLength(5);
});

test('a link works once, and side by side too', async () => {
  const email = 'once@haul.example';
  await register(world, email);
  await ask(email);
  const token = await findResetToken(world, email);
  const answers = await Promise.all([
    choose(token, 'Brand-new-1'),
    choose(token, 'Brand-new-2'),
    choose(token, 'Brand-new-3'),
  ]);
  expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  expect((await choose(token, 'Brand-new-4')).json().code).toBe('reset.invalid');
});

test('a link runs out after ten minutes', async () => {
  const email = 'late@haul.example';
  await register(world, email);
  await ask(email);
  const token = await findResetToken(world, email);
  world.clock.advance(10 * MINUTE);
  expect((await choose(token, 'Brand-new-1')).statusCode).toBe(410);
});

test('a new password makes the other mailed links useless', async () => {
  const email = 'several@haul.example';
  await register(world, email);
  await ask(email);
  const first = await findResetToken(world, email);
  await ask(email);
  expect((await choose(await findResetToken(world, email), 'Brand-new-1')).statusCode).toBe(200);
  expect((await choose(first, 'Brand-new-2')).statusCode).toBe(410);
});

test('a weak new password is refused and leaves the link usable', async () => {
  const email = 'weak@haul.example';
  await register(world, email);
  await ask(email);
  const token = await findResetToken(world, email);
  expect((await choose(token, 'short')).json().errors).toContainEqual(expect.objectContaining({ path: 'password' }));
  expect((await choose(token, 'Brand-new-1')).statusCode).toBe(200);
});

test('only the hash of a link is kept', async () => {
  const email = 'hashed@haul.example';
  await register(world, email);
  await ask(email);
  const token = await findResetToken(world, email);
  const rows = await world.rows('password_resets');
  expect(JSON.stringify(rows)).not.toContain(token);
});
