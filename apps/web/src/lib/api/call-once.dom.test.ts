import { companies } from '@wideload/contract/client';
import { expect, test, vi } from 'vitest';
import { keepToken } from './access-token.ts';
import { callOnce } from './call-once.ts';

const refusal = {
  type: 'about:blank',
  status: 409,
  code: 'company.exists',
  title: 'No.',
  detail: 'No.',
  requestId: 'r',
};

test('the same call keeps its key while its answer is lost, and any answer or another body ends it', async () => {
  keepToken('token-1');
  const keys: (string | null)[] = [];
  const answers = [null, { status: 503 }, { status: 201 }, { status: 409 }, { status: 201 }, { status: 201 }];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    const answer = answers[keys.length - 1];
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.status === 409 ? refusal : {}), answer);
  });
  // Only the name matters here.
  const create = (name: string) => callOnce(companies.create, { body: { name } as never }).catch(() => undefined);
  for (const name of ['Red River', 'Red River', 'Red River', 'Red River', 'Red River', 'Blue River'])
    await create(name);
  const [first, second, third, ...others] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, ...others]).size).toBe(4);
});
