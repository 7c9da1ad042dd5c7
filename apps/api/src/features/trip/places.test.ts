import type { PlaceAnswer } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aWorld } from '#test/world.ts';

const world = aWorld({ env: { RATE_LIMITS: 'on' } });

const read = async (text: string) =>
  (await world.call('POST', '/site/places/read', { body: { text } })).json<PlaceAnswer>();
const suggest = (query: string) => world.call('GET', `/site/places?${query}`);

test('a visitor has a place read', async () => {
  expect(await read(' 1200 Main St, Plano, TX ')).toEqual({
    is: 'point',
    place: { label: '1200 Main St, Plano, TX', lat: 33.0198, lng: -96.6989, state: 'TX' },
    at: 'Plano, TX',
    as: 'in-town',
  });
  expect(await read('Texarkana')).toMatchObject({ is: 'several', places: [{}, {}] });
  expect(await read('Toronto, ON')).toEqual({ is: 'unknown', because: 'canada', meant: [] });
});

test('a text that is being typed has suggestions, of the own state first', async () => {
  const labels = async (query: string) =>
    (await suggest(query)).json<{ places: { label: string }[] }>().places.map(({ label }) => label);
  expect((await labels('text=amaril'))[0]).toBe('Amarillo, TX');
  expect((await labels('text=springf&state=IL'))[0]).toBe('Springfield, IL');
  expect(await labels('text=')).toEqual([]);
});

test('points are named by the towns near them', async () => {
  const points = [
    { lat: 35.3, lng: -101.9 },
    { lat: 32.78, lng: -96.8 },
  ];
  const answer = await world.call('POST', '/site/places/names', { body: { points } });
  expect(answer.json()).toEqual({ names: ['near Amarillo, TX', 'near Dallas, TX'] });
});

test.each([
  ['POST', '/site/places/read', { text: 'x'.repeat(2001) }],
  ['POST', '/site/places/read', {}],
  ['POST', '/site/places/names', { points: [] }],
  ['POST', '/site/places/names', { points: [{ lat: 91, lng: 0 }] }],
] as const)('%s %s refuses what is no question', async (method, path, body) => {
  expect((await world.call(method, path, { body })).statusCode).toBe(400);
});

test('a state that is none is no question', async () => {
  expect((await suggest('text=dal&state=XX')).statusCode).toBe(400);
});

test('a visitor who asks without an end has to wait', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 241; call += 1)
    statuses.push((await world.call('POST', '/site/places/read', { body: { text: 'Waco, TX' } })).statusCode);
  expect(statuses.at(-1)).toBe(429);
});
