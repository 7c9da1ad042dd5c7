import type { AskedOrder, Order, Permit } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aCard, pay } from '#test/factories/money/payment-factories.ts';
import { aPayableOrder, aUnit, save } from '#test/factories/order-factories.ts';
import { anAgreedPhoneOrder } from '#test/factories/phone-order-factories.ts';
import { anOrderToAsk, heavyWeights } from '#test/factories/state-question-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime, madeOnce } from '#test/world.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const user = madeEachTime(() => aUser(world));

const read = (id: string) => world.read<Order>(`/permits/orders/${id}`, user);
const findTexas = ({ permits }: Order) => permits.find(({ state }) => state === 'TX') as Permit;
const listAsked = async () =>
  (await world.read<{ items: AskedOrder[] }>('/permits/admin/state_questions', admin)).items;
const answer = (permit: Permit, body: object, token = admin.token) =>
  world.call('PUT', `/permits/admin/permits/${permit._id}/state_answer`, {
    token,
    body: { load: permit.stateQuestion?.load, ...body },
  });
const press = async (order: Order) => pay(world, user, { order, card: await aCard(world, user) });
const listMails = async (to: string) =>
  (await world.mails()).filter((mail) => mail.to === to).map(({ subject }) => subject);

test('a load beyond the permits of a state waits for its answer, and is paid after a yes', async () => {
  const order = await anOrderToAsk(world, user);
  const texas = findTexas(order);
  expect(order.permits.map(({ state, stateQuestion }) => [state, stateQuestion !== null])).toEqual([
    ['TX', true],
    ['CA', false],
  ]);
  expect(texas.stateQuestion).toMatchObject({ askedAt: expect.any(String), answer: null });
  expect((await press(order)).json()).toMatchObject({ status: 409, code: 'order.state-first' });
  const asked = (await listAsked()).find((one) => one.order._id === order._id);
  expect(asked).toMatchObject({ states: ['TX'], units: [1], order: { orderNumber: order.orderNumber } });
  expect(asked?.askedAt).toBe(texas.stateQuestion?.askedAt);
  expect(await listMails(world.deps.config.operatorEmail)).toContain(`Order ${order.orderNumber}: ask Texas first`);

  const said = await answer(texas, { isPermitted: true });
  expect(said.json<Permit>().stateQuestion?.answer).toMatchObject({ isPermitted: true });
  expect((await listAsked()).some((one) => one.order._id === order._id)).toBe(false);
  expect(await listMails('ann@carrier.example')).toContain(`Order ${order.orderNumber}: Texas would permit your load`);
  const notes = await world.call('GET', '/notifications', { token: user.token });
  expect(notes.body).toContain('Texas would permit your load. You can pay the order now.');
  expect((await press(order)).json()).toMatchObject({ status: 'succeeded' });
});

test('an order with several permits to ask about is listed once, until each of them is answered', async () => {
  const order = await anOrderToAsk(world, user, { trucks: 3 });
  const find = async () => (await listAsked()).filter((one) => one.order._id === order._id);
  expect(await find()).toMatchObject([{ states: ['TX'], units: [1, 2, 3] }]);
  const asked = order.permits.filter(({ stateQuestion }) => stateQuestion !== null);
  for (const [at, permit] of asked.entries()) {
    expect(await find()).toMatchObject([{ units: [1, 2, 3].slice(at) }]);
    expect((await answer(permit, { isPermitted: true })).statusCode).toBe(200);
  }
  expect(await find()).toEqual([]);
});

test('the carrier reads the conditions of a yes, and whom it still has to wait for', async () => {
  const order = await anOrderToAsk(world, user, { trucks: 2, states: ['TX', 'OK'] });
  const [texas, oklahoma] = (['TX', 'OK'] as const).map((code) => order.permits.filter(({ state }) => state === code));
  const readNotes = async () => (await world.call('GET', '/notifications', { token: user.token })).body;
  const reason = 'With a route survey, and for 12 days.';
  for (const permit of texas ?? []) await answer(permit, { isPermitted: true, reason });
  expect(await readNotes()).toContain(
    `Texas would permit your load. You can pay once Oklahoma would permit it, too. It said: ${reason}`,
  );
  for (const permit of oklahoma ?? []) await answer(permit, { isPermitted: true });
  expect(await readNotes()).toContain('Oklahoma would permit your load. You can pay the order now.');
  const mails = (await world.mails()).filter(({ subject }) => subject.startsWith(`Order ${order.orderNumber}: `));
  const first = mails.find(({ subject }) => subject.includes('Texas would'))?.text ?? '';
  expect(first).toMatch(/You can pay once .*Oklahoma would permit it, too\. See the order here: /);
  const last = mails.find(({ subject }) => subject.includes('Oklahoma would'))?.text;
  expect(last).toContain('Pay the order here: ');
});

test('a refusal has a reason, which the carrier reads; PAY stays closed', async () => {
  const order = await anOrderToAsk(world, user);
  expect((await answer(findTexas(order), { isPermitted: false })).statusCode).toBe(400);
  expect(
    (await answer(findTexas(order), { isPermitted: false, reason: 'The bridges do not carry it.' })).statusCode,
  ).toBe(200);
  expect(findTexas(await read(order._id)).stateQuestion?.answer).toMatchObject({
    isPermitted: false,
    reason: 'The bridges do not carry it.',
  });
  expect((await press(order)).json()).toMatchObject({ code: 'order.state-first' });
});

test('an answer holds for its load: a heavier one asks again, a lighter one needs no answer', async () => {
  const order = await anOrderToAsk(world, user);
  await answer(findTexas(order), { isPermitted: true });
  const [unit] = order.units;
  if (unit === undefined) throw new Error('The order has no unit');
  const { truckId, trailerId, loadType, dimensions, axles, _id, typed } = unit;
  const same = { truckId, trailerId, loadType, dimensions, axles, _id, typed };
  const heavier = { ...same, weight: 143_000, axleWeights: { ...heavyWeights, F: 31_000 } };
  const changed = await save(world, user, await read(order._id), { units: [heavier] });
  expect(findTexas(changed).stateQuestion).toMatchObject({ askedAt: null, answer: null });
  expect((await answer(findTexas(order), { isPermitted: true })).json()).toMatchObject({ code: 'order.stale' });
  const reviewed = await save(world, user, changed, { reviewed: true, step: 6 });
  expect((await press(reviewed)).json()).toMatchObject({ code: 'order.state-first' });

  const lighter = { ...same, weight: 112_000, axleWeights: { ...heavyWeights, D: 20_000, E: 20_000, F: 20_000 } };
  const legal = await save(world, user, await read(order._id), { units: [lighter] });
  expect(findTexas(legal).stateQuestion).toBeNull();
  const payable = await save(world, user, legal, { reviewed: true, step: 6 });
  expect((await press(payable)).json()).toMatchObject({ status: 'succeeded' });
});

test('the database takes no attempt for such an order, whoever writes it', async () => {
  const order = await aPayableOrder(world, user);
  await pay(world, user, { order, card: await aCard(world, user, 'pm_card_chargeCustomerFail') });
  const { db, ids } = world.deps;
  await world.change(
    'permits',
    { order_id: order._id },
    { state_question: JSON.stringify({ load: '1.TX', askedAt: null, answer: null }) },
  );
  expect((await press(order)).json()).toMatchObject({ code: 'order.state-first' });
  const declined = await db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .selectAll('payment_attempts')
    .where('payments.order_id', '=', order._id)
    .executeTakeFirstOrThrow();
  const again = { ...declined, id: ids(), idempotency_key: 'written by hand', state: 'in_flight' as const };
  await expect(db.insertInto('payment_attempts').values(again).execute()).rejects.toThrow(
    'A state has not permitted a load of this order.',
  );
});

test('a clerk does not charge a phone order that waits, and only admins answer', async () => {
  const phone = await anAgreedPhoneOrder(world, { admin, owner: user });
  const [unit] = (await read(phone._id)).units;
  const heavy = await aUnit(world, user, { weight: 142_000, axleWeights: heavyWeights });
  const order = await save(world, user, phone, {
    units: [{ ...heavy, _id: unit?._id ?? heavy._id }],
    jurisdictions: ['TX'],
  });
  const charge = () =>
    world.call('POST', `/permits/admin/orders/${order._id}/phone_charge`, {
      token: admin.token,
      body: { expectedTotal: order.totalPrice },
    });
  expect((await charge()).json()).toMatchObject({ code: 'order.state-first' });
  expect((await answer(findTexas(order), { isPermitted: true }, user.token)).statusCode).toBe(403);
  expect((await answer(findTexas(order), { isPermitted: true })).statusCode).toBe(200);
  expect((await charge()).json()).toMatchObject({ status: 'succeeded' });
});
