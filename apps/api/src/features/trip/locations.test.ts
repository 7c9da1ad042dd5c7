import { getStateCenter, stateCodes } from '@wideload/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';

let shipped: World;
let served: World;
beforeAll(async () => {
  shipped = await startWorld();
  served = await startWorld({
    env: {
      MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png?key=a1',
      MAP_TILES_ATTRIBUTION: '© Example Maps',
    },
  });
});
afterAll(() => Promise.all([shipped.close(), served.close()]));

async function loadLocations(world: World) {
  const { token } = await aUser(world);
  const answer = await world.call('GET', '/permits/locations', { token });
  expect(answer.statusCode).toBe(200);
  return answer;
}

test('each state has its middle and the zoom of the specification', async () => {
  const { items } = (await loadLocations(shipped)).json();
  expect(items.map(({ state }: { state: string }) => state)).toEqual(stateCodes);
  expect(items).toContainEqual({ state: 'TX', ...getStateCenter('TX'), zoom: 5 });
});

test('without a map server there is none to ask, and pictures come from here only', async () => {
  const answer = await loadLocations(shipped);
  expect(answer.json().tiles).toBeNull();
  expect(answer.headers['content-security-policy']).toContain("img-src 'self' data:;");
});

test('a configured map server reaches the browser, and its pictures are allowed', async () => {
  const answer = await loadLocations(served);
  expect(answer.json().tiles).toEqual({
    url: 'https://{s}.tiles.example/{z}/{x}/{y}.png?key=a1',
    attribution: '© Example Maps',
  });
  expect(answer.headers['content-security-policy']).toContain("img-src 'self' data: https://*.tiles.example;");
});
