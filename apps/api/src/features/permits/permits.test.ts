import type { Order, OrderEvent } from '@wideload/contract';
import { type Day, mayMovePermit, permitStatuses, type PermitStatus } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aPdf } from '#test/factories/pdf-factories.ts';
import {
  anOrderWithPermitAt,
  aPaidPermit,
  aPendingOrder,
  asIssued,
  asRefused,
  changePermit,
  findFirstPermit,
  findPermit as findPermitOf,
  issue,
  permitChanges,
} from '#test/factories/permit-factories.ts';
import { anOrderWithConsent } from '#test/factories/money/fee-factories.ts';
import { madeEachTime, sharedWorld } from '#test/world.ts';
import { renderPermitUpdateMail, type PermitUpdates } from '#platform/deliveries/mails/permit-update.ts';

const world = sharedWorld();
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));

const read = async (path: string, token = carrier.token) => (await world.call('GET', path, { token })).json();
const readOrder = async (id: string): Promise<Order> => read(`/permits/orders/${id}`);
const listEvents = async (id: string): Promise<OrderEvent[]> => (await read(`/permits/orders/${id}/events`)).items;
const listNews = async (): Promise<string[]> =>
  (await read('/notifications')).items.map(({ comment }: { comment: string }) => comment);
const listActions = (id: string) => world.rows('audit_log', { subject_id: id });

const findPermit = (orderId: string) => findFirstPermit(world, carrier, orderId);
const anOrderAt = (status: PermitStatus) => anOrderWithPermitAt(world, { carrier, admin }, status);

const pairs = permitStatuses.flatMap((from) => permitStatuses.map((to) => ({ from, to })));

test.each(pairs.filter(({ from, to }) => mayMovePermit(from, to)))(
  'from $from an admin moves a permit to $to: history and notification have it',
  async ({ from, to }) => {
    const { id, permit } = await anOrderAt(from);
    expect(permit.status).toBe(from);
    const answer = await changePermit(world, admin, { permit, change: permitChanges[to] });
    expect(answer.json()).toMatchObject({ permit: { _id: permit._id, status: to }, allIssued: to === 'issued' });
    const event = { what: 'permit', who: 'admin', permit: { state: 'TX', unit: 1 }, from, to };
    expect((await listEvents(id)).at(-1)).toMatchObject(event);
    expect((await listNews())[0]).toMatch(new RegExp(`^Texas permit for unit 1.* Status: ${to}$`));
  },
);

test.each(pairs.filter(({ from, to }) => !mayMovePermit(from, to)))(
  'from $from to $to no permit moves, and no data changes',
  async ({ from, to }) => {
    const { id, permit } = await anOrderAt(from);
    const [events, news] = [await listEvents(id), await listNews()];
    const answer = await changePermit(world, admin, { permit, change: permitChanges[to] });
    expect(answer.json()).toMatchObject({ status: 409, code: 'permit.move-refused', permitStatus: from });
    expect([await findPermit(id), await listEvents(id), await listNews()]).toEqual([permit, events, news]);
  },
);

describe('an issued permit', () => {
  test('has the state’s answer, notifies its carrier, and writes the audit log', async () => {
    const order = await aPendingOrder(world, carrier);
    const permit = await findPermit(order._id);
    const { document, permit: issued } = await issue(world, admin, permit);
    expect(issued).toMatchObject({
      ...asIssued,
      issuedAt: world.clock.now().toISOString(),
      filedAt: world.clock.now().toISOString(),
      document: { _id: document, bytes: aPdf().length },
    });
    expect(await findPermit(order._id)).toEqual(issued);
    expect((await readOrder(order._id)).version).toBe(order.version + 1);
    expect((await listNews())[0]).toBe(
      'Texas permit for unit 1, number TX-4711: it is valid from Nov 24, 2026 to Nov 28, 2026. Download it from the order. Status: issued',
    );
    expect(await listActions(order._id)).toMatchObject([
      { what: 'order.claim', actor_id: admin.id, after: { holder: admin.email } },
      { what: 'permit.document', actor_id: admin.id, subject_label: String(order.orderNumber), before: null },
      {
        what: 'permit.change',
        actor_id: admin.id,
        before: { state: 'TX', unit: 1, status: 'requested' },
        after: { state: 'TX', unit: 1, status: 'issued', stateNumber: 'TX-4711', chargedFeeCents: 6250 },
      },
    ]);
  });

  test('needs its number, days and fee, each with an error at its field, and changes nothing without', async () => {
    const { _id } = await aPendingOrder(world, carrier);
    const permit = await findPermit(_id);
    const answer = await changePermit(world, admin, { permit, change: { status: 'issued' } });
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'input.invalid',
      errors: [
        { path: 'stateNumber', message: 'Please input the number of the permit!' },
        { path: 'validFrom', message: 'Please input the first valid day!' },
        { path: 'validTo', message: 'Please input the last valid day!' },
        { path: 'chargedFeeCents', message: 'Please input the fee that the state charged!' },
      ],
    });
    expect(await findPermit(_id)).toEqual(permit);
    expect(await listActions(_id)).toEqual([]);
  });

  test.each([
    ['a fee below nothing', { chargedFeeCents: -1 }, 'chargedFeeCents'],
    ['a fee beyond all fees', { chargedFeeCents: 10_000_001 }, 'chargedFeeCents'],
    ['days the wrong way round', { validTo: '2026-11-01' }, 'validTo'],
    ['a day that is none', { validFrom: '2026-02-30' }, 'validFrom'],
    ['a number without end', { stateNumber: 'X'.repeat(61) }, 'stateNumber'],
  ])('with %s is refused', async (_name, parts, path) => {
    const { id, permit } = await anOrderAt('filed');
    const answer = await changePermit(world, admin, { permit, change: { ...asIssued, ...parts } });
    expect(answer.json()).toMatchObject({ code: 'input.invalid', errors: [expect.objectContaining({ path })] });
    expect((await findPermit(id)).status).toBe('filed');
  });

  test('is reported as the last one only when all of the order are issued', async () => {
    const { permits } = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
    const answers = [];
    for (const permit of permits) answers.push((await issue(world, admin, permit)).allIssued);
    expect(answers).toEqual([false, true]);
  });

  test('by mistake goes back to filed with its recorded facts, and can no longer be downloaded', async () => {
    const { id, permit } = await anOrderAt('issued');
    const document = `/permits/documents/${permit.document?._id}`;
    expect((await world.call('GET', document, { token: carrier.token })).statusCode).toBe(200);
    await changePermit(world, admin, { permit, change: { status: 'filed' } });
    expect(await findPermit(id)).toMatchObject({ status: 'filed', stateNumber: 'TX-4711', issuedAt: null });
    expect((await listNews())[0]).toContain('it was taken back, do not use it. We work on it again. Status: filed');
    expect((await world.call('GET', document, { token: carrier.token })).statusCode).toBe(404);
    expect((await world.call('GET', document, { token: admin.token })).statusCode).toBe(200);
  });
});

/** The only mail about the permits of the order, sent or not. */
async function readPermitMail(orderId: string) {
  const { rows } = await world.database.pool.query<{ content: PermitUpdates; recipient: string }>(
    "SELECT content, recipient FROM deliveries WHERE kind = 'permit-update' AND content ->> 'orderId' = $1",
    [orderId],
  );
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0) throw new Error(`There are ${rows.length} mails.`);
  return { ...renderPermitUpdateMail(row.content), recipient: row.recipient };
}

describe('a refused permit', () => {
  test('says what happens to the money that was paid for it', async () => {
    const order = await anOrderWithConsent(world, carrier);
    const [texas, louisiana] = [findPermitOf(order, 'TX'), findPermitOf(order, 'LA')];
    const refund = { amount: louisiana.price, reason: 'Not needed.', permitId: louisiana._id };
    await world.call('POST', `/permits/admin/orders/${order._id}/refunds`, { token: admin.token, body: refund });
    for (const permit of [texas, louisiana]) await changePermit(world, admin, { permit, change: asRefused });
    const kept = '$62.00 that you paid for this permit is kept for another try, which costs nothing more.';
    const { items } = await read('/notifications');
    const notes = items.map(({ note }: { note?: string }) => note).filter((note?: string) => note !== undefined);
    expect(notes).toEqual([
      expect.stringMatching(/^\$40\.00 (was refunded|is on its way back) to Visa ending in 4242\.[^$]*$/),
      expect.stringContaining(kept),
    ]);
    const mail = await readPermitMail(order._id);
    expect(mail.subject).toMatch(/^Order \d+: 2 permits: 2 refused$/);
    expect(mail.text.match(/Your money: /g)).toHaveLength(2);
    expect(mail.text).toContain(`Your money: ${kept}`);
  });

  test('needs a reason', async () => {
    const permit = await aPaidPermit(world, carrier);
    const answer = await changePermit(world, admin, { permit, change: { status: 'refused', reason: ' ' } });
    expect(answer.json()).toMatchObject({
      errors: [{ path: 'reason', message: 'Please input the reason for the refusal!' }],
    });
  });

  test('gives its carrier the reason in the order, the history, a notification and a mail with the next step', async () => {
    const { id, permit } = await anOrderAt('refused');
    expect(permit).toMatchObject({ refusalReason: asRefused.reason, document: null, stateNumber: '' });
    expect((await listEvents(id)).at(-1)).toMatchObject({ comment: asRefused.reason, to: 'refused' });
    expect((await listNews())[0]).toBe(
      `Texas permit for unit 1: the state refused it. ${asRefused.reason} Status: refused`,
    );
    const mail = await readPermitMail(id);
    expect(mail.recipient).toBe('ann@carrier.example');
    expect(mail.subject).toMatch(/^Order \d+: Texas refused a permit$/);
    expect(mail?.text).toContain(`The reason: ${asRefused.reason}`);
    expect(mail?.text).toContain(`/order_list/order?orderId=${id}`);
  });
});

test('a permit that is issued for days that are over is not news to travel with', async () => {
  const { id, permit } = await anOrderAt('requested');
  // Cast: a day.
  const over = { validFrom: '2026-11-01' as Day, validTo: '2026-11-05' as Day };
  await changePermit(world, admin, { permit, change: { ...asIssued, ...over } });
  expect((await listNews())[0]).toBe(
    'Texas permit for unit 1, number TX-4711: it was valid from Nov 1, 2026 to Nov 5, 2026 and has expired. Do not travel with it. Status: issued',
  );
  expect((await readPermitMail(id)).text).toContain(
    'valid from Nov 1, 2026 to Nov 5, 2026. It has expired: do not travel with it.',
  );
});

describe('two at once', () => {
  test('an admin who saw another status gets the present one and who changed it', async () => {
    const { permit } = await anOrderAt('requested');
    const other = await aUser(world, { role: 'admin' });
    const answers = await Promise.all(
      [admin, other].map((by) => changePermit(world, by, { permit, change: { status: 'filed' } })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const [winner, loser] = answers[0]?.statusCode === 200 ? [admin, answers[1]] : [other, answers[0]];
    expect(loser?.json()).toMatchObject({
      code: 'order.stale',
      permitStatus: 'filed',
      detail: `This permit is now filed: ${winner.email} changed it. Nothing was overwritten.`,
    });
  });

  test('an admin sees that the carrier has resubmitted', async () => {
    const { permit } = await anOrderAt('refused');
    const body = { date: permit.date, route: permit.route, comment: '' };
    await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    const answer = await changePermit(world, admin, { permit, change: { status: 'requested' } });
    expect(answer.json().detail).toBe('This permit is now requested: its carrier changed it. Nothing was overwritten.');
  });

  test('while the order is not pending its permits do not change', async () => {
    const { id, permit } = await anOrderAt('refused');
    const decision = { token: admin.token, body: { status: 'rejected', comment: '' } };
    expect((await world.call('PUT', `/permits/admin/orders/${id}`, decision)).statusCode).toBe(200);
    const change = await changePermit(world, admin, { permit, change: { status: 'requested' } });
    const issued = await changePermit(world, admin, { permit, change: asIssued });
    const body = { date: permit.date, route: permit.route, comment: '' };
    const again = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    for (const answer of [change, issued, again]) expect(answer.json().code).toBe('order.not-pending');
    expect((await findPermit(id)).status).toBe('refused');
  });
});

test('the data download has the state’s answer, and names no admin', async () => {
  await anOrderAt('issued');
  const answer = await world.call('GET', '/users/data', { token: carrier.token });
  expect(answer.json().orders[0].permits).toMatchObject([
    { status: 'issued', stateNumber: 'TX-4711', validFrom: '2026-11-24', chargedFeeCents: 6250 },
  ]);
  expect(answer.json().orders[0].history.at(-1)).toMatchObject({
    what: 'permit',
    permitState: 'TX',
    toStatus: 'issued',
  });
  expect(answer.body).not.toContain(admin.id);
});
