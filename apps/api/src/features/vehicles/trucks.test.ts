import type { Truck } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { madeEachTime, sharedWorld } from '#test/world.ts';
import { findTruckFacts } from './trucks.service.ts';

const world = sharedWorld();
const user = madeEachTime(() => aUser(world));

const heavy = {
  internalNumber: 'T-12',
  type: 'truck',
  vinCode: '1XKYD49X0PJ200001',
  make: 'Kenworth',
  model: 'T880',
  year: 2024,
  plateNumber: 'PLT880',
  plateState: 'WY',
  registeredWeight: 80_000,
  emptyWeight: '18400',
  gvwr: '52000',
  plateExpiry: '2027-03-31',
  irp: 'Yes',
  tireSize: '11R22.5',
};

function add(body: object, by = user) {
  return world.call('POST', '/trucks', { body, token: by.token });
}
function change(id: string, body: object, by = user) {
  return world.call('PUT', `/trucks/${id}`, { body, token: by.token });
}
function list(query = '', by = user) {
  return world.read<{ items: Truck[]; total: number }>(`/trucks${query}`, by);
}

describe('adding a truck', () => {
  test('keeps it and shows it on the list', async () => {
    const answer = await add({ ...heavy, user_id: 'x', createdAt: 'x' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject(heavy);
    expect(await list()).toEqual({ items: [answer.json()], total: 1, page: 1, pageSize: 5 });
  });

  test('reads figures that were typed', async () => {
    const answer = await add({ ...heavy, year: '2020', registeredWeight: ' 105500 ' });
    expect(answer.json()).toMatchObject({ year: 2020, registeredWeight: 105_500 });
  });

  test.each([
    ['registeredWeight', '80,000', 'Wrong format! (ONLY NUMBERS)'],
    ['registeredWeight', '0', 'Must be more than 0'],
    ['make', 'Bicycle', 'Choose a make from the list'],
    ['year', '1986', 'Choose one of the last 40 years'],
    ['year', '2027', 'Choose one of the last 40 years'],
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await add({ ...heavy, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path: field, message }));
  });

  test('takes each of the last 40 years, the oldest included', async () => {
    expect((await add({ ...heavy, year: 1987 })).statusCode).toBe(201);
  });

  test('refuses the same power unit number twice, whatever its case, also at the same instant', async () => {
    const answers = await Promise.all([add(heavy), add({ ...heavy, internalNumber: 't-12' })]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json().code).toBe('truck.exists');
    expect((await add(heavy, await aUser(world))).statusCode).toBe(201);
  });
});

describe('changing a truck', () => {
  test('changes it', async () => {
    const { _id } = (await add(heavy)).json<Truck>();
    expect((await change(_id, { ...heavy, model: 'W990' })).json()).toMatchObject({ _id, model: 'W990' });
  });

  test('leaves an old year as it was, but takes no other old one', async () => {
    const { _id } = (await add(heavy)).json<Truck>();
    await world.change('trucks', { id: _id }, { year: 1979 });
    expect((await change(_id, { ...heavy, year: 1979 })).statusCode).toBe(200);
    expect((await change(_id, { ...heavy, year: 1980 })).statusCode).toBe(400);
  });

  test('refuses the number of another own truck', async () => {
    await add(heavy);
    const other = (await add({ ...heavy, internalNumber: 'T-13' })).json<Truck>();
    expect((await change(other._id, heavy)).statusCode).toBe(409);
  });
});

test('a deleted truck is off the list, and its number is free again', async () => {
  const { _id } = (await add(heavy)).json<Truck>();
  expect(await findTruckFacts(world.deps.db, user, [_id])).toEqual([{ _id, ...heavy }]);
  expect((await world.call('DELETE', `/trucks/${_id}`, { token: user.token })).statusCode).toBe(200);
  expect((await world.call('DELETE', `/trucks/${_id}`, { token: user.token })).statusCode).toBe(404);
  expect((await list()).total).toBe(0);
  expect(await findTruckFacts(world.deps.db, user, [_id])).toEqual([]);
  expect((await add(heavy)).statusCode).toBe(201);
});
