import { QueryClient } from '@tanstack/react-query';
import type { User } from '@wideload/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { keepToken } from '#lib/api/access-token.ts';
import { closeToast, listToasts } from '#lib/toast.ts';
import { anOrder, orderId } from './an-order.fixture.ts';
import { createDeviceBackup } from './draft-backup.ts';
import { sendUnsavedDrafts } from './kept-drafts.ts';
import { toOrderForm } from './order-form.ts';

/** Only bounds a hang. */
const patient = { timeout: 60_000 };

const userId = '0190a5c0-0000-7000-8000-000000000009';
// The code under test reads only the id.
const user = { _id: userId } as User;

afterEach(() => {
  for (const { id } of listToasts()) closeToast(id);
});

/** Leaves the backup of an order with an unsaved title. */
function keepTypedTitle(title: string) {
  keepToken('a token');
  const backup = createDeviceBackup(userId);
  const order = anOrder({ title: 'Tank' });
  backup.keep({ id: orderId, at: 1, order, version: 1, form: { ...toOrderForm(order), title }, sent: [] });
  return backup;
}

/** A server that refuses every call for the old order and accepts new orders. */
function serveWithProblem(problem: { status: number; code: string }) {
  const made: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (address.includes(orderId))
      return Response.json({ ...problem, type: 'about:blank', title: 'no', detail: 'no' }, { status: problem.status });
    const sent: Record<string, unknown> = JSON.parse(body ?? '{}');
    if (method === 'POST') made.push(sent);
    return Response.json(anOrder({ _id: String(made[0]?.['_id']), version: method === 'POST' ? 1 : 2 }));
  });
  return made;
}

test.each([
  ['deleted', { status: 404, code: 'not-found' }],
  ['paid', { status: 409, code: 'order.not-draft' }],
])('what was typed into an order that was %s elsewhere stays, and can be made a new one', async (_case, problem) => {
  const backup = keepTypedTitle('Tank to Tulsa');
  const made = serveWithProblem(problem);
  sendUnsavedDrafts(new QueryClient(), user);
  await vi.waitFor(() => expect(listToasts()).toHaveLength(1), patient);
  expect(listToasts()[0]?.text).toContain('“Tank to Tulsa” was paid or deleted elsewhere');
  expect(backup.all().map(({ id, form }) => [id, form.title])).toEqual([[orderId, 'Tank to Tulsa']]);

  listToasts()[0]?.action?.onPress();
  await vi.waitFor(() => expect(listToasts().at(-1)?.text).toContain('is a new order now.'), patient);
  expect(made).toMatchObject([{ title: 'Tank to Tulsa' }]);
  expect(made[0]?.['_id']).not.toBe(orderId);
  expect(backup.all()).toEqual([]);
});
