import type { Order } from '@wideload/contract';
import { beforeEach, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { createOrderCopy } from '#test/stages/order-copies.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, pay, readOrder } from '#test/factories/money/payment-factories.ts';
import { forgetBooks } from '#test/stages/forget-books.ts';
import { rewritePaidFacts } from '#test/stages/paid-facts.ts';
import { aWorld, madeEachTime, startWorld } from '#test/world.ts';
import { MINUTE, SECOND } from '#clock.ts';
import { GatewayError } from '#providers/payments/gateway-error.ts';
import { createReconciler } from './payments.service.ts';

const world = aWorld({ env: { OPERATOR_EMAIL: 'office@operator.example' } });
const user = madeEachTime(() => aUser(world));
const order = madeEachTime(() => aPayableOrder(world, user));
const card = madeEachTime(() => aCard(world, user));
beforeEach(async () => {
  await createReconciler(world.deps).run();
});

const press = (with_ = card) => pay(world, user, { order, card: with_ });
const readStatus = async () => (await readOrder(world, user, order)).status;
const listAlerts = (orderId: string | null) =>
  world.deps.db
    .selectFrom('payment_alerts')
    .selectAll()
    .where('order_id', orderId === null ? 'is' : '=', orderId)
    .execute();
const loadPayment = ({ _id }: Order) => world.row('payments', { order_id: _id });
const listMails = async (to = 'office@operator.example') =>
  (await world.mails()).filter((mail) => mail.to === to && mail.text.includes(order._id));

/** One turn of a process that has just started, with an empty memory. */
const runInNewProcess = () =>
  createReconciler(world.deps)
    .run()
    .catch(() => false);

test('the tenth failure in a row on one payment raises one alert across processes; a success resets the count', async () => {
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  await press();
  world.clock.advance(10 * SECOND);
  world.sandbox.controls.setDown(true);
  for (let turn = 1; turn <= 9; turn += 1) await runInNewProcess();
  expect(await listAlerts(order._id)).toEqual([]);
  for (let turn = 10; turn <= 12; turn += 1) await runInNewProcess();
  world.sandbox.controls.setDown(false);
  expect(await listAlerts(order._id)).toMatchObject([
    { kind: 'stuck', payment_id: (await loadPayment(order)).id, detail: expect.stringContaining('10 times in a row') },
  ]);
  expect(await listMails()).toHaveLength(1);
  await runInNewProcess();
  expect([await readStatus(), (await loadPayment(order)).sync_failures]).toEqual(['pending', 0]);
});

test('an anomaly raises one alert with its order, however often it is read', async () => {
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  await press();
  await world.database.pool.query(
    `UPDATE stripe_stand_in.objects SET data = jsonb_set(data, '{amount_received}', '100') WHERE id = $1`,
    [(await loadPayment(order)).provider_intent_id],
  );
  world.clock.advance(10 * SECOND);
  await runInNewProcess();
  await world.call('GET', `/payment_intent?orderId=${order._id}`, { token: user.token });
  expect(await readStatus()).toBe('draft');
  expect(await listAlerts(order._id)).toMatchObject([
    { kind: 'anomaly', detail: expect.stringContaining('took $1.00') },
  ]);
  expect(await listMails()).toMatchObject([{ subject: expect.stringContaining(String(order.orderNumber)) }]);
});

test.each(['Misconfigured', 'KeyMismatch'] as const)(
  'a provider that refuses us (%s) raises one alert a day, another after it was resolved, and answers that nothing was charged',
  async (kind) => {
    const refusing = { ...world.sandbox };
    refusing.createIntent = () => Promise.reject(new GatewayError({ kind, message: 'Invalid API Key' }));
    const broken = await startWorld({ deps: { payments: refusing } });
    try {
      const carrier = await aUser(broken);
      const unpaid = await aPayableOrder(broken, carrier);
      const saved = await aCard({ ...broken, sandbox: world.sandbox }, carrier);
      const answers = [1, 2, 3].map(() => pay(broken, carrier, { order: unpaid, card: saved }));
      for (const answer of await Promise.all(answers)) expect([202, 503]).toContain(answer.statusCode);
      const rows = await broken.rows('payment_alerts');
      expect(rows).toMatchObject([
        { kind: 'provider-misconfigured', detail: expect.stringContaining('createIntent: Invalid API Key') },
      ]);
      const { token } = await aUser(broken, { role: 'admin' });
      await broken.call('PUT', `/permits/admin/payment_alerts/${rows[0]?.id}/resolve`, { token });
      for (const _press of [1, 2]) await pay(broken, carrier, { order: unpaid, card: saved });
      const open = await broken.call('GET', '/permits/admin/payment_alerts', { token });
      expect(open.json()).toMatchObject({ total: 1, items: [{ kind: 'provider-misconfigured' }] });
    } finally {
      await broken.close();
    }
  },
);

const deletePayments = () =>
  rewritePaidFacts(world.deps.db, async () => {
    await forgetBooks(world);
    for (const table of ['payment_attempts', 'payment_alerts', 'payments'])
      await world.database.pool.query(`DELETE FROM ${table}`);
  });

test('more payments than a batch that are not due keep none waiting that is', async () => {
  await deletePayments();
  const asking = await aCard(world, user, 'pm_card_authenticationRequired');
  await press(asking);
  const waiting = await loadPayment(order);
  // Sixty more wait for their carriers, all older than the one that is due.
  const copies = await Promise.all(Array.from({ length: 60 }, () => createOrderCopy(world, order)));
  await world.database.pool.query(
    `WITH copies AS (
       INSERT INTO payments (id, order_id, kind, amount_cents, price_lines, status, provider, livemode, created_at, updated_at)
       SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, copy::uuid, kind, amount_cents, price_lines, status,
         provider, livemode, created_at, updated_at
       FROM payments, unnest($2::text[]) WITH ORDINALITY AS copy (copy, n) WHERE id = $1 RETURNING id)
     INSERT INTO payment_attempts (id, payment_id, card_id, provider_pm_id, idempotency_key, state, sent_at, created_at, updated_at)
     SELECT gen_random_uuid(), copies.id, card_id, provider_pm_id, copies.id::text, state, sent_at, payment_attempts.created_at,
       payment_attempts.updated_at
     FROM copies, payment_attempts WHERE payment_id = $1`,
    [waiting.id, copies.map(({ _id }) => _id)],
  );
  const due = await aPayableOrder(world, user);
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  await pay(world, user, { order: due, card });
  world.clock.advance(10 * SECOND);
  await runInNewProcess();
  expect((await readOrder(world, user, due)).status).toBe('pending');
});

test('a payment that waits for 3-D Secure is read every 15 minutes, not with every turn', async () => {
  await deletePayments();
  await press(await aCard(world, user, 'pm_card_authenticationRequired'));
  const reconciler = createReconciler(world.deps);
  await reconciler.run();
  const countReads = () => world.sandbox.controls.calls('getIntent');
  const before = countReads();
  for (let turn = 0; turn < 4; turn += 1) {
    world.clock.advance(5 * MINUTE);
    await reconciler.run();
  }
  expect(countReads() - before).toBe(1);
});

test('a payment that the sandbox was left with is ended once another provider is set, and its order can be paid there', async () => {
  world.sandbox.controls.loseAnswer('confirmIntent', 'before');
  await press();
  await world.change('payments', { order_id: order._id }, { provider: 'stripe' });
  await runInNewProcess();
  expect((await loadPayment(order)).status).toBe('canceled');
  expect((await press()).json<{ status: string }>().status).toBe('succeeded');
});

test('a live payment is not ended because another provider is set', async () => {
  world.sandbox.controls.loseAnswer('confirmIntent', 'before');
  await press();
  const foreign = { provider: 'stripe', livemode: true } as const;
  await world.change('payments', { order_id: order._id }, foreign);
  await runInNewProcess();
  expect((await loadPayment(order)).status).toBe('open');
});
