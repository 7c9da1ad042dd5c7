import type { SystemState } from '@wideload/contract';
import { beforeAll, expect, test } from 'vitest';
import { aFailedMail } from '#test/factories/mail-factories.ts';
import { aPacketLink } from '#test/factories/packet-factories.ts';
import { aDelivery } from '#test/factories/webhook-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { MINUTE } from '#clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { recordRun } from '#platform/job-runs.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { sendDueTexts, sendDueMails } from '#platform/deliveries/send-due.ts';
import type { MailSender, TextSender } from '#platform/deliveries/senders.ts';
import { createReconciler } from '../money/payments.service.ts';

const world = aWorld();
let token: string;
beforeAll(async () => {
  ({ token } = await aUser(world, { role: 'admin' }));
});

const read = () => world.read<SystemState>('/admin/system', { token });
const retry = (id: string) => world.call('POST', `/admin/system/mails/${id}/retry`, { token });

test('a new installation lacks its first runs, and says so', async () => {
  const startedAt = world.clock.now().toISOString();
  world.clock.advance(MINUTE);
  const state = await read();
  expect(state).toMatchObject({
    startedAt,
    readAt: world.clock.now().toISOString(),
    payments: { provider: 'sandbox', isLive: false, isOpen: true },
    mails: { sender: 'folder', waiting: 0, failed: 0, oldestDueAt: null, failures: [] },
    events: { waiting: 0, givenUp: 0, oldestAt: null, furthestBehind: null },
    reconciledAt: null,
    papersWaiting: 0,
    backedUpAt: null,
    documents: 'folder',
    scanner: 'none',
    blog: 'database',
  });
  expect(state.troubles).toEqual(['reconcile-late', 'events-late', 'backup-late']);
});

test('after the first runs nothing needs anybody', async () => {
  await createReconciler(world.deps).run();
  await recordRun(world.deps.db, 'backup', world.clock.now());
  const state = await read();
  const now = world.clock.now().toISOString();
  expect(state).toMatchObject({ troubles: [], reconciledAt: now, eventsListedAt: now, backedUpAt: now });
});

test('a failed mail is listed with its reason, tried again once, and sent', async () => {
  const id = await aFailedMail(world);
  const before = await read();
  expect(before.troubles).toEqual(['mail-failed']);
  expect(before.mails.failures).toMatchObject([{ _id: id, kind: 'account-deleted', error: 'Mailbox unavailable' }]);
  const [first, second] = await Promise.all([retry(id), retry(id)]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect((await read()).mails).toMatchObject({ waiting: 1, failed: 0, failures: [] });
  const acts = await world.rows('audit_log', { what: 'mail.retry' });
  expect(acts).toMatchObject([{ subject_kind: 'mail', subject_id: id, subject_label: 'account-deleted' }]);
  const to = before.mails.failures[0]?.to;
  expect((await world.mails()).filter((mail) => mail.to === to)).toHaveLength(1);
  expect((await retry(id)).statusCode).toBe(200);
  expect((await world.mails()).filter((mail) => mail.to === to)).toHaveLength(1);
});

test('a code that could not be sent is listed without being counted, and is never sent again', async () => {
  const to = 'late-code@test.example';
  const mail = { kind: 'confirmation-code', to, content: { code: '123456' } } as const;
  await inTransaction(world.deps.db, (tx) => enqueue(tx, world.deps, mail));
  const refusing: MailSender = { send: () => Promise.reject(new Error('451 4.7.1 Greylisted')) };
  await sendDueMails({ ...world.deps, mailSender: refusing });
  expect((await read()).mails).toMatchObject({ retrying: 1, retryReason: '451 4.7.1 Greylisted' });
  world.clock.advance(10 * MINUTE);
  await sendDueMails({ ...world.deps, mailSender: refusing });
  const { mails, troubles } = await read();
  expect(mails).toMatchObject({ failed: 0, retrying: 0, retryReason: null, failures: [{ to, isExpired: true }] });
  expect(troubles).not.toContain('mail-failed');
  const again = await retry(mails.failures[0]?._id ?? '');
  expect([again.statusCode, again.json().code]).toEqual([410, 'code.expired']);
  expect((await world.mails()).filter((sent) => sent.to === to)).toEqual([]);
});

test('texts that the provider refuses are counted with the newest reason, and those given up apart', async () => {
  // The session of the first one has ended by now.
  ({ token } = await aUser(world, { role: 'admin' }));
  const carrier = await aUser(world);
  const { _id } = await aPacketLink(world, carrier);
  await world.call('POST', `/permits/packets/${_id}/send`, { token: carrier.token, body: { to: '806-555-0142' } });
  const isDown: TextSender = { send: () => Promise.reject(new Error('503 Service Unavailable')) };
  await sendDueTexts({ ...world.deps, textSender: isDown });
  const waiting = { waiting: 1, retrying: 1, retryReason: '503 Service Unavailable', failed: 0 };
  expect((await read()).texts).toEqual({ sender: 'folder', ...waiting, oldestDueAt: null });
  world.clock.advance(6 * MINUTE);
  expect((await read()).troubles).toContain('text-stalled');
  await sendDueTexts({ ...world.deps, textSender: null });
  expect((await read()).texts).toMatchObject({ waiting: 0, retrying: 0, retryReason: null, failed: 1 });
  expect((await read()).mails).toMatchObject({ retrying: 0, retryReason: null, failed: 0 });
});

test('a mail that never was cannot be tried again', async () => {
  expect((await retry('00000000-0000-7000-8000-000000000000')).statusCode).toBe(404);
});

test('events of webhooks are counted, with the receiver that is furthest behind, but not its path; a paused one waits for nobody', async () => {
  const [slow, other] = [await aUser(world), await aUser(world)];
  const waiting = await aDelivery(world, slow, { address: 'https://slow.example.com/secret-path' });
  const oldestAt = world.clock.now().toISOString();
  world.clock.advance(MINUTE);
  const lost = await aDelivery(world, other);
  const update = (id: string) => world.deps.db.updateTable('deliveries').where('id', '=', id);
  await update(lost).set({ failed_at: world.clock.now() }).execute();
  expect((await read()).events).toEqual({
    waiting: 1,
    givenUp: 1,
    oldestAt,
    furthestBehind: { host: 'slow.example.com', waiting: 1 },
  });
  await world.change('webhooks', {}, { paused_at: world.clock.now() });
  expect((await read()).events).toEqual({ waiting: 0, givenUp: 1, oldestAt: null, furthestBehind: null });
  await update(waiting).set({ sent_at: world.clock.now() }).execute();
});
