import { expect, test } from 'vitest';
import { sharedWorld } from '#test/world.ts';

const SECONDS_OF_A_YEAR = 31_536_000;

const world = sharedWorld();

test.each(['/api/users/', '/api/nowhere', '/health/live', '/.well-known/security.txt'])(
  '%s is for https only, says nothing to other sites, and is in no frame',
  async (url) => {
    const { headers } = await world.app.inject({ url, headers: { origin: 'https://elsewhere.example' } });
    const [, maxAge] = /max-age=(\d+); includeSubDomains/.exec(String(headers['strict-transport-security'])) ?? [];
    expect(Number(maxAge)).toBeGreaterThanOrEqual(SECONDS_OF_A_YEAR);
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  },
);

test('TRACE is answered by nobody', async () => {
  const answer = await world.app.inject({ method: 'TRACE' as 'GET', url: '/api/users/', headers: { cookie: 'a=b' } });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('a=b');
});
