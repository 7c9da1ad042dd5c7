import { expect, test } from 'vitest';
import { getRefreshCookie, register, signIn } from '#test/stages/sign-in/accounts-journey.ts';
import { aWorld } from '#test/world.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#clock.ts';

const world = aWorld();

const refresh = (cookie: string) => world.call('POST', '/auth/refreshToken', { cookie });
const readMe = (token: string) => world.call('GET', '/users/me', { token });

let count = 0;
async function signedIn(role = 'user') {
  count += 1;
  const email = `session-${count}@haul.example`;
  await register(world, email);
  await world.change('users', { email }, { role });
  const answer = await signIn(world, email);
  return { email, token: String(answer.json().accessToken), cookie: getRefreshCookie(answer), answer };
}

test('the refresh cookie is out of reach of scripts and other sites, and only its hash is kept', async () => {
  const { answer, cookie } = await signedIn();
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-wideload-refresh=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  const tokens = await world.rows('refresh_tokens', {}, ['token_hash']);
  expect(tokens.map((token) => token.token_hash)).not.toContain(cookie.split('=')[1]);
});

test('a refresh answers 201 with a new access token and rotates the cookie', async () => {
  const { cookie } = await signedIn();
  const answer = await refresh(cookie);
  expect(answer.statusCode).toBe(201);
  expect((await readMe(answer.json().accessToken)).statusCode).toBe(200);
  expect(getRefreshCookie(answer)).not.toBe(cookie);
  expect((await refresh(getRefreshCookie(answer))).statusCode).toBe(201);
});

test('two tabs that refresh at the same instant both stay signed in; a third copy is refused', async () => {
  const { cookie } = await signedIn();
  const answers = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)]);
  const good = answers.filter((answer) => answer.statusCode === 201);
  expect(good).toHaveLength(2);
  for (const answer of good) expect((await refresh(getRefreshCookie(answer))).statusCode).toBe(201);
});

test('a used cookie that comes back after ten seconds ends its whole family', async () => {
  const { cookie, token } = await signedIn();
  const next = await refresh(cookie);
  world.clock.advance(10 * SECOND);
  expect((await refresh(cookie)).statusCode).toBe(401);
  expect((await refresh(getRefreshCookie(next))).statusCode).toBe(401);
  expect((await readMe(token)).json().code).toBe('session.ended');
});

test.each([
  ['a user', 'user', 14 * DAY],
  ['an admin', 'admin', HOUR],
])('the session of %s ends when it was idle too long', async (_name, role, idle) => {
  const { cookie } = await signedIn(role);
  world.clock.advance(idle - SECOND);
  const answer = await refresh(cookie);
  expect(answer.statusCode).toBe(201);
  world.clock.advance(idle);
  expect((await refresh(getRefreshCookie(answer))).statusCode).toBe(401);
});

test.each([
  ['a user', 'user', 30 * DAY, 13 * DAY],
  ['an admin', 'admin', 12 * HOUR, 50 * MINUTE],
])('the session of %s ends in all, however busy', async (_name, role, whole, pace) => {
  const { cookie } = await signedIn(role);
  let current = cookie;
  for (let passed = pace; passed < whole; passed += pace) {
    world.clock.advance(pace);
    const answer = await refresh(current);
    expect(answer.statusCode).toBe(201);
    current = getRefreshCookie(answer);
  }
  world.clock.advance(pace);
  expect((await refresh(current)).statusCode).toBe(401);
});

test('no token outlives the session that it was made in', async () => {
  const { email, cookie } = await signedIn('admin');
  const { id } = await world.row('users', { email }, ['id']);
  await world.change(
    'sessions',
    { user_id: id },
    { last_used_at: world.clock.now(), created_at: new Date(world.clock.now().getTime() - 12 * HOUR + MINUTE) },
  );
  const { accessToken } = (await refresh(cookie)).json();
  expect((await readMe(accessToken)).statusCode).toBe(200);
  world.clock.advance(MINUTE);
  expect((await readMe(accessToken)).statusCode).toBe(401);
});

test('an admin signs in with the role in the token, and the cookie lives as long as the session may', async () => {
  const { token, answer } = await signedIn('admin');
  expect((await readMe(token)).json().role).toBe('admin');
  expect(String(answer.headers['set-cookie'])).toContain('Max-Age=43200;');
});

test('a changed role voids the old token', async () => {
  const { email, token } = await signedIn();
  await world.change('users', { email }, { role: 'admin' });
  expect((await readMe(token)).statusCode).toBe(401);
});

test('signing out ends the session at the next call, clears the cookie and the storage of this site only', async () => {
  const { cookie, token } = await signedIn();
  const answer = await world.call('POST', '/auth/sign-out', { cookie });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['clear-site-data']).toBe('"storage"');
  expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-wideload-refresh=; .*Expires=Thu, 01 Jan 1970/);
  expect((await readMe(token)).statusCode).toBe(401);
  expect((await refresh(cookie)).statusCode).toBe(401);
});

test('signing out without a session is no mistake', async () => {
  expect((await world.call('POST', '/auth/sign-out')).statusCode).toBe(200);
});

test('signing in again in the same browser ends the session before', async () => {
  const { email, cookie, token } = await signedIn();
  expect((await signIn(world, email, { cookie })).statusCode).toBe(200);
  expect((await readMe(token)).statusCode).toBe(401);
});

test('a deleted account is signed out everywhere', async () => {
  const { email, cookie, token } = await signedIn();
  await world.change('users', { email }, { deleted_at: world.clock.now() });
  expect((await readMe(token)).statusCode).toBe(401);
  expect((await refresh(cookie)).statusCode).toBe(401);
});

test.each([
  ['no cookie', ''],
  ['an unknown cookie', `__Host-wideload-refresh=${'A'.repeat(43)}`],
  ['nonsense', '__Host-wideload-refresh=%00%ff; __proto__=1'],
])('a refresh with %s answers 401', async (_name, cookie) => {
  const answer = await refresh(cookie);
  expect(answer.statusCode).toBe(401);
  expect(answer.json().code).toBe('session.ended');
});

test('another site can neither refresh nor sign out', async () => {
  const { cookie } = await signedIn();
  for (const url of ['/api/auth/refreshToken', '/api/auth/sign-out']) {
    const answer = await world.app.inject({ method: 'POST', url, headers: { cookie, 'sec-fetch-site': 'cross-site' } });
    expect(answer.statusCode).toBe(403);
  }
  expect((await refresh(cookie)).statusCode).toBe(201);
});
