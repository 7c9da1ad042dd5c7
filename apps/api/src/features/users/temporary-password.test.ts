import { contract, buildPath, type Endpoint } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { goodPassword, getRefreshCookie, findResetToken, signIn } from '#test/stages/sign-in/accounts-journey.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { DAY } from '#clock.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));

const given = 'abc12';
let made = 0;

/** An admin created the account; this is its first sign-in. */
async function aNewcomer(role: 'admin' | 'user', { token } = admin, password = given) {
  made += 1;
  const email = `newcomer-${made}@yard.example`;
  await world.call('POST', '/users', { token, body: { email, password, role } });
  const signedIn = await signIn(world, email, { password });
  return { email, token: signedIn.json<{ accessToken: string }>().accessToken, cookie: getRefreshCookie(signedIn) };
}

const choose = (token: string, password: string, currentPassword = given) =>
  world.call('PUT', '/users/password', { token, body: { currentPassword, password } });

/** By the mailed link. */
async function resetPassword(email: string): Promise<void> {
  await world.call('POST', '/auth/resetPassword', { body: { email } });
  const reset = { token: await findResetToken(world, email), password: goodPassword };
  expect((await world.call('POST', '/auth/new_password', { body: reset })).statusCode).toBe(200);
}

const places = { user: '/companies', admin: '/users' } as const;

describe.each(['user', 'admin'] as const)('a person of role %s whose password an admin has set', (role) => {
  test('is refused everything until a new password is chosen', async () => {
    const { token } = await aNewcomer(role);
    expect((await world.call('GET', '/users/', { token })).json()).toMatchObject({ passwordIsTemporary: true });
    const refused = await world.call('GET', places[role], { token });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'password.temporary' });
    expect((await choose(token, goodPassword)).statusCode).toBe(200);
    expect((await world.call('GET', '/users/', { token })).json()).toMatchObject({ passwordIsTemporary: false });
    expect((await world.call('GET', places[role], { token })).statusCode).toBe(200);
  });

  test('chooses by the sign-up rule, and not the temporary one again', async () => {
    const { token } = await aNewcomer(role);
    const short = await choose(token, 'abcd1');
    expect(short.json().errors).toMatchObject([
      {
        path: 'password',
        message: 'Use 8-20 characters from at least 2 categories:letters,numbers,special characters',
      },
    ]);
    const long = 'given-2026!';
    const { token: again } = await aNewcomer(role, admin, long);
    const same = await choose(again, long, long);
    expect(same.statusCode).toBe(400);
    expect(same.json().errors).toMatchObject([
      { path: 'password', message: 'Choose a password other than the one you were given.' },
    ]);
    expect((await world.call('GET', places[role], { token: again })).statusCode).toBe(403);
  });

  test('can stay signed in and sign out meanwhile', async () => {
    const { cookie } = await aNewcomer(role);
    const refreshed = await world.call('POST', '/auth/refreshToken', { cookie });
    expect(refreshed.statusCode).toBe(201);
    const out = await world.call('POST', '/auth/sign-out', { cookie: getRefreshCookie(refreshed) });
    expect(out.statusCode).toBe(200);
  });

  test('can choose one by the mailed link as well', async () => {
    const { email } = await aNewcomer(role);
    await resetPassword(email);
    const token = (await signIn(world, email)).json<{ accessToken: string }>().accessToken;
    expect((await world.call('GET', places[role], { token })).statusCode).toBe(200);
  });
});

test('every call of the contract is refused before, but those that the choice needs', async () => {
  const sample = { id: world.deps.ids(), userId: world.deps.ids(), state: 'TX' };
  const tokens = { user: (await aNewcomer('user')).token, admin: (await aNewcomer('admin')).token };
  const answered: string[] = [];
  for (const [part, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const { access, method, path } = endpoint;
      if (access === 'visitor') continue;
      const token = access === 'admin' ? tokens.admin : tokens.user;
      const answer = await world.call(method, buildPath(path, sample), { token });
      if (answer.json<{ code?: string }>().code !== 'password.temporary') answered.push(`${part}.${name}`);
    }
  }
  expect(answered.toSorted()).toEqual(['accounts.changePassword', 'accounts.currentUser']);
});

describe('a temporary password', () => {
  test('signs in for a week, then its owner chooses another by the mailed link', async () => {
    const { email } = await aNewcomer('user');
    world.clock.advance(7 * DAY - 1);
    expect((await signIn(world, email, { password: given })).statusCode).toBe(200);
    world.clock.advance(1);
    const late = await signIn(world, email, { password: given });
    expect(late.statusCode).toBe(401);
    expect(late.json()).toMatchObject({ code: 'password.ended' });
    const wrong = await signIn(world, email, { password: 'not-given-1' });
    expect(wrong.json()).toMatchObject({ code: 'credentials.wrong' });
    await resetPassword(email);
    expect((await signIn(world, email)).statusCode).toBe(200);
  });

  test('gets another week when an admin sets it again', async () => {
    const { email, token } = await aNewcomer('user', await aUser(world, { role: 'admin' }));
    const { _id } = await world.read<{ _id: string }>('/users/', { token });
    world.clock.advance(7 * DAY);
    const later = await aUser(world, { role: 'admin' });
    const again = { token: later.token, body: { password: 'again-12' } };
    expect((await world.call('PUT', `/users/${_id}/password`, again)).statusCode).toBe(200);
    expect((await signIn(world, email, { password: 'again-12' })).statusCode).toBe(200);
  });
});
