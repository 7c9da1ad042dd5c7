import type { DeskRole, Method } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { aPaidOrder, setPassword } from '#test/access/access-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld();

const anAdmin = (deskRole: DeskRole) => aUser(world, { role: 'admin', deskRole });
const changeRole = (by: SignedInUser, id: string, deskRole: DeskRole) =>
  world.call('PUT', `/users/${id}/desk_role`, { token: by.token, body: { deskRole } });
const sendLink = ({ token }: SignedInUser, { id }: SignedInUser) =>
  world.call('POST', `/users/${id}/email_link`, { token });
const listSubjectsTo = async (email: string) =>
  (await world.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
const readOwn = ({ token }: SignedInUser) => world.read<object>('/users/', { token });

describe('the role at the desk', () => {
  test('is owner for everyone who was an admin before, and absent for a carrier', async () => {
    const [admin, carrier] = [await aUser(world, { role: 'admin' }), await aUser(world)];
    expect(await readOwn(admin)).toMatchObject({ role: 'admin', deskRole: 'owner' });
    expect(await readOwn(carrier)).not.toHaveProperty('deskRole');
  });

  test('is changed by an owner, holds at the next request of the same session, and is in the audit log', async () => {
    const [owner, clerk] = [await anAdmin('owner'), await anAdmin('clerk')];
    const reject = async () => {
      const { _id } = await aPaidOrder(world, await aUser(world));
      return world.call('PUT', `/permits/admin/orders/${_id}`, { token: clerk.token, body: { status: 'rejected' } });
    };
    expect((await reject()).json()).toMatchObject({ status: 403, code: 'permission.missing', permission: 'lead' });
    expect((await changeRole(owner, clerk.id, 'lead')).statusCode).toBe(200);
    expect((await reject()).statusCode).toBe(200);
    const row = await world.row('audit_log', { subject_id: clerk.id, what: 'user.desk-role' }, [
      'actor_id',
      'before',
      'after',
    ]);
    expect(row).toEqual({ actor_id: owner.id, before: { deskRole: 'clerk' }, after: { deskRole: 'lead' } });
    expect(await listSubjectsTo(clerk.email)).toEqual(['The role at the desk of your Wideload account was changed']);
  });

  test('needs a fresh proof', async () => {
    const [owner, clerk] = [await anAdmin('owner'), await anAdmin('clerk')];
    world.clock.advance(11 * MINUTE);
    expect((await changeRole(owner, clerk.id, 'lead')).json()).toMatchObject({ code: 'step-up.required' });
  });

  test('is neither given to oneself nor to a carrier', async () => {
    const [owner, carrier] = [await anAdmin('owner'), await aUser(world)];
    expect((await changeRole(owner, owner.id, 'clerk')).json()).toMatchObject({ code: 'user.own-account' });
    expect((await changeRole(owner, carrier.id, 'clerk')).statusCode).toBe(404);
  });

  test('leaves an owner when two owners demote each other at once', async () => {
    const [one, other] = [await anAdmin('owner'), await anAdmin('owner')];
    const answers = await Promise.all([changeRole(one, other.id, 'clerk'), changeRole(other, one.id, 'clerk')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const roles = (await Promise.all([one, other].map(readOwn))) as { deskRole: DeskRole }[];
    expect(roles.map(({ deskRole }) => deskRole).toSorted()).toEqual(['clerk', 'owner']);
  });
});

describe('the e-mail of an admin', () => {
  test('is changed by that admin alone, whom a link of an owner asks by mail', async () => {
    const [owner, clerk] = [await anAdmin('owner'), await anAdmin('clerk')];
    await setPassword(world, clerk);
    expect((await sendLink(owner, clerk)).statusCode).toBe(200);
    const link = (await world.mails()).find(({ to }) => to === clerk.email);
    expect(link?.text).toMatch(/\/admins\/security\n/);
    expect(link?.text).toContain(owner.email);

    const newEmail = `new-${clerk.email}`;
    const wish = { currentEmail: clerk.email, newEmail, passwordAgain: 'Gooseneck-7' };
    const { token } = clerk;
    expect((await world.call('POST', '/auth/change_password', { token, body: wish })).statusCode).toBe(200);
    const mail = (await world.mails()).find(({ to }) => to === newEmail);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    expect((await world.call('POST', '/auth/confirm_code', { token, body: { code } })).statusCode).toBe(200);
    expect(await readOwn(clerk)).toMatchObject({ email: newEmail });
    expect(await listSubjectsTo(clerk.email)).toContain('Your Wideload email address was changed');
    const acts = await world.deps.db
      .selectFrom('audit_log')
      .select(['what', 'actor_id', 'subject_label', 'before', 'after'])
      .where('subject_id', '=', clerk.id)
      .orderBy('at')
      .execute();
    const label = { subject_label: clerk.email };
    expect(acts).toEqual([
      { what: 'user.email-link', actor_id: owner.id, ...label, before: null, after: null },
      { what: 'user.email', actor_id: clerk.id, ...label, before: { email: clerk.email }, after: { email: newEmail } },
    ]);
  });

  test('is asked for by an owner only, of another admin only, and five times an hour at most', async () => {
    const [owner, lead, clerk] = [await anAdmin('owner'), await anAdmin('lead'), await anAdmin('clerk')];
    expect((await sendLink(lead, clerk)).json()).toMatchObject({ code: 'permission.missing', permission: 'owner' });
    expect((await sendLink(owner, owner)).json()).toMatchObject({ code: 'user.own-account' });
    expect((await sendLink(owner, await aUser(world))).statusCode).toBe(404);
    for (let count = 0; count < 5; count += 1) expect((await sendLink(owner, clerk)).statusCode).toBe(200);
    expect((await sendLink(owner, clerk)).json()).toMatchObject({ status: 429, code: 'rate.limited' });
    expect(await listSubjectsTo(clerk.email)).toHaveLength(5);
  });
});

const changes: [string, Method, string, object?][] = [
  ['the e-mail', 'PUT', 'email', { email: 'other@desk.example' }],
  ['the name', 'PUT', 'name', { firstName: 'Ann', lastName: '', middleName: '' }],
  ['the phone', 'PUT', 'phone', { phone: '3075550101' }],
  ['the password', 'PUT', 'password', { password: 'given' }],
  ['the second factor', 'DELETE', 'second_factor'],
  ['the sessions', 'DELETE', 'sessions'],
  ['the account', 'DELETE', ''],
];

test.each(changes)('a lead changes %s of a carrier, and of no other admin', async (_what, method, path, body) => {
  const [lead, admin, carrier] = [await anAdmin('lead'), await anAdmin('clerk'), await aUser(world)];
  const change = ({ id }: SignedInUser) =>
    world.call(method, `/users/${id}${path === '' ? '' : `/${path}`}`, { token: lead.token, ...(body && { body }) });
  expect((await change(admin)).json()).toMatchObject({ code: 'permission.missing', permission: 'owner' });
  // Without a second factor there is none to remove.
  expect((await change(carrier)).statusCode).toBe(path === 'second_factor' ? 409 : 200);
});

test('an order of another admin is taken over by a lead, not by a clerk', async () => {
  const [holder, clerk, lead] = [await anAdmin('clerk'), await anAdmin('clerk'), await anAdmin('lead')];
  const { _id } = await aPaidOrder(world, await aUser(world));
  const claim = ({ token }: SignedInUser, body: object = {}) =>
    world.call('PUT', `/permits/admin/queue/${_id}/claim`, { token, body });
  expect((await claim(holder)).statusCode).toBe(200);
  expect((await claim(clerk)).json()).toMatchObject({ code: 'claim.held' });
  expect((await claim(clerk, { steal: true })).json()).toMatchObject({ permission: 'lead' });
  expect((await claim(lead, { steal: true })).statusCode).toBe(200);
});

test('a bookkeeper refunds an order that a clerk holds, who keeps it', async () => {
  const [clerk, bookkeeper] = [await anAdmin('clerk'), await anAdmin('bookkeeper')];
  const { _id } = await aPaidOrder(world, await aUser(world));
  await world.call('PUT', `/permits/admin/queue/${_id}/claim`, { token: clerk.token, body: {} });
  const refund = (over?: string) =>
    world.call('POST', `/permits/admin/orders/${_id}/refunds`, {
      token: bookkeeper.token,
      body: { amount: 100, reason: 'The state took it back.', over },
    });
  expect((await refund()).json()).toMatchObject({ code: 'claim.held' });
  expect((await refund(clerk.id)).statusCode).toBe(201);
  const read = await world.call('GET', `/permits/admin/queue/${_id}`, { token: clerk.token });
  expect(read.json()).toMatchObject({ claim: { isMine: true } });
});

test('a bookkeeper takes no order on the phone', async () => {
  const [bookkeeper, carrier] = [await anAdmin('bookkeeper'), await aUser(world)];
  const list = ({ token }: SignedInUser) => world.call('GET', '/trucks', { token, onBehalfOf: carrier.id });
  expect((await list(bookkeeper)).json()).toMatchObject({ code: 'permission.missing', permission: 'clerk' });
  expect((await list(await anAdmin('clerk'))).statusCode).toBe(200);
});
