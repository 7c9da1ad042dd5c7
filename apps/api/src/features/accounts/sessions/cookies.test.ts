import { beforeAll, expect, test } from 'vitest';
import { goodPassword, register } from '#test/stages/sign-in/accounts-journey.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld();
const email = 'loopback@haul.example';
beforeAll(async () => {
  await register(world, email);
});

type Place = { host: string; origin?: string };

const post = (url: string, { host, origin }: Place, { cookie, payload }: { cookie?: string; payload?: object } = {}) =>
  world.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { host, ...(origin !== undefined && { origin }), ...(cookie !== undefined && { cookie }) },
    ...(payload !== undefined && { payload }),
  });

const signIn = (place: Place) => post('/auth/sign-in', place, { payload: { email, password: goodPassword } });

const plain = /^wideload-refresh=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/;
const secure = /^__Host-wideload-refresh=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/;

test.each<[page: string, place: Place, cookie: RegExp]>([
  ['http://localhost', { host: 'localhost:3000', origin: 'http://localhost:3000' }, plain],
  ['http://127.0.0.1', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, plain],
  ['http://127.8.0.1', { host: '127.8.0.1', origin: 'http://127.8.0.1' }, plain],
  ['http://[::1]', { host: '[::1]:3000', origin: 'http://[::1]:3000' }, plain],
  ['http://app.localhost', { host: 'app.localhost:3000', origin: 'http://app.localhost:3000' }, plain],
  ['https://localhost, behind a proxy that keeps the host', { host: 'localhost', origin: 'https://localhost' }, secure],
  ['https://permits.example', { host: 'permits.example', origin: 'https://permits.example' }, secure],
  ['http://permits.example', { host: 'permits.example', origin: 'http://permits.example' }, secure],
  ['http://localhost.example', { host: 'localhost.example', origin: 'http://localhost.example' }, secure],
  ['http://192.168.0.4', { host: '192.168.0.4', origin: 'http://192.168.0.4' }, secure],
  ['a program that names no page', { host: 'localhost:3000' }, secure],
])('a page at %s gets a cookie that its browser keeps', async (_, place, cookie) => {
  const answer = await signIn(place);
  expect(answer.statusCode).toBe(200);
  expect(String(answer.headers['set-cookie'])).toMatch(cookie);
});

const local: Place = { host: 'localhost:3000', origin: 'http://localhost:3000' };

test('a session of a plain loopback page is renewed, and ended, by the cookie that its browser kept', async () => {
  const cookie = String((await signIn(local)).headers['set-cookie']).split(';')[0] ?? '';
  const renewed = await post('/auth/refreshToken', local, { cookie });
  expect(renewed.statusCode).toBe(201);
  const next = String(renewed.headers['set-cookie']).split(';')[0] ?? '';
  const ended = await post('/auth/sign-out', local, { cookie: next });
  expect(String(ended.headers['set-cookie'])).toMatch(/^wideload-refresh=; .*Expires=Thu, 01 Jan 1970/);
  expect((await post('/auth/refreshToken', local, { cookie: next })).statusCode).toBe(401);
});

test('the code of a sign-up at a plain loopback page is confirmed by the cookie of its registration', async () => {
  const payload = { email: 'new@haul.example', password: goodPassword, terms: true };
  const answer = await post('/auth/sign-up', local, { payload });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).toMatch(/^wideload-registration=/);
  const mail = (await world.mails()).find(({ to }) => to === payload.email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const confirmed = await post('/users/email/confirmByCode', local, { cookie, payload: { code } });
  expect(confirmed.statusCode).toBe(200);
  expect(String(confirmed.headers['set-cookie'])).toContain('wideload-sign-in-key=');
});

test('a cookie without the prefix means nothing to an encrypted page', async () => {
  const cookie = String((await signIn(local)).headers['set-cookie']).split(';')[0] ?? '';
  const page = { host: 'permits.example', origin: 'https://permits.example' };
  expect((await post('/auth/refreshToken', page, { cookie })).statusCode).toBe(401);
});
