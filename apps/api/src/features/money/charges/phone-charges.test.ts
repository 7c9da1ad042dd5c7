import type { Card, Order, PersonalData, PhoneAgreement } from '@wideload/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCard, listCharges, pay } from '#test/factories/money/payment-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import {
  agree,
  anAgreedPhoneOrder,
  aCompletePhoneOrder,
  aPhoneOrder,
  type Phone,
} from '#test/factories/phone-order-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

const world = aWorld();
let phone: Phone;
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
const owner = madeEachTime(() => aUser(world));
beforeEach(async () => {
  phone = { admin, owner };
});

const charge = ({ _id, totalPrice }: Order, expectedTotal: number = totalPrice) =>
  world.call('POST', `/permits/admin/orders/${_id}/phone_charge`, { token: admin.token, body: { expectedTotal } });
const readCode = (answer: Awaited<ReturnType<typeof charge>>) => answer.json<{ code: string }>().code;
const withdraw = () => world.call('DELETE', '/users/phone_agreement', { token: owner.token });
const read = ({ _id }: Order) => world.read<Order>(`/permits/orders/${_id}`, owner);
const readAsAdmin = async ({ _id }: Order) => {
  const answer = await world.call('GET', `/permits/admin/orders/${_id}/phone_charge`, { token: admin.token });
  return answer.json<{ agreement: PhoneAgreement | null }>().agreement;
};

describe('the agreement', () => {
  test('is the carrier’s own act, kept with its time and text; another one replaces it, and a repeat changes nothing', async () => {
    const card = await aCard(world, owner);
    const given = await agree(world, owner, { card });
    expect(given.json<PhoneAgreement>()).toEqual({
      card: { id: card.id, brand: 'Visa', last4: '4242' },
      limit: 50_000,
      givenAt: world.clock.now().toISOString(),
    });
    await agree(world, owner, { card });
    await agree(world, owner, { card, limit: 60_000 });
    const data = await world.call('GET', '/users/data', { token: owner.token });
    expect(data.json<PersonalData>().phoneAgreements).toMatchObject([
      { last4: '4242', limitCents: 50_000, withdrawnAt: expect.any(String) },
      { last4: '4242', limitCents: 60_000, withdrawnAt: null },
    ]);
  });

  test('is about an own card, and a limit from $10 to $10,000', async () => {
    const card = await aCard(world, owner);
    const other = await aCard(world, await aUser(world));
    expect((await agree(world, owner, { card: other })).statusCode).toBe(404);
    expect((await agree(world, owner, { card, limit: 999 })).statusCode).toBe(400);
    expect((await agree(world, owner, { card, limit: 1_000_001 })).statusCode).toBe(400);
  });

  test('is shown to the admin for a phone order only, and goes with its card', async () => {
    const order = await anAgreedPhoneOrder(world, phone);
    expect(await readAsAdmin(order)).toMatchObject({ card: { last4: '4242' }, limit: 50_000 });
    expect(await readAsAdmin(await aPayableOrder(world, owner))).toBeNull();
    const [card] = await world.read<Card[]>('/stripe/cards', owner);
    expect((await world.call('DELETE', `/stripe/cards/${card?.id}`, { token: owner.token })).statusCode).toBe(200);
    expect(await readAsAdmin(order)).toBeNull();
    expect(readCode(await charge(order))).toBe('phone-charge.not-agreed');
  });
});

describe('a charge', () => {
  test('under the agreement pays the order, which was not reviewed, and is in the audit log', async () => {
    const order = await anAgreedPhoneOrder(world, phone);
    const answer = await charge(order);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'succeeded' }]);
    expect(await read(order)).toMatchObject({ status: 'pending', step: 7, reviewed: false });
    const receipt = (await world.mails()).find(({ subject }) => subject.includes(String(order.orderNumber)));
    expect(receipt?.text).toContain('4242');
    const acts = await world.rows('audit_log', { subject_id: order._id, what: 'phone-order.charge' }, [
      'actor_id',
      'what',
      'after',
    ]);
    expect(acts).toMatchObject([{ actor_id: admin.id, after: { card: 'Visa ending in 4242' } }]);
  });

  test('pressed at once and again charges once', async () => {
    const order = await anAgreedPhoneOrder(world, phone);
    await Promise.all([charge(order), charge(order), charge(order)]);
    expect((await charge(order)).json()).toEqual({ status: 'succeeded' });
    expect(await listCharges(world, order)).toHaveLength(1);
  });

  test('without an agreement, after its withdrawal, and above its limit is refused and takes nothing', async () => {
    const order = await aCompletePhoneOrder(world, phone);
    expect(readCode(await charge(order))).toBe('phone-charge.not-agreed');
    const card = await aCard(world, owner);
    await agree(world, owner, { card, limit: order.totalPrice - 1 });
    expect(readCode(await charge(order))).toBe('phone-charge.not-agreed');
    await agree(world, owner, { card, limit: order.totalPrice });
    expect((await withdraw()).statusCode).toBe(200);
    expect(readCode(await charge(order))).toBe('phone-charge.not-agreed');
    expect(await listCharges(world, order)).toEqual([]);
    expect(await read(order)).toMatchObject({ status: 'draft' });
  });

  test('of an order that the carrier began, of an unfinished one, and of another total is refused', async () => {
    const order = await anAgreedPhoneOrder(world, phone);
    expect((await charge(await aPayableOrder(world, owner))).statusCode).toBe(404);
    expect(readCode(await charge(await aPhoneOrder(world, phone)))).toBe('order_incomplete');
    expect(readCode(await charge(order, order.totalPrice - 1))).toBe('amount_changed');
  });

  test.each(['pm_card_authenticationRequired', 'pm_card_chargeCustomerFail'])(
    'of %s is declined, and the carrier can still review and pay the draft',
    async (alias) => {
      const order = await anAgreedPhoneOrder(world, phone, alias);
      expect((await charge(order)).json()).toMatchObject({ status: 'declined' });
      const draft = await read(order);
      expect(draft).toMatchObject({ status: 'draft', reviewed: false });
      const body = { version: draft.version, reviewed: true, step: 6 };
      const path = `/permits/orders/${order._id}`;
      const reviewed = await world.call('PUT', path, { token: owner.token, body });
      const paid = await pay(world, owner, { order: reviewed.json<Order>(), card: await aCard(world, owner) });
      expect(paid.json()).toMatchObject({ status: 'succeeded' });
    },
  );
});

test('the database refuses to charge an order without its owner but under an agreement in force', async () => {
  const order = await anAgreedPhoneOrder(world, phone);
  await charge(order);
  const { db } = world.deps;
  const sent = await db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .selectAll('payment_attempts')
    .where('payments.order_id', '=', order._id)
    .executeTakeFirstOrThrow();
  const again = (parts: object) =>
    db
      .insertInto('payment_attempts')
      .values({ ...sent, id: world.deps.ids(), idempotency_key: world.deps.ids(), state: 'abandoned', ...parts })
      .execute();
  await expect(again({ agreement_id: null })).rejects.toThrow('The carrier has not agreed to it.');
  const other = await aCard(world, owner, 'pm_card_mastercard');
  await expect(again({ card_id: other.id })).rejects.toThrow('The agreement is not about this charge.');
  await withdraw();
  await expect(again({})).rejects.toThrow('The agreement is not about this charge.');
});
