/** Acts on paid orders beside a change with its price, and a process that dies (`kill -9`) in the middle of them. */
import type { FiledOrderChange, Order } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { change, changeAsQuoted } from '../factories/change-factories.ts';
import { aPayableOrder, aTruck } from '../factories/order-factories.ts';
import { aPdf } from '../factories/pdf-factories.ts';
import { asIssued, asRefused, changePermit, toPdfFile } from '../factories/permit-factories.ts';
import { aUser, type SignedInUser } from '../factories/user-factories.ts';
import { PATIENCE, setKillStage } from './kill-stage.ts';

const { killAt, stage } = setKillStage();

async function call(method: string, path: string, body: object | undefined, as: SignedInUser = stage.world.carrier) {
  return stage.world.call(stage.server, { method, path, as, ...(body && { body }) });
}

// Cast: the call answers with an order.
const read = async (id: string) => (await call('GET', `/permits/orders/${id}`, undefined))?.body as unknown as Order;

async function aPaidOrder(states: StateCode[]): Promise<Order> {
  const order = await aPayableOrder(stage.world.world, stage.world.carrier, { states });
  const paid = await stage.world.press(stage.server, { order, card: stage.cards.card });
  expect(paid?.body['status']).toBe('succeeded');
  return read(order._id);
}

const anAdmin = () => aUser(stage.world.world, { role: 'admin' });
const getFirst = ({ permits: [permit] }: Order) => {
  if (permit === undefined) throw new Error('The load needs a permit.');
  return permit;
};

/** Missouri has issued its permit for the first day alone. */
async function anIssuedOrder(admin: SignedInUser): Promise<Order> {
  const order = await aPaidOrder(['MO']);
  const permit = getFirst(order);
  const days = { validFrom: permit.date.startDate, validTo: permit.date.startDate };
  const issue = { ...asIssued, ...days, chargedFeeCents: permit.price };
  const issued = await changePermit(stage.world.world, admin, { permit, change: issue });
  expect(issued.statusCode, issued.body).toBe(200);
  return read(order._id);
}

async function listAsked(id: string) {
  // Cast: the call answers with the changes of the order.
  const answer = (await call('GET', `/permits/orders/${id}/changes`, undefined))?.body as unknown as {
    items: FiledOrderChange[];
  };
  return answer.items.flatMap(({ permits }) => permits.map(({ status }) => status));
}

type Act = { send: () => Promise<unknown>; look: () => Promise<unknown> };

/** A corrected plate, and the order whose truck it is. */
async function takeCorrection(): Promise<Act> {
  const { _id: id, units } = await aPaidOrder(['TX']);
  const truck = units[0]?.truckId ?? '';
  const { db } = stage.world.world.deps;
  await db.updateTable('trucks').set({ plate_number: 'FIXED 1' }).where('id', '=', truck).execute();
  return {
    send: () => call('POST', `/permits/corrections/truck/${truck}`, {}),
    async look() {
      const { units: now } = await read(id);
      return { plate: now[0]?.truck?.plateNumber, changes: await listAsked(id) };
    },
  };
}

/** A rejected order with a refused permit. */
async function sendAgain(): Promise<Act> {
  const admin = await anAdmin();
  const order = await aPaidOrder(['TX', 'OK']);
  const refused = getFirst(order);
  await changePermit(stage.world.world, admin, { permit: refused, change: asRefused });
  const move = { status: 'rejected', comment: 'The bridge is closed.' };
  expect((await call('PUT', `/permits/admin/orders/${order._id}`, move, admin))?.status).toBe(200);
  const { _id, date, route } = refused;
  const body = { permits: [{ _id, date, route, comment: 'Another bridge.' }], answer: 'By another bridge.' };
  return {
    send: () => call('PUT', `/permits/orders/${order._id}/resubmit`, body),
    async look() {
      const { status, permits } = await read(order._id);
      return { status, permits: permits.map((permit) => permit.status) };
    },
  };
}

/** One permit is asked to get a truck of its own, and its clerk has the new PDF. */
async function amendOneTruck(): Promise<Act> {
  const admin = await anAdmin();
  const order = await anIssuedOrder(admin);
  const { _id, date, version, stateNumber, validFrom, validTo } = getFirst(order);
  const truckId = await aTruck(stage.world.world, stage.world.carrier);
  const asked = await changeAsQuoted(stage.world.world, stage.world.carrier, order, {
    permits: [{ _id, ...date, truckId }],
  });
  expect(asked.statusCode, asked.body).toBe(200);
  const facts = { version: String(version), name: 'amended.pdf', stateNumber, despiteDoubts: 'true' };
  const query = new URLSearchParams({ ...facts, validFrom: validFrom ?? '', validTo: validTo ?? '' }).toString();
  const file = toPdfFile(aPdf('Amended'));
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': file.type };
  return {
    send: () =>
      fetch(`${stage.server.url}/api/permits/admin/permits/${_id}/amendment?${query}`, {
        method: 'PUT',
        headers,
        body: file,
      }).catch(() => null),
    async look() {
      const permit = getFirst(await read(order._id));
      const hasTruck = permit.vehicles?.truck?._id === truckId;
      return { hasTruck, version: permit.version, asked: await listAsked(order._id) };
    },
  };
}

test.each([
  {
    name: 'a correction that is taken into an order',
    begin: takeCorrection,
    table: 'order_change_permits',
    before: { plate: 'WY 1234', changes: [] },
    after: { plate: 'FIXED 1', changes: ['done'] },
  },
  {
    name: 'a rejected order that is sent again',
    begin: sendAgain,
    table: 'order_events',
    before: { status: 'rejected', permits: ['refused', 'requested'] },
    after: { status: 'pending', permits: ['requested', 'requested'] },
  },
  {
    name: 'an amendment that gives one permit its own truck',
    begin: amendOneTruck,
    table: 'permit_versions',
    before: { hasTruck: false, version: 1, asked: ['waiting'] },
    after: { hasTruck: true, version: 2, asked: ['done'] },
  },
])('$name is whole or not at all, and sent again it is made once', async ({ begin, table, before, after }) => {
  const { send, look } = await begin();
  const held = await stage.world.holdTable(table, 'SHARE');
  void send();
  await stage.world.waitUntilBlocked(`into "${table}"`);
  await stage.world.kill(stage.server);
  await held.release();
  stage.server = await stage.world.start();
  expect(await look()).toEqual(before);
  await send();
  expect(await look()).toEqual(after);
  await send();
  expect(await look()).toEqual(after);
});

test.each(['before', 'after'] as const)(
  'the fee of a void permit’s change is returned once, by the next process, if the refund is held %s its execution',
  async (when) => {
    const admin = await anAdmin();
    const order = await anIssuedOrder(admin);
    const permit = getFirst(order);
    const end = new Date(permit.date.startDate);
    end.setUTCDate(end.getUTCDate() + 2);
    const firstDay = end.toISOString().slice(0, 10);
    // Missouri takes $2 to change a permit.
    const moved = await change(stage.world.world, stage.world.carrier, order, { firstDay, expected: 200 });
    expect(moved.statusCode, moved.body).toBe(200);
    const balance = await call('GET', `/permits/orders/${order._id}/balance`, undefined);
    // Cast: the call answers with what is to be paid.
    const adjustment = balance?.body['adjustment'] as { _id: string } | undefined;
    const { sourceId } = stage.cards.card;
    const press = { sourceId, orderId: order._id, adjustmentId: adjustment?._id, expectedTotal: 200 };
    expect((await call('POST', '/permits/confirm_payment', press))?.status).toBe(200);

    const held = stage.world.stripe.controls.hold('createRefund', when);
    const body = { version: permit.version, reason: 'The bridge is closed.' };
    void call('PUT', `/permits/admin/permits/${permit._id}/void`, body, admin);
    await killAt(held, when);
    const { pool } = stage.world.world.database;
    await pool.query(`UPDATE refunds SET created_at = created_at - interval '1 minute', sent_at = sent_at - interval '1 minute',
      tried_at = tried_at - interval '1 minute'`);
    stage.server = await stage.world.start();
    const listRefunds = async () => {
      const { rows } = await pool.query<{ state: string; amount: number }>(
        `SELECT refunds.state, refunds.amount_cents AS amount FROM refunds JOIN payments ON payments.id = refunds.payment_id
         WHERE payments.order_id = $1`,
        [order._id],
      );
      return rows;
    };
    await expect.poll(listRefunds, { timeout: PATIENCE }).toEqual([{ state: 'succeeded', amount: 200 }]);
    expect(getFirst(await read(order._id)).status).toBe('voided');
    expect(await listAsked(order._id)).toEqual(['refused']);
    const intents = (await stage.world.stripe.intents()).filter(({ metadata }) => metadata['orderId'] === order._id);
    const made = (await stage.world.stripe.refunds()).filter(({ payment_intent: of }) =>
      intents.some(({ id }) => id === of),
    );
    expect(made.map(({ amount }) => amount)).toEqual([200]);
  },
);
