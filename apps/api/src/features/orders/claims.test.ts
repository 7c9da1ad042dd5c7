import type { OrderFile } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aPaidOrder as aPaidOrderWithCard } from '#test/access/access-factories.ts';
import { aDraft } from '#test/factories/order-factories.ts';
import { issueAll } from '#test/factories/permit-factories.ts';
import { toChangedUnit } from '#test/factories/unit-change-factories.ts';
import type { World } from '#test/world.ts';
import { erasePerson } from '#features/personal-data/erasures.store.ts';
import { aQueueStage } from '#test/stages/queue-stage.ts';

const { world, carrier, admin, other, claim, read, move, addOrders } = aQueueStage();

const listFree = async () =>
  (await world.call('GET', `/permits/admin/queue?search=${carrier.email}&holder=free`, { token: admin.token })).json();
const release = (id: string, { token } = admin) => world.call('DELETE', `/permits/admin/queue/${id}/claim`, { token });
const findHolder = async (id: string) => (await read(id)).claim?.admin.email ?? null;

const listActionsOn = (id: string) =>
  world.rows('audit_log', { subject_id: id }, ['what', 'actor_id', 'subject_label', 'before', 'after']);

describe('an assignment', () => {
  const assign = (id: string, body: object, { token } = admin) =>
    world.call('PUT', `/permits/admin/queue/${id}/holder`, { token, body });

  test('gives a free order and one of another admin to the one who is named, and is written down', async () => {
    const [id = ''] = await addOrders(1);
    const clerk = await aUser(world, { role: 'admin', deskRole: 'clerk' });
    const answer = await assign(id, { to: other.id });
    expect(answer.json()).toMatchObject({ claim: { admin: { email: other.email }, isMine: false } });
    expect((await assign(id, { to: other.id })).statusCode).toBe(200);
    expect((await assign(id, { to: clerk.id, from: other.id })).statusCode).toBe(200);
    expect(await findHolder(id)).toBe(clerk.email);
    expect(await listActionsOn(id)).toMatchObject([
      { what: 'order.assign', actor_id: admin.id, before: null, after: { holder: other.email } },
      { what: 'order.assign', before: { holder: other.email }, after: { holder: clerk.email } },
    ]);
  });

  test('takes nothing from a holder whom the lead has not seen', async () => {
    const [id = ''] = await addOrders(1);
    await claim(id, other);
    for (const body of [{ to: admin.id }, { to: admin.id, from: carrier.id }])
      expect((await assign(id, body)).json()).toMatchObject({ code: 'claim.held', holder: { email: other.email } });
    expect(await findHolder(id)).toBe(other.email);
  });

  test('to a bookkeeper, a carrier or nobody is refused and changes nothing', async () => {
    const [id = ''] = await addOrders(1);
    const bookkeeper = await aUser(world, { role: 'admin', deskRole: 'bookkeeper' });
    for (const to of [bookkeeper.id, carrier.id, world.deps.ids()])
      expect((await assign(id, { to })).json()).toMatchObject({ status: 400, errors: [{ path: 'to' }] });
    expect(await findHolder(id)).toBeNull();
    expect(await listActionsOn(id)).toEqual([]);
  });

  test('by a clerk is refused, and one of an approved order too', async () => {
    const [id = ''] = await addOrders(1);
    const clerk = await aUser(world, { role: 'admin', deskRole: 'clerk' });
    expect((await assign(id, { to: other.id }, clerk)).json()).toMatchObject({
      code: 'permission.missing',
      permission: 'lead',
    });
    await move(id, 'pending', 'approved');
    expect((await assign(id, { to: other.id })).json()).toMatchObject({ code: 'order.not-waiting' });
  });
});

describe('a claim', () => {
  test('makes the admin the holder, and a repeat changes nothing', async () => {
    const [id = ''] = await addOrders(1);
    const since = world.clock.now().toISOString();
    const answer = await claim(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      _id: id,
      claim: { admin: { _id: admin.id, email: admin.email }, since, isMine: true },
    });
    world.clock.advance(MINUTE);
    for (const body of [{}, { steal: true }]) expect((await claim(id, admin, body)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ claim: { since } });
    expect((await read(id, other)).claim).toMatchObject({ isMine: false });
    const label = String((await read(id)).orderNumber);
    expect(await listActionsOn(id)).toEqual([
      { what: 'order.claim', actor_id: admin.id, subject_label: label, before: null, after: { holder: admin.email } },
    ]);
  });

  test('on an order that another admin holds is refused with the holder and the time', async () => {
    const [id = ''] = await addOrders(1);
    await claim(id, other);
    const answer = await claim(id);
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'claim.held',
      detail: expect.stringMatching(/^\S+@test\.example holds this order\.$/),
      holder: { _id: other.id, email: other.email, since: world.clock.now().toISOString() },
    });
    expect(answer.json<{ detail: string }>().detail).toContain(other.email);
    expect(await findHolder(id)).toBe(other.email);
  });

  test('takes it over on request, and records the previous holder', async () => {
    const [id = ''] = await addOrders(1);
    await claim(id, other);
    world.clock.advance(MINUTE);
    expect((await claim(id, admin, { steal: true, from: other.id })).statusCode).toBe(200);
    expect(await findHolder(id)).toBe(admin.email);
    expect((await listActionsOn(id)).at(-1)).toMatchObject({
      what: 'order.steal',
      actor_id: admin.id,
      before: { holder: other.email },
      after: { holder: admin.email },
    });
  });

  test('is not taken from somebody else than one was warned of', async () => {
    const [id = ''] = await addOrders(1);
    const third = await aUser(world, { role: 'admin' });
    await claim(id, third);
    expect((await claim(id, admin, { steal: true, from: other.id })).json()).toMatchObject({
      code: 'claim.held',
      holder: { email: third.email },
    });
    await release(id, third);
    expect((await claim(id, admin, { steal: true, from: other.id })).statusCode).toBe(200);
    expect((await listActionsOn(id)).at(-1)).toMatchObject({ what: 'order.claim', before: null });
  });

  test('by two admins at once succeeds for one, and is refused for the other', async () => {
    const ids = await addOrders(4, MINUTE);
    for (const id of ids) {
      const answers = await Promise.all([claim(id), claim(id, other)]);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
      const winner = answers[0].statusCode === 200 ? admin : other;
      expect(await findHolder(id)).toBe(winner.email);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'claim.held',
        holder: { email: winner.email },
      });
      expect(await listActionsOn(id)).toHaveLength(1);
    }
  });

  test('and the decision of the order at once never leave a claim on a decided order', async () => {
    const ids = await addOrders(4, MINUTE);
    for (const id of ids) {
      const [answer] = await Promise.all([claim(id), move(id, 'pending', 'approved')]);
      expect([200, 409]).toContain(answer.statusCode);
      expect(await read(id)).toMatchObject({ status: 'approved', claim: null });
    }
  });

  test.each(['approved', 'rejected'] as const)(
    'is refused on an order that was %s, and so is a release',
    async (to) => {
      const [id = ''] = await addOrders(1);
      await claim(id);
      await move(id, 'pending', to);
      expect(await read(id)).toMatchObject({ claim: null });
      for (const answer of [await claim(id), await claim(id, admin, { steal: true }), await release(id)])
        expect(answer.json()).toMatchObject({
          status: 409,
          code: 'order.not-waiting',
          detail: `This order is no longer in the queue: it has been ${to}.`,
        });
    },
  );

  test('does not come back with an order that was rejected by mistake', async () => {
    const [id = ''] = await addOrders(1);
    await claim(id);
    await move(id, 'pending', 'rejected');
    await move(id, 'rejected', 'pending');
    expect(await listFree()).toMatchObject({ items: [{ _id: id, claim: null }] });
  });

  test('goes with the account of its admin', async () => {
    const [erased = '', marked = ''] = await addOrders(2);
    const [leaver, second] = [await aUser(world, { role: 'admin' }), await aUser(world, { role: 'admin' })];
    await claim(erased, leaver);
    await claim(marked, second);
    const now = world.clock.now();
    await inTransaction(world.deps.db, (tx) => erasePerson(tx, { ...leaver, now }));
    await world.change('users', { id: second.id }, { deleted_at: now });
    expect([await findHolder(erased), await findHolder(marked)]).toEqual([null, null]);
  });

  test.each([{ steal: 'yes' }, { steal: true, from: 'kim' }])('refuses the body %j', async (body) => {
    const [id = ''] = await addOrders(1);
    expect((await claim(id, admin, body)).statusCode).toBe(400);
  });

  test('and a release of a draft, or of an unknown order, are not found', async () => {
    for (const id of [(await aDraft(world, carrier))._id, world.deps.ids()])
      expect([(await claim(id)).statusCode, (await release(id)).statusCode]).toEqual([404, 404]);
  });
});

describe('another admin’s claim', () => {
  const readOrder = (id: string) => world.read<OrderFile>(`/permits/admin/orders/${id}`, admin);

  async function listActs(id: string): Promise<[string, (over?: string) => ReturnType<World['call']>][]> {
    const { version, units, totalPrice } = await readOrder(id);
    const path = `/permits/admin/orders/${id}`;
    const changed = units.map((unit) => toChangedUnit(unit, { dimensions: { ...unit.dimensions, width: 170 } }));
    const { token } = admin;
    return [
      ['units', (over) => world.call('PUT', `${path}/units`, { token, body: { version, units: changed, over } })],
      [
        'refunds',
        (over) =>
          world.call('POST', `${path}/refunds`, { token, body: { amount: totalPrice, reason: 'Canceled.', over } }),
      ],
      ['rejection', (over) => world.call('PUT', path, { token, body: { status: 'rejected', over } })],
    ];
  }

  test.each(['units', 'refunds', 'rejection'])('refuses %s with its holder, until one goes over it', async (name) => {
    const { _id: id } = await aPaidOrderWithCard(world, carrier);
    const act = (await listActs(id)).find(([each]) => each === name)?.[1];
    if (act === undefined) throw new Error(`${name} is no act.`);
    const third = await aUser(world, { role: 'admin' });
    await claim(id, other);
    for (const over of [undefined, third.id]) {
      const refused = await act(over);
      expect(refused.json()).toMatchObject({ code: 'claim.held', holder: { _id: other.id, email: other.email } });
      expect(await readOrder(id)).toMatchObject({ status: 'pending', refunded: 0 });
    }
    const done = await act(other.id);
    expect(done.statusCode, done.body).toBeLessThan(300);
    expect((await listActionsOn(id)).map(({ what }) => what)).toContain('order.steal');
  });

  test('refuses an approval', async () => {
    const [id = ''] = await addOrders(1);
    await issueAll(world, { admin: other, carrier }, id);
    const approve = (over?: string) =>
      world.call('PUT', `/permits/admin/orders/${id}`, { token: admin.token, body: { status: 'approved', over } });
    expect((await approve()).json()).toMatchObject({ code: 'claim.held', holder: { email: other.email } });
    expect((await approve(other.id)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'approved', claim: null });
  });
});

test('a refund of an order that nobody holds claims nothing, and a change of its units does', async () => {
  const { _id: id } = await aPaidOrderWithCard(world, carrier);
  const path = `/permits/admin/orders/${id}`;
  const { token } = admin;
  const refund = await world.call('POST', `${path}/refunds`, { token, body: { amount: 100, reason: 'Kindness.' } });
  expect(refund.statusCode, refund.body).toBe(201);
  expect(await findHolder(id)).toBe(null);
  const file = await world.read<OrderFile>(path, { token });
  const units = file.units.map((unit) => toChangedUnit(unit, { dimensions: { ...unit.dimensions, width: 170 } }));
  const changed = await world.call('PUT', `${path}/units`, { token, body: { version: file.version, units } });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await findHolder(id)).toBe(admin.email);
});

describe('a release', () => {
  test('releases the own order, and a repeat changes nothing', async () => {
    const [id = ''] = await addOrders(1);
    await claim(id);
    world.clock.advance(MINUTE);
    for (let times = 0; times < 2; times += 1) {
      const answer = await release(id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ _id: id, claim: null });
    }
    expect((await listActionsOn(id)).map(({ what, before, after }) => [what, before, after])).toEqual([
      ['order.claim', null, { holder: admin.email }],
      ['order.release', { holder: admin.email }, null],
    ]);
  });

  test('of another admin’s is refused with words', async () => {
    const [id = ''] = await addOrders(1);
    await claim(id, other);
    expect((await release(id)).json()).toMatchObject({
      status: 409,
      code: 'claim.not-mine',
      detail: `${other.email} holds this order. Only the admin who holds an order can release it.`,
    });
    expect(await findHolder(id)).toBe(other.email);
  });
});
