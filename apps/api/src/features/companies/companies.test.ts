import type { Company } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { behaviors } from '#providers/registry/qcmobile.test-support.ts';
import { findCompanyFacts } from './companies.service.ts';
import { aRegistryWorld, ridge } from './companies.test-support.ts';

const { registry, world, user } = aRegistryWorld();

const typedByHand = {
  ...ridge,
  name: 'Ridge, typed by hand',
  street: 'Somewhere',
  email: 'office@ridge.example',
  phone: '307 555 0101',
  extension: '7',
  title: 'Owner',
};

async function add(body: object, by = user) {
  return world.call('POST', '/companies', { body, token: by.token });
}
function list(query = '', by = user) {
  return world.read<{ items: Company[]; total: number; page: number; pageSize: number }>(`/companies${query}`, by);
}

describe('adding', () => {
  test('stores the facts of the registry and keeps the person’s other input', async () => {
    const answer = await add({ ...typedByHand, docketNumber: '', address_secondary: 'Yard 2' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      ...ridge,
      carrierName: 'Imaginary Ridge',
      email: 'office@ridge.example',
      phone: '3075550101',
      extension: '7',
      title: 'Owner',
      address_secondary: 'Yard 2',
      verified: true,
    });
    expect((await list()).items).toEqual([answer.json()]);
  });

  test('refuses a number that the registry does not know, at the number', async () => {
    const answer = await add({ ...ridge, dotNumber: '12' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { path: 'dotNumber', code: 'not-verified', message: 'Usdot number is not verified!' },
    ]);
    expect((await list()).total).toBe(0);
  });

  test('refuses a carrier that may not operate, by its name', async () => {
    const answer = await add({ ...ridge, dotNumber: '9000013' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([
      {
        path: 'dotNumber',
        message:
          'Dormant Demo Trucking Inc was not verified by usdot number: the registry does not allow it to operate',
      },
    ]);
  });

  test('keeps the typed facts, unverified, when the registry is unavailable', async () => {
    registry.behave(behaviors.broken);
    const answer = await add(typedByHand);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ ...typedByHand, phone: '3075550101', verified: false });
  });

  test('refuses the same company twice, also when it comes at the same instant or with leading zeros', async () => {
    const answers = await Promise.all([add(ridge), add(ridge), add({ ...ridge, dotNumber: '009000001' })]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json().code).toBe('company.exists');
    registry.behave(behaviors.broken);
    registry.expireAnswers();
    expect((await add({ ...ridge, dotNumber: '09000001' })).statusCode).toBe(409);
  });

  test('another person may keep the same company', async () => {
    await add(ridge);
    expect((await add(ridge, await aUser(world))).statusCode).toBe(201);
  });

  test.each([
    ['dotNumber', 'Usdot number is not verified!'],
    ['name', 'Company name is not verified!'],
    ['zip', 'Zip is not verified!'],
    ['street', 'Street is not verified!'],
    ['country', 'Country is not verified!'],
    ['state', 'State is not verified!'],
    ['city', 'City is not verified!'],
  ])('needs %s', async (field, message) => {
    const answer = await add({ ...ridge, [field]: '  ' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path: field, message }));
  });

  test.each([
    ['email', 'x@y', 'Wrong format!'],
    ['email', 'office', 'Wrong format!'],
    ['phone', 'abc', 'Wrong format! (ONLY NUMBERS)'],
    ['phone', '307 555 01O1', 'Wrong format! (ONLY NUMBERS)'],
    ['phone', '307-555-0101 / 307-555-0102', 'Please write one phone number only'],
    ['phone', '30755501011 x12345678', 'At most 20 characters'],
  ])('refuses the %s %s at its field', async (field, typed, message) => {
    const answer = await add({ ...ridge, [field]: typed });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: field, message }]);
    expect((await list()).total).toBe(0);
  });

  test.each(['307 555 0101', '(307) 555-0101', '+1 307.555.0101', '3075550101'])(
    'keeps the phone %s as its digits',
    async (phone) => {
      expect((await add({ ...ridge, phone })).json()).toMatchObject({ phone: '3075550101' });
    },
  );

  test('keeps an extension behind the number, and an e-mail without what was pasted around it', async () => {
    const typed = { phone: '1-307-555-0101 ext. 7', email: 'Office <office@ridge.example>,' };
    expect((await add({ ...ridge, ...typed })).json()).toMatchObject({
      phone: '3075550101',
      extension: '7',
      email: 'office@ridge.example',
    });
    const both = { ...typed, dotNumber: '9000002', extension: '9' };
    expect((await add({ ...ridge, ...both })).json()).toMatchObject({ phone: '3075550101 x7', extension: '9' });
  });

  test('ignores fields that belong to the server', async () => {
    registry.behave(behaviors.broken);
    const stranger = await aUser(world);
    const answer = await add({
      ...ridge,
      verified: true,
      user: stranger.id,
      user_id: stranger.id,
      _id: stranger.id,
      createdAt: '2000-01-01T00:00:00Z',
    });
    expect(answer.json()).toMatchObject({ verified: false, createdAt: '2026-11-16T15:00:00.000Z' });
    expect(answer.json()._id).not.toBe(stranger.id);
    expect((await list('', stranger)).total).toBe(0);
  });
});

describe('changing', () => {
  test('an e-mail and a phone of before the rules are read as they are, and are put right with the next change', async () => {
    const kept = (await add(ridge)).json<Company>();
    const old = { email: 'x@y', phone: 'abc' };
    await world.change('companies', { id: kept._id }, old);
    const found = (await list()).items[0];
    expect(found).toMatchObject(old);
    const change = (body: object) =>
      world.call('PUT', `/companies/${kept._id}`, { body: { ...found, ...body }, token: user.token });
    const refused = await change({ title: 'Owner' });
    expect(refused.json().errors.map(({ path }: { path: string }) => path)).toEqual(['email', 'phone']);
    const right = { email: 'x@y.example', phone: '' };
    expect((await change(right)).json()).toMatchObject(right);
    const draft = await world.call('POST', '/permits/orders', {
      token: user.token,
      body: { customer: { email: '', phone: '', personName: '' }, title: '', company: kept._id },
    });
    expect(draft.json().company).toMatchObject(right);
  });

  test('queries the registry again', async () => {
    registry.behave(behaviors.broken);
    const { _id } = (await add(typedByHand)).json<Company>();
    registry.behave(null);
    registry.expireAnswers();
    const answer = await world.call('PUT', `/companies/${_id}`, {
      body: { ...typedByHand, phone: '307 555 0199' },
      token: user.token,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ ...ridge, _id, phone: '3075550199', verified: true });
    const refused = await world.call('PUT', `/companies/${_id}`, {
      body: { ...ridge, dotNumber: '12' },
      token: user.token,
    });
    expect(refused.statusCode).toBe(400);
    expect((await list()).items).toEqual([answer.json()]);
  });

  test('while the registry is away a verified company stays so until one of its facts is changed', async () => {
    const kept = (await add(ridge)).json<Company>();
    registry.behave(behaviors.broken);
    registry.expireAnswers();
    const change = (body: object) =>
      world.call('PUT', `/companies/${kept._id}`, { body: { ...kept, ...body }, token: user.token });
    expect((await change({ email: 'new@ridge.example' })).json()).toMatchObject({
      email: 'new@ridge.example',
      verified: true,
    });
    expect((await change({ street: '2 Placeholder Road' })).json()).toMatchObject({
      street: '2 Placeholder Road',
      verified: false,
    });
  });

  test('a number that another of the own companies has is refused', async () => {
    await add(ridge);
    const other = (await add({ ...ridge, dotNumber: '9000002' })).json<Company>();
    const answer = await world.call('PUT', `/companies/${other._id}`, { body: ridge, token: user.token });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('company.exists');
  });
});

describe('deleting', () => {
  test('takes it off the list once, keeps the row, and lets it be added again', async () => {
    const { _id } = (await add(ridge)).json<Company>();
    expect(await findCompanyFacts(world.deps.db, user, _id)).toMatchObject({ _id, ...ridge });
    expect((await world.call('DELETE', `/companies/${_id}`, { token: user.token })).statusCode).toBe(200);
    expect((await world.call('DELETE', `/companies/${_id}`, { token: user.token })).statusCode).toBe(404);
    expect((await world.call('PUT', `/companies/${_id}`, { body: ridge, token: user.token })).statusCode).toBe(404);
    expect((await list()).total).toBe(0);
    expect(await findCompanyFacts(world.deps.db, user, _id)).toBeNull();
    const row = await world.deps.db.selectFrom('companies').select('name').where('id', '=', _id).executeTakeFirst();
    expect(row?.name).toBe(ridge.name);
    expect((await add(ridge)).statusCode).toBe(201);
  });
});
