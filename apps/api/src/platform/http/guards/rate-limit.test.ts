import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => world.close());

test('calls that are refused for want of a session count, too: whoever floods the server is turned away before it is asked who calls', async () => {
  const remoteAddress = '203.0.113.9';
  const ask = () => world.app.inject({ method: 'GET', url: '/api/permits/orders', remoteAddress });
  const statuses: number[] = [];
  for (let call = 0; call < 600; call += 1) statuses.push((await ask()).statusCode);
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect((await ask()).statusCode).toBe(429);
});

test('more calls in a minute than an endpoint allows are refused with the time to wait, others go on', async () => {
  const ask = () => world.call('POST', '/auth/resetPassword', { body: { email: 'nobody@test.example' } });
  const statuses: number[] = [];
  for (let call = 0; call < 20; call += 1) statuses.push((await ask()).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await ask();
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate.limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect((await world.call('GET', '/users/')).statusCode).toBe(401);
  expect((await world.app.inject('/health/live')).statusCode).toBe(200);
});
