import { expect, test } from 'vitest';
import {
  findCode,
  confirm,
  goodPassword,
  changeCode,
  getRegistrationCookie,
  signIn,
  signUp,
} from '#test/stages/sign-in/accounts-journey.ts';
import { aWorld } from '#test/world.ts';
import { HOUR, MINUTE } from '#clock.ts';

const world = aWorld();

const listUsersWith = (email: string) => world.rows('users', { email });

test('a person signs up, confirms with the code from the mail, and signs in', async () => {
  const begun = await signUp(world, 'Ann@Haul.example');
  expect(begun.statusCode).toBe(201);
  expect(begun.json()).toEqual({ email: 'ann@haul.example' });
  expect((await signIn(world, 'ann@haul.example')).statusCode).toBe(401);

  const code = await findCode(world, 'ann@haul.example');
  const confirmed = await confirm(world, code, getRegistrationCookie(begun));
  expect(confirmed.statusCode).toBe(200);
  expect(getRegistrationCookie(confirmed)).toBe('');

  const signedIn = await signIn(world, ' ANN@haul.example ');
  expect(signedIn.statusCode).toBe(200);
  const { accessToken } = signedIn.json();
  for (const path of ['/users/', '/users/me']) {
    const me = await world.call('GET', path, { token: accessToken });
    expect(me.json()).toMatchObject({ email: 'ann@haul.example', role: 'user', firstName: '' });
    expect(Object.keys(me.json())).not.toContain('password_hash');
  }
});

test('the registration cookie is short-lived and out of reach of scripts and other sites', async () => {
  const header = String((await signUp(world, 'cookie@haul.example')).headers['set-cookie']);
  expect(header).toMatch(
    /^__Host-wideload-registration=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('neither the password nor the code is kept as it was typed, and the mail is blanked once it is out', async () => {
  await signUp(world, 'kept@haul.example');
  const code = await findCode(world, 'kept@haul.example');
  const row = await world.row('registrations', { email: 'kept@haul.example' });
  expect(row.code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(row)).not.toContain(goodPassword);
  const mails = await world.rows('deliveries', { recipient: 'kept@haul.example' }, ['content']);
  expect(JSON.stringify(mails)).not.toContain(code);
});

test('a sign-up of e-mail and password alone (spec [7]) begins a registration', async () => {
  const email = 'plain@haul.example';
  const answer = await world.call('POST', '/auth/sign-up', { body: { email, password: goodPassword } });
  expect([answer.statusCode, answer.json()]).toEqual([201, { email }]);
  expect((await confirm(world, await findCode(world, email), getRegistrationCookie(answer))).statusCode).toBe(200);
});

test.each(['ann,bob@haul.example', 'ann(bob)@haul.example', '"ann"@haul.example', 'ann@haul.example\r\nbob'])(
  'a sign-up or a reset for %j is refused, and no code leaves',
  async (email) => {
    const wrong = { status: 400, errors: [{ path: 'email', message: 'Wrong format!' }] };
    expect((await signUp(world, email)).json()).toMatchObject(wrong);
    expect((await world.call('POST', '/auth/resetPassword', { body: { email } })).json()).toMatchObject(wrong);
    const mails = world.deps.db.selectFrom('deliveries').selectAll().where('recipient', 'like', '%bob%');
    expect(await mails.execute()).toEqual([]);
  },
);

test('an account of before, with an address that takes no mail, still signs in', async () => {
  const begun = await signUp(world, 'older@haul.example');
  await confirm(world, await findCode(world, 'older@haul.example'), getRegistrationCookie(begun));
  const email = 'older,one@haul.example';
  await world.change('users', { email: 'older@haul.example' }, { email });
  expect((await signIn(world, email)).statusCode).toBe(200);
});

test('an address that has an account is refused with the words of the specification', async () => {
  const begun = await signUp(world, 'taken@haul.example');
  await confirm(world, await findCode(world, 'taken@haul.example'), getRegistrationCookie(begun));
  const again = await signUp(world, 'Taken@haul.example');
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ code: 'account.email-in-use', detail: 'Email is already in use !' });
});

test.each([
  ['no e-mail', { email: '', password: goodPassword, terms: true }, 'email', 'Please input your email!'],
  ['no e-mail format', { email: 'ann', password: goodPassword, terms: true }, 'email', 'Wrong format!'],
  [
    'one category',
    { email: 'a@b.example', password: 'onlyletters', terms: true },
    'password',
    'Use 8-20 characters from at least 2 categories:letters,numbers,special characters',
  ],
  [
    'a common password',
    { email: 'a@b.example', password: 'password1', terms: true },
    'password',
    'This password is one of the most common ones. Choose another.',
  ],
  [
    'terms not accepted',
    { email: 'a@b.example', password: goodPassword, terms: false },
    'terms',
    'Accept the terms and confirm that you are at least 18.',
  ],
])('sign-up with %s names the field', async (_name, body, path, message) => {
  const answer = await world.call('POST', '/auth/sign-up', { body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toContainEqual(expect.objectContaining({ path, message }));
});

test('a wrong code is counted, and after five the right one no longer works', async () => {
  const begun = await signUp(world, 'tries@haul.example');
  const code = await findCode(world, 'tries@haul.example');
  const cookie = getRegistrationCookie(begun);
  const statuses = [];
  for (let count = 0; count < 5; count += 1)
    statuses.push((await confirm(world, changeCode(code), cookie)).json().code);
  expect(statuses).toEqual(['code.wrong', 'code.wrong', 'code.wrong', 'code.wrong', 'code.spent']);
  const late = await confirm(world, code, cookie);
  expect(late.statusCode).toBe(410);
  expect(late.json().code).toBe('code.spent');
  expect(await listUsersWith('tries@haul.example')).toEqual([]);
});

test('tries made side by side are counted too', async () => {
  const begun = await signUp(world, 'parallel@haul.example');
  const code = await findCode(world, 'parallel@haul.example');
  const cookie = getRegistrationCookie(begun);
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(world, changeCode(code), cookie)));
  expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(4);
  expect(answers.filter((answer) => answer.json().code === 'code.spent')).toHaveLength(8);
});

test('a code works only in the browser that requested it', async () => {
  const mine = await signUp(world, 'mine@haul.example');
  const theirs = await signUp(world, 'theirs@haul.example');
  const code = await findCode(world, 'mine@haul.example');
  expect((await confirm(world, code, getRegistrationCookie(theirs))).json().code).toMatch(/^code\./);
  const without = await world.call('POST', '/users/email/confirmByCode', { body: { code } });
  expect(without.statusCode).toBe(410);
  expect((await confirm(world, code, getRegistrationCookie(mine))).statusCode).toBe(200);
});

test('a code runs out after ten minutes, and a new one replaces it', async () => {
  const begun = await signUp(world, 'late@haul.example');
  const cookie = getRegistrationCookie(begun);
  const first = await findCode(world, 'late@haul.example');
  world.clock.advance(10 * MINUTE);
  expect((await confirm(world, first, cookie)).json().code).toBe('code.expired');

  expect((await world.call('POST', '/auth/resend_code', { cookie })).statusCode).toBe(200);
  const second = await findCode(world, 'late@haul.example');
  expect((await confirm(world, changeCode(second), cookie)).json().code).toBe('code.wrong');
  expect((await confirm(world, second, cookie)).statusCode).toBe(200);
});

test('a code that made an account makes no second one', async () => {
  const begun = await signUp(world, 'once@haul.example');
  const code = await findCode(world, 'once@haul.example');
  const cookie = getRegistrationCookie(begun);
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(world, code, cookie)));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  expect((await confirm(world, code, cookie)).statusCode).toBe(410);
  expect(await listUsersWith('once@haul.example')).toHaveLength(1);
});

test('two registrations of one address make one account, with the password of the one that was confirmed', async () => {
  const first = await signUp(world, 'two@haul.example', 'First-password-1');
  const firstCode = await findCode(world, 'two@haul.example');
  const second = await signUp(world, 'two@haul.example', 'Second-password-2');
  const secondCode = await findCode(world, 'two@haul.example');
  const answers = await Promise.all([
    confirm(world, secondCode, getRegistrationCookie(second)),
    confirm(world, firstCode, getRegistrationCookie(first)),
  ]);
  expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await listUsersWith('two@haul.example')).toHaveLength(1);
});

test('an address gets five codes an hour and ten a day, parallel requests included', async () => {
  const email = 'often@haul.example';
  const first = await Promise.all(Array.from({ length: 8 }, () => signUp(world, email)));
  expect(first.filter((answer) => answer.statusCode === 201)).toHaveLength(5);
  const refused = first.find((answer) => answer.statusCode === 429);
  expect(refused?.json().code).toBe('rate.limited');
  expect(refused?.headers['retry-after']).toBe('3600');
  world.clock.advance(HOUR);
  for (let count = 0; count < 5; count += 1) expect((await signUp(world, email)).statusCode).toBe(201);
  world.clock.advance(2 * HOUR);
  expect((await signUp(world, email)).statusCode).toBe(429);
});

test('codes that strangers ask for are not taken from the person at the address', async () => {
  const email = 'wanted@haul.example';
  const askFrom = (remoteAddress: string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/auth/sign-up',
      remoteAddress,
      payload: { email, password: goodPassword, terms: true },
    });
  for (let count = 0; count < 5; count += 1) expect((await askFrom('203.0.113.1')).statusCode).toBe(201);
  expect((await askFrom('203.0.113.1')).statusCode).toBe(429);
  expect((await askFrom('198.51.100.7')).statusCode).toBe(201);
  // A mailbox is not flooded by many of them either.
  const flood = await Promise.all(Array.from({ length: 20 }, (_, at) => askFrom(`192.0.2.${at}`)));
  expect(flood.filter(({ statusCode }) => statusCode === 201)).toHaveLength(14);
  const rows = await world.rows('codes_sent', { email });
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('a registration ends after an hour: no further code is sent for it', async () => {
  const begun = await signUp(world, 'hour@haul.example');
  world.clock.advance(HOUR);
  const answer = await world.call('POST', '/auth/resend_code', { cookie: getRegistrationCookie(begun) });
  expect(answer.statusCode).toBe(410);
  expect(answer.json().detail).toBe('This registration has expired. Sign up again.');
});
