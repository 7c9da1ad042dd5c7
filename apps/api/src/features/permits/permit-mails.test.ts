import type { Order, OrderFile } from '@wideload/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '#clock.ts';
import { sendDueMails } from '#platform/deliveries/send-due.ts';
import { aPendingOrder, changePermit, findPermit, issue } from '#test/factories/permit-factories.ts';
import { anOrderWithFee, settleFee } from '#test/factories/money/fee-factories.ts';
import { aCard, pay } from '#test/factories/money/payment-factories.ts';
import { aRefund } from '#test/factories/money/refund-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld();
let admin: SignedInUser;
let carrier: SignedInUser;
let order: Order;

beforeEach(async () => {
  [carrier, admin] = await Promise.all([aUser(world), aUser(world, { role: 'admin' })]);
  order = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
});

const pick = (state: string) => findPermit(order, state);
const refusal = { status: 'refused', reason: 'The bridge is closed.' } as const;

/** Subjects of the mails about permits of the order, oldest first. */
async function listSubjects(): Promise<string[]> {
  const mails = await world.mails();
  const own = mails.filter(({ subject }) => subject.startsWith(`Order ${order.orderNumber}: `));
  return own.map(({ subject }) => subject.replace(`Order ${order.orderNumber}: `, '')).toReversed();
}

test('a permit that is issued is one mail after five minutes, with its facts and the link', async () => {
  await issue(world, admin, pick('TX'));
  world.clock.advance(5 * MINUTE - SECOND);
  expect(await listSubjects()).toEqual([]);
  world.clock.advance(SECOND);
  expect(await listSubjects()).toEqual(['your Texas permit has been issued']);
  const [mail] = await world.mails();
  expect(mail?.text).toContain('issued, number TX-4711, valid from Nov 24, 2026 to Nov 28, 2026.');
  expect(mail?.text).toContain(`/order_list/order?orderId=${order._id}`);
});

test('several permits within five minutes are one mail, later ones another', async () => {
  await issue(world, admin, pick('TX'));
  world.clock.advance(4 * MINUTE);
  await changePermit(world, admin, { permit: pick('OK'), change: refusal });
  world.clock.advance(MINUTE);
  expect(await listSubjects()).toEqual(['2 permits: 1 issued, 1 refused']);
  await changePermit(world, admin, { permit: { ...pick('OK'), status: 'refused' }, change: { status: 'requested' } });
  world.clock.advance(5 * MINUTE);
  expect(await listSubjects()).toEqual([
    '2 permits: 1 issued, 1 refused',
    'we are working on your Oklahoma permit again',
  ]);
});

test('a filing sends nothing, and neither does an issue or refusal that is taken back in time', async () => {
  const [texas, oklahoma] = [pick('TX'), pick('OK')];
  await changePermit(world, admin, { permit: texas, change: { status: 'filed' } });
  await changePermit(world, admin, { permit: { ...texas, status: 'filed' }, change: { status: 'requested' } });
  await issue(world, admin, texas);
  await changePermit(world, admin, { permit: { ...texas, status: 'issued' }, change: { status: 'filed' } });
  await changePermit(world, admin, { permit: oklahoma, change: refusal });
  await changePermit(world, admin, { permit: { ...oklahoma, status: 'refused' }, change: { status: 'requested' } });
  world.clock.advance(10 * MINUTE);
  expect(await listSubjects()).toEqual([]);
});

test('a refusal that the carrier has already answered is not mailed', async () => {
  const permit = pick('TX');
  await changePermit(world, admin, { permit, change: refusal });
  const { date, route, comment } = permit;
  const resubmitted = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, {
    token: carrier.token,
    body: { date, route, comment },
  });
  expect(resubmitted.statusCode).toBe(200);
  world.clock.advance(10 * MINUTE);
  expect(await listSubjects()).toEqual([]);
});

describe('a fee that is asked for and a refund', () => {
  const due = 'your Texas permit has been issued, and 2 more';

  async function askAndRefund(): Promise<void> {
    await settleFee(world, admin, { order, way: 'ask' });
    await aRefund(world, admin, { order, amount: 500 });
  }
  beforeEach(async () => {
    order = await anOrderWithFee(world, { carrier, admin, limit: null });
  });

  test('join the mail about a permit that waits, and each of them is out with it', async () => {
    world.clock.advance(2 * MINUTE);
    await askAndRefund();
    expect(await listSubjects()).toEqual([]);
    world.clock.advance(3 * MINUTE);
    expect(await listSubjects()).toEqual([due]);
    const mail = (await world.mails()).find(({ subject }) => subject.endsWith(due));
    for (const words of ['issued, number TX-4711', 'costs $15.00 more than you paid', 'We refunded $5.00'])
      expect(mail?.text).toContain(words);
    expect(await readStates()).toEqual(['sent', 'sent', 'sent']);
  });

  test('is not asked for in a mail once it is paid', async () => {
    await settleFee(world, admin, { order, way: 'ask' });
    const answer = await world.call('GET', `/permits/orders/${order._id}/balance`, { token: carrier.token });
    const { _id: adjustmentId } = answer.json<{ adjustment: { _id: string } }>().adjustment;
    const card = await aCard(world, carrier);
    const paid = await pay(world, carrier, { order, card, adjustmentId, expectedTotal: 1500 });
    expect(paid.statusCode, paid.body).toBe(200);
    world.clock.advance(5 * MINUTE);
    expect(await listSubjects()).toEqual(['your Texas permit has been issued']);
  });

  test('is not asked for in a mail once the request is withdrawn', async () => {
    await settleFee(world, admin, { order, way: 'ask' });
    const path = `/permits/admin/orders/${order._id}/adjustments`;
    expect((await world.call('DELETE', path, { token: admin.token })).statusCode).toBe(200);
    world.clock.advance(5 * MINUTE);
    expect(await listSubjects()).toEqual(['your Texas permit has been issued']);
  });

  test('go out at once with a decision, and are tried again together', async () => {
    await askAndRefund();
    const body = { status: 'rejected', from: 'pending', comment: 'No way.' };
    await world.call('PUT', `/permits/admin/orders/${order._id}`, { token: admin.token, body });
    await sendDueMails({ ...world.deps, mailSender: { send: () => Promise.reject(new Error('away')) } });
    expect(await readStates()).toEqual(['waiting', 'waiting', 'waiting']);
    world.clock.advance(MINUTE);
    expect(await listSubjects()).toContain(due);
  });

  test('are mails of their own once the mail about the permit is out', async () => {
    world.clock.advance(5 * MINUTE);
    await world.mails();
    await settleFee(world, admin, { order, way: 'ask' });
    expect(await listSubjects()).toEqual(['your Texas permit has been issued', '$15.00 is due']);
  });

  async function readStates(): Promise<string[]> {
    const answer = await world.call('GET', `/permits/admin/orders/${order._id}`, { token: admin.token });
    const kinds = new Set(['permit-update', 'adjustment-due', 'order-refunded']);
    return answer.json<OrderFile>().mails.flatMap(({ kind, state }) => (kinds.has(kind) ? [state] : []));
  }
});

test('a decision on the order does not overtake the mail about its permits', async () => {
  for (const state of ['TX', 'OK']) await issue(world, admin, pick(state));
  const body = { status: 'approved', from: 'pending' };
  await world.call('PUT', `/permits/admin/orders/${order._id}`, { token: admin.token, body });
  expect(await listSubjects()).toContain('2 permits: 2 issued');
});

test('a repeated issue is refused and adds no second mail', async () => {
  const permit = pick('TX');
  const answers = await Promise.all([1, 2, 3].map(() => changePermit(world, admin, { permit, change: refusal })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  world.clock.advance(5 * MINUTE);
  expect(await listSubjects()).toEqual(['Texas refused a permit']);
});

test('a mail that a worker has leased is left alone, and the next update begins another', async () => {
  await issue(world, admin, pick('TX'));
  world.clock.advance(5 * MINUTE);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const sent: string[] = [];
  const slow = { send: (mail: { subject: string }) => held.then(() => void sent.push(mail.subject)) };
  const run = sendDueMails({ ...world.deps, mailSender: slow });
  await expect.poll(async () => (await listTries())[0]).toBe(1);
  await changePermit(world, admin, { permit: pick('OK'), change: refusal });
  release();
  await run;
  expect(sent.filter((subject) => subject.includes('Texas'))).toHaveLength(1);
  world.clock.advance(5 * MINUTE);
  expect(await listSubjects()).toEqual(['Oklahoma refused a permit']);
});

async function listTries(): Promise<number[]> {
  const { rows } = await world.database.pool.query<{ attempts: number }>(
    "SELECT attempts FROM deliveries WHERE kind = 'permit-update' AND content ->> 'orderId' = $1 ORDER BY created_at",
    [order._id],
  );
  return rows.map(({ attempts }) => attempts);
}

test('a mail that could not be sent says why on the order, until it is sent', async () => {
  await changePermit(world, admin, { permit: pick('TX'), change: refusal });
  world.clock.advance(5 * MINUTE);
  const broken = { send: () => Promise.reject(new Error('the mail server is away')) };
  await sendDueMails({ ...world.deps, mailSender: broken });
  const readMails = async () => {
    const answer = await world.call('GET', `/permits/admin/orders/${order._id}`, { token: admin.token });
    return answer.json<OrderFile>().mails.filter(({ kind }) => kind === 'permit-update');
  };
  expect(await readMails()).toMatchObject([{ state: 'waiting', error: 'the mail server is away' }]);
  world.clock.advance(MINUTE);
  await world.mails();
  expect(await readMails()).toMatchObject([{ state: 'sent', error: null }]);
});
