import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../world.ts';

let world: World;
const lines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  world = await startWorld({ env: { API_DOCS: 'off' }, deps: { log } });
});
afterAll(() => world.close());

test('the routes outside the contract are these', () => {
  expect(world.app.exceptions.toSorted()).toEqual([
    'GET /.well-known/security.txt',
    'GET /api/sandbox/:file',
    'GET /api/users/email',
    'GET /articles/rss.xml',
    'GET /dev/disputes',
    'GET /dev/mail',
    'GET /dev/mail.css',
    'GET /dev/mail.json',
    'GET /es/articles/rss.xml',
    'GET /health/live',
    'GET /health/ready',
    'GET /security-policy.txt',
    'GET /unsubscribe/:token',
    'POST /api/sandbox/*',
    'POST /api/texts/twilio',
    'POST /api/webhooks/stripe',
    'POST /dev/disputes/:id/:outcome',
    'POST /unsubscribe/:token',
  ]);
});

test('the description of the API can be switched off', async () => {
  for (const url of ['/api/openapi.json', '/api/docs']) expect((await world.app.inject({ url })).statusCode).toBe(404);
});

test('a proxy that is not trusted is warned of once', async () => {
  for (let count = 0; count < 2; count += 1)
    await world.app.inject({ url: '/health/live', headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(lines.filter((line) => line.includes('proxy.untrusted'))).toHaveLength(1);
});
