import { beforeEach, expect, test, vi } from 'vitest';
import { keepToken } from '#lib/api/access-token.ts';
import { onSignedOut } from '#lib/api/session-end.ts';
import { requireSession } from './base.tsx';
import { queryClient } from './query-client.ts';

function answerAllCalls(status: number, code: string) {
  const problem = { type: 'about:blank', status, code, title: 'No.', detail: 'No, because.', requestId: 'r-1' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(problem), { status }));
}

const requested = { pathname: '/trucks', searchStr: '' };

beforeEach(() => {
  queryClient.clear();
  keepToken('token-1');
});

test('an ended session shows no failure while the document unloads', async () => {
  answerAllCalls(401, 'session.ended');
  const outcomes: string[] = [];
  const ended = new Promise<void>((resolve) => void onSignedOut(() => resolve()));
  requireSession(requested).then(
    () => outcomes.push('let in'),
    () => outcomes.push('failed'),
  );
  await ended;
  // All effects of the answer are done in the next task.
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(outcomes).toEqual([]);
});

test('any other refusal by the server is a failure', async () => {
  answerAllCalls(404, 'not-found');
  await expect(requireSession(requested)).rejects.toMatchObject({ code: 'not-found' });
});
