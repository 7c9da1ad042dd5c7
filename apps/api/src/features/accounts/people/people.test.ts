import type { AccountOfPerson, Invitation, OwnInvitation, PersonOfAccount } from '@wideload/contract';
import { expect, test } from 'vitest';
import { DAY } from '#clock.ts';
import { aCompany, aDraft, customer } from '#test/factories/order-factories.ts';
import { aMember, anInvitation, aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { goodPassword, register, signIn } from '#test/stages/sign-in/accounts-journey.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld({ env: { PUBLIC_URL: 'https://permits.example' } });

const list = ({ token }: { token: string }) =>
  world.read<{ items: PersonOfAccount[]; invitations: Invitation[] }>('/users/people', { token });
const listAccounts = ({ token }: { token: string }) =>
  world.read<{ items: AccountOfPerson[]; invitations: OwnInvitation[] }>('/users/accounts', { token });
const invite = ({ token }: SignedInUser, email: string, role = 'dispatcher') =>
  world.call('POST', '/users/invitations', { token, body: { email, role } });
const accept = ({ token }: SignedInUser, id: string) =>
  world.call('POST', `/users/invitations/${id}/accept`, { token });
const readTokenOf = (answer: Awaited<ReturnType<typeof signIn>>) => answer.json<{ accessToken: string }>().accessToken;

test('an account of one has its owner, and the person has no other account', async () => {
  const owner = await aUser(world);
  expect(await list(owner)).toMatchObject({
    items: [{ _id: owner.id, email: owner.email, role: 'owner', isYou: true, isFirst: true }],
    invitations: [],
  });
  expect(await listAccounts(owner)).toEqual({
    items: [{ _id: owner.id, name: owner.email, role: 'owner', isCurrent: true }],
    invitations: [],
  });
  expect((await world.call('GET', '/users/', { token: owner.token })).json()).not.toHaveProperty('account');
});

test('an invited person accepts, works in the account at once, and is there after the next sign-in', async () => {
  const owner = await aUser(world);
  const order = await aDraft(world, owner);
  const account = 'Imaginary Ridge Haulers LLC';
  const email = 'joins@haul.example';
  const invitation = await anInvitation(world, owner, email);
  const mail = (await world.mails()).find(({ to }) => to === email);
  expect(mail?.subject).toBe(`You are invited to work in the Wideload account of ${account}`);
  expect(mail?.text).toContain('https://permits.example/people\n');
  await register(world, email);
  const token = readTokenOf(await signIn(world, email));
  expect(await listAccounts({ token })).toMatchObject({
    items: [{ isCurrent: true }],
    invitations: [{ _id: invitation, account, role: 'dispatcher' }],
  });
  const accepted = await world.call('POST', `/users/invitations/${invitation}/accept`, { token });
  expect(accepted.statusCode).toBe(200);
  const member = { token: readTokenOf(accepted) };
  const read = (by: { token: string }) => world.call('GET', `/permits/orders/${order._id}`, by);
  expect((await read(member)).statusCode).toBe(200);
  expect((await read({ token })).json()).toMatchObject({ status: 401, code: 'session.ended' });
  expect((await world.call('GET', '/users/', member)).json()).toMatchObject({
    email,
    account: { _id: owner.id, name: account, role: 'dispatcher' },
  });
  expect(await list(owner)).toMatchObject({ items: [{}, { email, role: 'dispatcher' }], invitations: [] });
  const again = { token: readTokenOf(await signIn(world, email, { password: goodPassword })) };
  expect((await read(again)).statusCode).toBe(200);
});

test('an invitation works once, for its address alone, for seven days, and until it is taken back', async () => {
  const owner = await aUser(world);
  const person = await aUser(world);
  const stranger = await aUser(world);
  const first = await anInvitation(world, owner, person.email);
  const ended = { status: 410, code: 'invitation.ended' };
  expect((await accept(stranger, first)).json()).toMatchObject(ended);
  expect((await world.call('DELETE', `/users/invitations/${first}`, { token: stranger.token })).json()).toMatchObject(
    ended,
  );
  const second = await anInvitation(world, owner, person.email);
  expect((await accept(person, first)).json()).toMatchObject(ended);
  expect((await list(owner)).invitations).toHaveLength(1);
  expect((await world.call('DELETE', `/users/invitations/${second}`, { token: owner.token })).statusCode).toBe(200);
  expect((await accept(person, second)).json()).toMatchObject(ended);
  const late = await anInvitation(world, owner, person.email);
  const sevenDays = new Date(world.clock.now().getTime() + 7 * DAY).toISOString();
  expect((await list(owner)).invitations).toMatchObject([{ _id: late, expiresAt: sevenDays }]);
  await world.change('invitations', { id: late }, { expires_at: world.clock.now() });
  expect((await accept(person, late)).json()).toMatchObject(ended);
  const declined = await anInvitation(world, owner, person.email);
  const decline = () => world.call('POST', `/users/invitations/${declined}/decline`, { token: person.token });
  expect([(await decline()).statusCode, (await decline()).statusCode]).toEqual([200, 410]);
  expect((await listAccounts(person)).items).toHaveLength(1);
});

test('of two presses of Accept one joins', async () => {
  const owner = await aUser(world);
  const person = await aUser(world);
  const id = await anInvitation(world, owner, person.email);
  const answers = await Promise.all([accept(person, id), accept(person, id)]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await list(owner)).items).toHaveLength(2);
});

test('whoever works in the account is not invited again, and an account has at most 50 people and invitations', async () => {
  const owner = await aUser(world);
  const member = await aMember(world, owner, 'viewer');
  for (const email of [owner.email, member.email])
    expect((await invite(owner, email)).json()).toMatchObject({ status: 409, code: 'people.exists' });
  const { ids, clock } = world.deps;
  const open = { account_id: owner.ownerId, role: 'viewer', invited_by: owner.id } as const;
  const times = { created_at: clock.now(), expires_at: new Date(clock.now().getTime() + DAY) };
  await world.insert(
    'invitations',
    Array.from({ length: 48 }, (_, n) => ({ id: ids(), email: `n${n}@haul.example`, ...open, ...times })),
  );
  expect((await invite(owner, 'one-more@haul.example')).json()).toMatchObject({ status: 409, code: 'people.too-many' });
  expect((await invite(owner, 'n3@haul.example')).statusCode).toBe(201);
});

test('a removed person is refused at the next request, and keeps their own account', async () => {
  const owner = await aUser(world);
  const member = await aMember(world, owner, 'owner');
  const remove = (id: string) => world.call('DELETE', `/users/people/${id}`, { token: owner.token });
  expect((await world.call('GET', '/permits/orders', { token: member.token })).statusCode).toBe(200);
  expect([(await remove(member.id)).statusCode, (await remove(member.id)).statusCode]).toEqual([200, 404]);
  expect((await world.call('GET', '/permits/orders', { token: member.token })).json()).toMatchObject({
    code: 'session.ended',
  });
  const open = await world.deps.db
    .selectFrom('sessions')
    .select('id')
    .where((eb) => eb.and({ user_id: member.id, ended_at: null }))
    .execute();
  expect(open).toEqual([]);
  await anInvitation(world, owner, member.email);
  expect((await list(owner)).items).toHaveLength(1);
});

test('the person who opened the account stays its owner, also for another owner', async () => {
  const owner = await aUser(world);
  const { token } = await aMember(world, owner, 'owner');
  const refused = { status: 409, code: 'people.first-owner' };
  expect((await world.call('DELETE', `/users/people/${owner.id}`, { token })).json()).toMatchObject(refused);
  const body = { role: 'viewer' };
  expect((await world.call('PUT', `/users/people/${owner.id}`, { token, body })).json()).toMatchObject(refused);
});

test('a person goes from one account to another and back, and leaves', async () => {
  const owner = await aUser(world);
  const order = await aDraft(world, owner);
  const member = await aMember(world, owner, 'viewer');
  const read = (token: string) => world.call('GET', `/permits/orders/${order._id}`, { token });
  const open = async (token: string, id: string) =>
    readTokenOf(await world.call('PUT', `/users/accounts/${id}`, { token }));
  const own = await open(member.token, member.id);
  expect((await read(own)).statusCode).toBe(404);
  const back = await open(own, owner.id);
  expect((await read(back)).statusCode).toBe(200);
  const stranger = await aUser(world);
  expect((await world.call('PUT', `/users/accounts/${stranger.id}`, { token: back })).statusCode).toBe(404);
  expect((await world.call('DELETE', `/users/accounts/${owner.id}`, { token: back })).statusCode).toBe(200);
  expect((await read(back)).statusCode).toBe(401);
});

test('when the person who opened the account deletes theirs, its other people keep their own', async () => {
  const owner = await aUser(world);
  const member = await aMember(world, owner, 'dispatcher');
  const admin = await aUser(world, { role: 'admin' });
  expect((await world.call('DELETE', `/users/${owner.id}`, { token: admin.token })).statusCode).toBe(200);
  expect((await world.call('GET', '/permits/orders', { token: member.token })).statusCode).toBe(401);
  const person = await world.rows('users', { id: member.id }, ['deleted_at']);
  expect(person).toEqual([{ deleted_at: null }]);
});

test('when a person deletes their own account, those of others in which they worked stay, with what they did', async () => {
  const owner = await aUser(world);
  const member = await aMember(world, owner, 'dispatcher');
  const body = { customer, title: 'Boiler to Utah', company: await aCompany(world, owner), step: 2 };
  const made = (await world.call('POST', '/permits/orders', { token: member.token, body })).json<{ _id: string }>();
  const admin = await aUser(world, { role: 'admin' });
  expect((await world.call('DELETE', `/users/${member.id}`, { token: admin.token })).statusCode).toBe(200);
  expect((await list(owner)).items).toMatchObject([{ _id: owner.id }]);
  const kept = await world.call('GET', `/permits/orders/${made._id}`, { token: owner.token });
  expect([kept.statusCode, kept.json()]).toMatchObject([200, { title: 'Boiler to Utah' }]);
});
