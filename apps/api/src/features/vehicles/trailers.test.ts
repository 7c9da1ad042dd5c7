import type { Trailer } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { madeEachTime, sharedWorld } from '#test/world.ts';
import { findTrailerFacts } from './trailers.service.ts';

const world = sharedWorld();
const user = madeEachTime(() => aUser(world));

const lowboy = {
  internalNumber: 'L-3',
  type: 'removable_goose_neck',
  vinCode: '1TKJ05320PM100001',
  plateNumber: 'TRL3',
  plateState: 'WY',
  length: 53,
  year: '2020',
  make: 'Talbert',
  emptyWeight: '17500',
  tireSize: '255/70R22.5',
};

function add(body: object, by = user) {
  return world.call('POST', '/trailers', { body, token: by.token });
}
function change(id: string, body: object, by = user) {
  return world.call('PUT', `/trailers/${id}`, { body, token: by.token });
}
function list(query = '', by = user) {
  return world.read<{ items: Trailer[]; total: number }>(`/trailers${query}`, by);
}

describe('adding a trailer', () => {
  test.each(['step_deck', 'flatbed', 'removable_goose_neck'])('keeps a %s and shows it on the list', async (type) => {
    const answer = await add({ ...lowboy, type, length: '53' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ ...lowboy, type });
    expect(await list()).toEqual({ items: [answer.json()], total: 1, page: 1, pageSize: 5 });
  });

  test.each([
    ['length', '53 ft', 'Wrong format! (ONLY NUMBERS)'],
    ['length', '-1', 'Wrong format! (ONLY NUMBERS)'],
    ['length', '501', 'At most 500'],
    ['type', 'caravan', 'Choose a type from the list'],
    ['type', '', 'This field is required !'],
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await add({ ...lowboy, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path: field, message }));
  });

  test('refuses the same internal number twice, whatever its case, also at the same instant', async () => {
    const answers = await Promise.all([add(lowboy), add({ ...lowboy, internalNumber: 'l-3' })]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json().code).toBe('trailer.exists');
  });
});

test('changing a trailer changes it, but not into another one', async () => {
  const { _id } = (await add(lowboy)).json<Trailer>();
  await add({ ...lowboy, internalNumber: 'L-4' });
  expect((await change(_id, { ...lowboy, length: 48 })).json()).toMatchObject({ _id, length: 48 });
  expect((await change(_id, { ...lowboy, internalNumber: 'L-4' })).statusCode).toBe(409);
});

test('a deleted trailer is off the list, and its number is free again', async () => {
  const { _id } = (await add(lowboy)).json<Trailer>();
  expect(await findTrailerFacts(world.deps.db, user, [_id])).toEqual([{ _id, ...lowboy }]);
  expect((await world.call('DELETE', `/trailers/${_id}`, { token: user.token })).statusCode).toBe(200);
  expect((await world.call('DELETE', `/trailers/${_id}`, { token: user.token })).statusCode).toBe(404);
  expect((await list()).total).toBe(0);
  expect(await findTrailerFacts(world.deps.db, user, [_id])).toEqual([]);
  expect((await add(lowboy)).statusCode).toBe(201);
});

test('the list is searched by number, has five a page, and knows its total past the end', async () => {
  for (const internalNumber of ['A1', 'a2', 'B%', 'B_', 'c5', 'D6']) await add({ ...lowboy, internalNumber });
  const listNumbers = async (query: string) =>
    (await list(query)).items.map((trailer) => trailer.internalNumber).join(' ');
  expect(await listNumbers('')).toBe('A1 a2 B% B_ c5');
  expect(await listNumbers('?page=2')).toBe('D6');
  expect(await listNumbers(`?search=${encodeURIComponent('_')}`)).toBe('B_');
  expect(await listNumbers('?sort=-internalNumber&pageSize=2')).toBe('D6 c5');
  expect(await list('?page=3')).toEqual({ items: [], total: 6, page: 3, pageSize: 5 });
});
