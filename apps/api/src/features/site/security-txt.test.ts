import { expect, test } from 'vitest';
import { aWorld } from '#test/world.ts';
import { DAY } from '#clock.ts';
import { renderSecurityTxt } from './security-txt.routes.ts';

const OPERATOR = 'operator@wide.example';
const FIELD = /^([\w-]+): (.+)$/gm;

const world = aWorld({ env: { PUBLIC_URL: 'https://wide.example', OPERATOR_EMAIL: OPERATOR } });

const listFields = (text: string) =>
  Object.fromEntries([...text.matchAll(FIELD)].map(([, name, value]) => [name, value]));

test('security.txt names the contact, where it is itself, the languages and the policy', async () => {
  const { headers, body } = await world.app.inject({ url: '/.well-known/security.txt' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(listFields(body)).toEqual({
    Contact: `mailto:${OPERATOR}`,
    Expires: expect.any(String),
    'Preferred-Languages': 'en, es',
    Canonical: 'https://wide.example/.well-known/security.txt',
    Policy: 'https://wide.example/security-policy.txt',
  });
});

test('a client that has today’s text is answered 304', async () => {
  const { etag } = (await world.app.inject({ url: '/.well-known/security.txt' })).headers;
  const headers = { 'if-none-match': String(etag) };
  expect((await world.app.inject({ url: '/.well-known/security.txt', headers })).statusCode).toBe(304);
});

test('the policy is where security.txt says, with the contact', async () => {
  const { Policy = '' } = listFields((await world.app.inject({ url: '/.well-known/security.txt' })).body);
  const { statusCode, headers, body } = await world.app.inject({ url: new URL(Policy).pathname });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain(`mailto:${OPERATOR}`);
});

test.each(['2026-01-01T00:00:00.000Z', '2028-02-29T23:59:59.999Z', '2031-12-31T12:00:00.000Z'])(
  'read at %s it expires in the future, within a year',
  (moment) => {
    const now = new Date(moment);
    const { Expires } = listFields(renderSecurityTxt({ origin: 'https://w.example', contact: 'mailto:a@b.co' }, now));
    const left = new Date(Expires ?? '').getTime() - now.getTime();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(365 * DAY);
  },
);
