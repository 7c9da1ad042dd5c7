import { expect, test } from 'vitest';
import { aRefund } from '#test/factories/money/refund-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aCard } from '#test/factories/money/payment-factories.ts';
import { setPaymentStage } from '#test/stages/payment-stage.ts';

const { press, stage } = setPaymentStage();

const run = (statement: string) => stage.world.database.pool.query(statement, [stage.order._id]);
const ofOrder = 'SELECT id FROM payments WHERE order_id = $1';

test.each([
  ['reopened', `UPDATE payments SET status = 'open' WHERE order_id = $1`],
  ['given another amount', 'UPDATE payments SET amount_cents = amount_cents + 100 WHERE order_id = $1'],
  ['said to have captured less', 'UPDATE payments SET captured_cents = 0 WHERE order_id = $1'],
  ['moved to another day', `UPDATE payments SET succeeded_at = succeeded_at - interval '1 day' WHERE order_id = $1`],
  ['given another intent', `UPDATE payments SET provider_intent_id = 'pi_other' WHERE order_id = $1`],
  ['deleted', 'DELETE FROM payments WHERE order_id = $1'],
  ['left without its attempts', `DELETE FROM payment_attempts WHERE payment_id IN (${ofOrder})`],
])('the database refuses that a payment which succeeded is %s', async (_what, statement) => {
  await press(await aCard(stage.world, stage.user));
  await expect(run(statement)).rejects.toMatchObject({ code: '23000' });
});

test('the database refuses that a refund is deleted', async () => {
  await press(await aCard(stage.world, stage.user));
  const admin = await aUser(stage.world, { role: 'admin' });
  await aRefund(stage.world, admin, { order: stage.order, amount: 100 });
  await expect(run(`DELETE FROM refunds WHERE payment_id IN (${ofOrder})`)).rejects.toMatchObject({ code: '23000' });
});

test('what is not a fact of the money can still change: an anomaly, a later reading', async () => {
  await press(await aCard(stage.world, stage.user));
  const changed = await run(`UPDATE payments SET synced_at = now(), anomaly = 'seen' WHERE order_id = $1`);
  expect(changed.rowCount).toBe(1);
});
