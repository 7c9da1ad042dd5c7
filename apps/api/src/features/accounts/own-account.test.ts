import { expect, test } from 'vitest';
import {
  goodPassword,
  changeCode,
  getRefreshCookie,
  register,
  findResetToken,
  signIn,
} from '#test/stages/sign-in/accounts-journey.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, type World } from '#test/world.ts';
import { HOUR, MINUTE } from '#clock.ts';

const world = aWorld();

const newPassword = 'Lowboy-2027!';
let count = 0;

async function aSignedIn() {
  count += 1;
  const email = `own-${count}@haul.example`;
  await register(world, email);
  const answer = await signIn(world, email);
  return { email, token: answer.json<{ accessToken: string }>().accessToken, cookie: getRefreshCookie(answer) };
}

type Answer = Awaited<ReturnType<World['call']>>;
const readProblem = (answer: Answer) => {
  const { code, detail, errors } = answer.json<{ code?: string; detail?: string; errors?: object[] }>();
  return { status: answer.statusCode, code, detail, errors };
};
const sortStatuses = (answers: readonly Answer[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const refusedAt = (path: string, message: unknown) => ({
  status: 400,
  errors: expect.arrayContaining([expect.objectContaining({ path, message })]),
});
const readMe = (token: string) => world.read<Record<string, unknown>>('/users/', { token });

test('a name of any script is kept, and any part of it may be empty', async () => {
  const { token } = await aUser(world);
  const body = { firstName: ' José-María ', lastName: "O'Brien Müller", middleName: '' };
  expect((await world.call('PUT', '/users/name', { token, body })).statusCode).toBe(200);
  expect(await readMe(token)).toMatchObject({ firstName: 'José-María', lastName: "O'Brien Müller", middleName: '' });
  const other = { firstName: 'Зоя', lastName: '王', middleName: 'St. John’s' };
  await world.call('PUT', '/users/name', { token, body: other });
  expect(await readMe(token)).toMatchObject(other);
});

test.each([
  ['digits', 'Ann4'],
  ['a tag', '<b>'],
  ['an at sign', 'a@b'],
])('a name with %s is refused: Only characters!', async (_name, lastName) => {
  const { token } = await aUser(world);
  const body = { firstName: 'Ann', lastName, middleName: '' };
  expect(readProblem(await world.call('PUT', '/users/name', { token, body }))).toMatchObject(
    refusedAt('lastName', 'Only characters!'),
  );
});

test.each(['+1 (702) 555-0142', '702.555.0142', '7025550142'])('the phone %s is kept as its digits', async (typed) => {
  const { token } = await aUser(world);
  const answer = await world.call('POST', '/auth/change_phone_number', { token, body: { newPhone: typed } });
  expect(answer.statusCode).toBe(200);
  expect(await readMe(token)).toMatchObject({ phone: '7025550142' });
  await world.call('PUT', '/users/phone', { token, body: { phone: '775 555 0100' } });
  expect(await readMe(token)).toMatchObject({ phone: '7755550100' });
});

test.each(['', ' - ', 'call me', '702x'])('the phone "%s" is refused: Please input current number!', async (typed) => {
  const { token } = await aUser(world);
  const answer = await world.call('POST', '/auth/change_phone_number', { token, body: { newPhone: typed } });
  expect(readProblem(answer)).toMatchObject(refusedAt('newPhone', 'Please input current number!'));
});

test('the theme of a device is kept with the account, which has none until one is chosen', async () => {
  const { token } = await aUser(world);
  expect(await readMe(token)).toMatchObject({ theme: null });
  const choose = (theme: unknown) => world.call('PUT', '/users/theme', { token, body: { theme } });
  for (const theme of ['dark', 'light']) {
    expect((await choose(theme)).statusCode).toBe(200);
    expect(await readMe(token)).toMatchObject({ theme });
  }
  for (const theme of ['purple', null, '']) expect((await choose(theme)).statusCode).toBe(400);
  expect(await readMe(token)).toMatchObject({ theme: 'light' });
});

test('a value outside the closed list is refused', async () => {
  const { token } = await aUser(world);
  for (const type of ['role', 'createdAt', 'id'])
    expect((await world.call('PUT', `/users/${type}`, { token, body: { [type]: 'admin' } })).statusCode).toBe(404);
  const body = { firstName: 'Ann', lastName: '', middleName: '', role: 'admin', email: 'x@y.example' };
  await world.call('PUT', '/users/name', { token, body });
  expect(await readMe(token)).toMatchObject({ role: 'user', firstName: 'Ann' });
});

test('a changed password signs in, the old one does not; other sessions and mailed links end, this one stays', async () => {
  const { email, token } = await aSignedIn();
  const elsewhere = (await signIn(world, email)).json<{ accessToken: string }>().accessToken;
  await world.call('POST', '/auth/resetPassword', { body: { email } });
  const link = await findResetToken(world, email);
  const body = { currentPassword: goodPassword, password: newPassword };
  expect((await world.call('PUT', '/users/password', { token, body })).statusCode).toBe(200);
  expect((await world.call('GET', '/users/', { token })).statusCode).toBe(200);
  expect((await world.call('GET', '/users/', { token: elsewhere })).statusCode).toBe(401);
  expect((await signIn(world, email)).statusCode).toBe(401);
  expect((await signIn(world, email, { password: newPassword })).statusCode).toBe(200);
  const used = await world.call('POST', '/auth/new_password', { body: { token: link, password: 'Another-2027!' } });
  expect(used.statusCode).toBe(410);
});

const rule = 'Use 8-20 characters from at least 2 categories:letters,numbers,special characters';
test.each([
  ['no current password', { currentPassword: '' }, 'currentPassword', 'Please input current password!'],
  [
    'a wrong current password',
    { currentPassword: 'Wrong-1234' },
    'currentPassword',
    'This is not your current password.',
  ],
  ['no new password', { password: '' }, 'password', 'Please input your new password!'],
  ['a short one', { password: 'Ab1' }, 'password', rule],
  ['a common one', { password: 'password1' }, 'password', expect.stringContaining('most common')],
])('%s changes no password', async (_name, wrong, path, message) => {
  const { email, token } = await aSignedIn();
  const body = { currentPassword: goodPassword, password: newPassword, ...wrong };
  expect(readProblem(await world.call('PUT', '/users/password', { token, body }))).toMatchObject(
    refusedAt(path, message),
  );
  expect((await signIn(world, email)).statusCode).toBe(200);
});

test('guessing the current password is slowed down, for this person only, and never at the sign-in', async () => {
  const { email, token } = await aSignedIn();
  const guessPassword = () =>
    world.call('PUT', '/users/password', { token, body: { currentPassword: 'Wrong-1234', password: newPassword } });
  const answers = await Promise.all(Array.from({ length: 14 }, guessPassword));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect((await signIn(world, email)).statusCode).toBe(200);
  world.clock.advance(HOUR);
});

test('two changes of the password at once: one of them is the password', async () => {
  const { email, token } = await aSignedIn();
  const change = (password: string) =>
    world.call('PUT', '/users/password', { token, body: { currentPassword: goodPassword, password } });
  const answers = await Promise.all([change('Lowboy-2027!'), change('Lowboy-2028!')]);
  expect(sortStatuses(answers)).toEqual([200, 400]);
  const won = answers[0]?.statusCode === 200 ? 'Lowboy-2027!' : 'Lowboy-2028!';
  expect((await signIn(world, email, { password: won })).statusCode).toBe(200);
});

const requestChange = (token: string, body: object) => world.call('POST', '/auth/change_password', { token, body });
const confirm = (token: string, code: string) => world.call('POST', '/auth/confirm_code', { token, body: { code } });
async function findCode(email: string): Promise<string> {
  const mail = (await world.mails()).find(
    ({ to, text }) => to === email && text.includes('to sign in with this address'),
  );
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no mail';
}

test('a new e-mail takes effect with the mailed code; the old address is notified, and its reset links end', async () => {
  const { email, token } = await aSignedIn();
  const newEmail = `new-${email}`;
  await world.call('POST', '/auth/resetPassword', { body: { email } });
  const link = await findResetToken(world, email);
  expect((await requestChange(token, { currentEmail: email, newEmail, passwordAgain: goodPassword })).statusCode).toBe(
    200,
  );
  expect(await readMe(token)).toMatchObject({ email });
  const code = await findCode(newEmail);
  const { rows } = await world.database.pool.query('SELECT * FROM email_changes');
  expect(JSON.stringify(rows)).not.toContain(code);
  expect((await confirm(token, code)).statusCode).toBe(200);
  expect(await readMe(token)).toMatchObject({ email: newEmail });
  expect((await signIn(world, email)).statusCode).toBe(401);
  expect((await signIn(world, newEmail)).statusCode).toBe(200);
  const mail = (await world.mails()).find(({ to, subject }) => to === email && subject.includes('was changed'));
  expect(mail?.text).toContain(newEmail);
  expect((await confirm(token, code)).statusCode).toBe(410);
  const reset = await world.call('POST', '/auth/new_password', { body: { token: link, password: newPassword } });
  expect(reset.statusCode).toBe(410);
});

test('the password is required unless the sign-in is less than ten minutes old', async () => {
  const { email, token } = await aSignedIn();
  const wish = { currentEmail: email, newEmail: `fresh-${email}` };
  expect((await requestChange(token, wish)).statusCode).toBe(200);
  world.clock.advance(11 * MINUTE);
  expect(readProblem(await requestChange(token, wish))).toMatchObject(
    refusedAt('passwordAgain', 'Please input current password!'),
  );
  expect(readProblem(await requestChange(token, { ...wish, passwordAgain: 'Wrong-1234' }))).toMatchObject(
    refusedAt('passwordAgain', 'This is not your current password.'),
  );
  expect((await requestChange(token, { ...wish, passwordAgain: goodPassword })).statusCode).toBe(200);
});

test('an address that has an account is refused as at sign-up, also when it is taken while the code is on its way', async () => {
  const { email: taken } = await aSignedIn();
  const { email, token } = await aSignedIn();
  const inUse = { status: 409, code: 'account.email-in-use', detail: 'Email is already in use !' };
  expect(readProblem(await requestChange(token, { currentEmail: email, newEmail: taken }))).toMatchObject(inUse);
  const newEmail = `race-${email}`;
  await requestChange(token, { currentEmail: email, newEmail });
  const code = await findCode(newEmail);
  await register(world, newEmail);
  expect(readProblem(await confirm(token, code))).toMatchObject(inUse);
  expect(await readMe(token)).toMatchObject({ email });
});

test.each([
  ['another current e-mail', { currentEmail: 'other@haul.example' }, 'currentEmail', /not the e-mail/],
  ['no new e-mail', { newEmail: '' }, 'newEmail', /^Please input your email!$/],
  ['no e-mail format', { newEmail: 'ann' }, 'newEmail', /^Wrong format!$/],
])('%s begins no change', async (_name, wrong, path, message) => {
  const { email, token } = await aSignedIn();
  const answer = readProblem(
    await requestChange(token, { currentEmail: email, newEmail: 'fine@haul.example', ...wrong }),
  );
  expect(answer).toMatchObject(refusedAt(path, expect.stringMatching(message)));
});

test('the same e-mail again begins no change', async () => {
  const { email, token } = await aSignedIn();
  expect(readProblem(await requestChange(token, { currentEmail: email, newEmail: email }))).toMatchObject(
    refusedAt('newEmail', 'This is your e-mail already.'),
  );
});

test('five wrong codes void it, also in parallel; a new code resets the count', async () => {
  const { email, token } = await aSignedIn();
  const wish = { currentEmail: email, newEmail: `tries-${email}` };
  await requestChange(token, wish);
  const code = await findCode(wish.newEmail);
  const tries = await Promise.all(Array.from({ length: 7 }, () => confirm(token, changeCode(code))));
  const codes = tries.map((answer) => readProblem(answer).code);
  expect(codes.filter((one) => one === 'code.wrong')).toHaveLength(4);
  expect(codes.filter((one) => one === 'code.spent')).toHaveLength(3);
  expect(readProblem(await confirm(token, code))).toMatchObject({ status: 410, code: 'code.spent' });
  await requestChange(token, wish);
  expect((await confirm(token, await findCode(wish.newEmail))).statusCode).toBe(200);
});

test('a code works for ten minutes, in the session that requested it, and once even when sent twice at once', async () => {
  const { email, token } = await aSignedIn();
  const wish = { currentEmail: email, newEmail: `late-${email}` };
  await requestChange(token, wish);
  const code = await findCode(wish.newEmail);
  const elsewhere = (await signIn(world, email)).json<{ accessToken: string }>().accessToken;
  expect(readProblem(await confirm(elsewhere, code))).toMatchObject({ status: 410, code: 'code.expired' });
  const twice = await Promise.all([confirm(token, code), confirm(token, code)]);
  expect(sortStatuses(twice)).toEqual([200, 410]);
  const again = { currentEmail: wish.newEmail, newEmail: `later-${email}`, passwordAgain: goodPassword };
  await requestChange(token, again);
  const late = await findCode(again.newEmail);
  world.clock.advance(10 * MINUTE);
  expect(readProblem(await confirm(token, late))).toMatchObject({ status: 410, code: 'code.expired' });
});

test('an address gets five codes in an hour from one computer, whoever requests them', async () => {
  const newEmail = 'popular@haul.example';
  const statuses: number[] = [];
  for (let asking = 0; asking < 6; asking += 1) {
    const { email, token } = await aUser(world);
    statuses.push((await requestChange(token, { currentEmail: email, newEmail })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('an e-mail is locked while there is one; an account without one is given it with a code', async () => {
  const { id, token } = await aUser(world);
  const add = () => world.call('PUT', '/users/email', { token, body: { email: 'first@haul.example' } });
  expect(readProblem(await add())).toMatchObject({ status: 409, code: 'account.email-locked' });
  await world.change('users', { id }, { email: '' });
  expect((await add()).statusCode).toBe(200);
  expect((await confirm(token, await findCode('first@haul.example'))).statusCode).toBe(200);
  expect(await readMe(token)).toMatchObject({ email: 'first@haul.example' });
});
