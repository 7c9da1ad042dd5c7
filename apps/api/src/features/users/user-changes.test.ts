import { describe, expect, test } from 'vitest';
import { findResetToken, signIn } from '#test/stages/sign-in/accounts-journey.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime, madeOnce } from '#test/world.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin', email: 'robin@yard.example' }));
const person = madeEachTime(() => aUser(world));

const put = (what: string, body: object, id = person.id) =>
  world.call('PUT', `/users/${id}/${what}`, { token: admin.token, body });
const create = (body: object) => world.call('POST', '/users', { token: admin.token, body });
const readMe = (token: string) => world.call('GET', '/users/', { token });
const listActions = (id: string) => world.rows('audit_log', { subject_id: id });

type Answer = Awaited<ReturnType<typeof put>>;
const getErrors = (answer: Answer) => answer.json<{ errors?: { path: string; message: string }[] }>().errors;

describe('making an account', () => {
  const account = { email: 'New@Yard.example', password: 'abc12', confirm_password: 'abc12' };

  test('creates an admin unless a user is requested, and records it without the password', async () => {
    const answer = await create(account);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ email: 'new@yard.example', role: 'admin', totalPermits: 0 });
    const { _id } = answer.json<{ _id: string }>();
    expect(await listActions(_id)).toMatchObject([
      {
        what: 'user.create',
        actor_id: admin.id,
        subject_label: 'new@yard.example',
        before: null,
        after: { email: 'new@yard.example', role: 'admin' },
      },
    ]);
    const user = await create({ email: 'driver@yard.example', password: 'abc12', role: 'user' });
    expect(user.json()).toMatchObject({ role: 'user' });
  });

  test('of a carrier who calls is a clerk’s, with what was said and a password that nobody knows', async () => {
    const clerk = await aUser(world, { role: 'admin', deskRole: 'clerk' });
    const open = (body: object) => world.call('POST', '/users/carriers', { token: clerk.token, body });
    const said = { email: 'Caller@yard.example', firstName: 'Ann', phone: '(406) 555-0177' };
    const answer = await open(said);
    expect(answer.statusCode).toBe(201);
    const { _id } = answer.json<{ _id: string }>();
    const known = { email: 'caller@yard.example', role: 'user', firstName: 'Ann', phone: '4065550177' };
    expect(answer.json()).toMatchObject(known);
    expect(await listActions(_id)).toMatchObject([{ what: 'user.create', actor_id: clerk.id, after: known }]);
    expect(JSON.stringify(await listActions(_id))).not.toContain('password');
    expect(await world.rows('users', { id: _id }, ['password_is_temporary'])).toEqual([
      { password_is_temporary: true },
    ]);
    expect((await open(said)).json()).toMatchObject({ status: 409, code: 'user.email-in-use' });
    expect((await open({ email: 'nobody' })).statusCode).toBe(400);
  });

  test('of an address that has one is refused in the specification’s words, also when both come at once', async () => {
    const taken = await create({ ...account, email: person.email.toUpperCase() });
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject({ code: 'user.email-in-use', detail: 'Email is already in use!' });
    const twice = await Promise.all([1, 2].map(() => create({ ...account, email: 'twin@yard.example' })));
    expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test.each([
    ['no e-mail', { email: '' }, 'email', 'Please input your username!'],
    ['an e-mail that is none', { email: 'robin' }, 'email', 'Please input your username!'],
    ['an e-mail with NUL', { email: 'a\u0000@b.co' }, 'email', 'Please input your username!'],
    ['no password', { password: '' }, 'password', 'Please input your password, min 5 characters !'],
    ['a password of four', { password: 'abc1' }, 'password', 'Please input your password, min 5 characters !'],
    ['a password of blanks', { password: '      ' }, 'password', 'Please input your password, min 5 characters !'],
    [
      'another password the second time',
      { confirm_password: 'abc13' },
      'confirm_password',
      'The two passwords that you entered do not match!',
    ],
    ['a role that there is not', { role: 'root' }, 'role', expect.any(String)],
  ])('with %s is refused', async (_name, wrong, path, message) => {
    const answer = await create({ ...account, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(getErrors(answer)).toContainEqual(expect.objectContaining({ path, message }));
  });

  test('changes only the given fields', async () => {
    const more = {
      email: 'more@yard.example',
      _id: world.deps.ids(),
      createdAt: '2000-01-01T00:00:00Z',
      totalPermits: 9,
    };
    const answer = await create({ ...more, password: 'abc12' });
    expect(answer.json()).toMatchObject({ createdAt: world.clock.now().toISOString(), totalPermits: 0 });
    expect(answer.json()._id).not.toBe(more._id);
  });
});

describe('changing an account', () => {
  test('the name and the phone, which are written down as they were and as they are', async () => {
    await put('name', { firstName: 'Dana', lastName: 'O’Brien', middleName: '' });
    expect((await put('phone', { phone: '+1 (307) 555-0199' })).statusCode).toBe(200);
    expect((await readMe(person.token)).json()).toMatchObject({
      firstName: 'Dana',
      lastName: 'O’Brien',
      phone: '3075550199',
    });
    expect(await listActions(person.id)).toMatchObject([
      {
        what: 'user.name',
        subject_label: person.email,
        before: { firstName: '', lastName: '' },
        after: { firstName: 'Dana', lastName: 'O’Brien' },
      },
      { what: 'user.phone', before: { phone: '' }, after: { phone: '3075550199' } },
    ]);
    await put('name', { firstName: 'Dana', lastName: 'Ames', middleName: '' });
    expect((await listActions(person.id))[2]).toMatchObject({
      before: { lastName: 'O’Brien' },
      after: { lastName: 'Ames' },
    });
  });

  const told = async (to: string) => (await world.mails()).filter((mail) => mail.to === to);

  test.each([
    ['name', { firstName: 'Dana', lastName: '', middleName: '' }, 'name', 'Dana'],
    ['phone', { phone: '3075550144' }, 'phone number', '3075550144'],
    ['password', { password: 'abc12' }, 'password', 'abc12'],
  ])('the %s: a carrier is told once, without the value, and an admin is not', async (what, body, words, value) => {
    const colleague = await aUser(world, { role: 'admin' });
    await put(what, body);
    if (what !== 'password') await put(what, body);
    const [mail, ...more] = await told(person.email);
    expect(mail).toMatchObject({
      subject: `The ${words} of your Wideload account was changed`,
      text: expect.stringContaining(`A Wideload administrator changed the ${words} of your account.`),
    });
    expect(mail?.text).not.toContain(value);
    expect(more).toEqual([]);
    await put(what, body, colleague.id);
    expect(await told(colleague.email)).toEqual([]);
  });

  test('to the current value records nothing and notifies nobody', async () => {
    const name = { firstName: '', lastName: '', middleName: '' };
    expect((await put('name', name)).statusCode).toBe(200);
    expect((await put('phone', { phone: '3075550199' })).statusCode).toBe(200);
    expect((await put('phone', { phone: '(307) 555-0199' })).statusCode).toBe(200);
    expect(await listActions(person.id)).toMatchObject([{ what: 'user.phone' }]);
    expect(await told(person.email)).toHaveLength(1);
  });

  test('the e-mail: the old address is notified, and its sessions end', async () => {
    await world.call('POST', '/auth/resetPassword', { body: { email: person.email } });
    const token = await findResetToken(world, person.email);
    expect((await put('email', { email: ' Dana@Yard.example ' })).statusCode).toBe(200);
    expect((await readMe(person.token)).statusCode).toBe(401);
    const mail = (await world.mails()).find(({ to }) => to === person.email && to !== admin.email);
    expect(mail?.subject).toBe('Your Wideload email address was changed');
    expect(mail?.text).toContain('dana@yard.example');
    expect(mail?.text).toContain('A Wideload administrator made this change.');
    const spent = await world.call('POST', '/auth/new_password', { body: { token, password: 'Gooseneck-7' } });
    expect(spent.json()).toMatchObject({ code: 'reset.invalid' });
    expect(await listActions(person.id)).toMatchObject([
      { what: 'user.email', before: { email: person.email }, after: { email: 'dana@yard.example' } },
    ]);
  });

  test('an e-mail that another account has, or this one has already, is refused and changes nothing', async () => {
    const taken = await put('email', { email: admin.email });
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject({ code: 'user.email-in-use', detail: 'Email is already in use!' });
    expect(getErrors(await put('email', { email: person.email }))).toMatchObject([
      { path: 'email', message: 'This is the e-mail of the account already.' },
    ]);
    expect((await readMe(person.token)).json()).toMatchObject({ email: person.email });
    expect(await listActions(person.id)).toEqual([]);
  });

  test('the password: it works once for the sign-in, sessions end, and the log has no trace of it', async () => {
    expect((await put('password', { password: 'abc12' })).statusCode).toBe(200);
    expect((await readMe(person.token)).statusCode).toBe(401);
    expect((await signIn(world, person.email, { password: 'abc12' })).statusCode).toBe(200);
    expect(await listActions(person.id)).toMatchObject([{ what: 'user.password', before: null, after: null }]);
  });

  test('signing out everywhere ends each session, and leaves password, name and other accounts as they are', async () => {
    const endSessions = (id: string) => world.call('DELETE', `/users/${id}/sessions`, { token: admin.token });
    await put('password', { password: 'abc12' });
    const tokens = await Promise.all(
      [1, 2].map(async () => {
        const answer = await signIn(world, person.email, { password: 'abc12' });
        return answer.json<{ accessToken: string }>().accessToken;
      }),
    );
    const other = await aUser(world);
    expect((await endSessions(person.id)).statusCode).toBe(200);
    for (const token of tokens) expect((await readMe(token)).statusCode).toBe(401);
    expect((await readMe(other.token)).statusCode).toBe(200);
    expect((await signIn(world, person.email, { password: 'abc12' })).statusCode).toBe(200);
    expect((await listActions(person.id)).at(-1)).toMatchObject({
      what: 'user.sessions',
      subject_label: person.email,
      before: { sessions: 2 },
      after: null,
    });
    expect((await endSessions(world.deps.ids())).statusCode).toBe(404);
    const own = await endSessions(admin.id);
    expect(own.json()).toMatchObject({
      code: 'user.own-account',
      detail: 'Your own sessions are ended under My sign-in.',
    });
    expect((await readMe(admin.token)).statusCode).toBe(200);
  });

  test.each([
    ['name', { firstName: 'Ann4', lastName: '', middleName: '' }, 'firstName', 'Only characters!'],
    ['phone', { phone: '' }, 'phone', 'Please input current number!'],
    ['phone', { phone: 'call me' }, 'phone', 'Please input current number!'],
    ['email', { email: '' }, 'email', 'Please input your email!'],
    ['email', { email: 'nobody' }, 'email', 'Wrong format!'],
    ['password', { password: 'abcd' }, 'password', 'Please input your password, min 5 characters !'],
  ])('a %s that breaks the rule is refused: %j', async (what, body, path, message) => {
    const answer = await put(what, body);
    expect(answer.statusCode).toBe(400);
    expect(getErrors(answer)).toContainEqual(expect.objectContaining({ path, message }));
    expect(await listActions(person.id)).toEqual([]);
  });

  test('the own name and phone can be changed here, the own e-mail and password cannot', async () => {
    expect((await put('name', { firstName: 'Robin', lastName: '', middleName: '' }, admin.id)).statusCode).toBe(200);
    expect((await put('phone', { phone: '3075550100' }, admin.id)).statusCode).toBe(200);
    const email = await put('email', { email: 'else@yard.example' }, admin.id);
    const password = await put('password', { password: 'abc12' }, admin.id);
    expect([email.statusCode, password.statusCode]).toEqual([409, 409]);
    expect(email.json()).toMatchObject({
      code: 'user.own-account',
      detail: 'Your own e-mail is changed under My sign-in.',
    });
    expect(password.json().detail).toBe('Your own password is changed with your current one.');
    expect((await readMe(admin.token)).json()).toMatchObject({ email: admin.email, passwordIsTemporary: false });
  });

  test.each([
    ['name', { firstName: 'A', lastName: '', middleName: '' }],
    ['phone', { phone: '1' }],
    ['email', { email: 'free@yard.example' }],
    ['password', { password: 'abc12' }],
  ])('nobody’s %s cannot be changed', async (what, body) => {
    expect((await put(what, body, world.deps.ids())).statusCode).toBe(404);
  });
});
