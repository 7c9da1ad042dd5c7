import type { Approval, DeskRole } from '@wideload/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DAY } from '#clock.ts';
import { aPaidOrder } from '#test/access/access-factories.ts';
import * as factories from '#test/factories/approval-factories.ts';
import { ask, ofUser, type AskedCall } from '#test/factories/approval-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

const world = aWorld({ env: { SECOND_PERSON: 'required', REFUND_ALONE: '5' } });

const anAdmin = (deskRole: DeskRole) => aUser(world, { role: 'admin', deskRole });
const owner = madeEachTime(() => anAdmin('owner'));
const second = madeEachTime(() => anAdmin('owner'));

const list = ({ token } = second) =>
  world.read<{ open: Approval[]; decided: Approval[] }>('/admin/approvals', { token });
const refuse = (id: string, { token } = second) => world.call('POST', `/admin/approvals/${id}/refuse`, { token });
const send = (call: AskedCall, by = owner) => factories.send(world, by, call);
const approve = (id: string, by = second) => factories.approve(world, by, id);
const anAskedCall = (call: AskedCall, by = owner) => factories.anAskedCall(world, by, call);
const aRefund = (amount?: number) => factories.aRefund(world, amount);
const countRefunds = (call: AskedCall) => factories.countRefunds(world, call);
const readUser = (id: string) => world.row('users', { id });

describe('an approval', () => {
  test('shows who asks, why, before and after, and whether one may decide', async () => {
    const call = await aRefund();
    const id = await anAskedCall(call);
    const clerk = await anAdmin('clerk');
    const find = async (by: SignedInUser) => (await list(by)).open.find(({ _id }) => _id === id);
    expect(await find(second)).toMatchObject({
      kind: 'refund',
      askedBy: owner.email,
      reason: 'The carrier asked for it.',
      before: { refunded: '$0.00' },
      after: { refunded: '$10.00', amount: '$10.00' },
      mayDecide: true,
      whoMay: 'A bookkeeper or an owner of the desk can do this.',
      decision: null,
    });
    expect(await find(owner)).toMatchObject({ isMine: true, mayDecide: false });
    expect(await find(clerk)).toMatchObject({ isMine: false, mayDecide: false });
    expect((await approve(id, clerk)).json()).toMatchObject({ code: 'permission.missing', permission: 'bookkeeper' });
    expect((await refuse(id, clerk)).json()).toMatchObject({ code: 'permission.missing' });
  });

  test('of the deletion of a customer shows what they have paid, and ends when they pay again', async () => {
    const carrier = await aUser(world);
    const paid = [await aPaidOrder(world, carrier), await aPaidOrder(world, carrier)];
    const file = () => world.deps.db.updateTable('permits').set({ status: 'filed' }).where('status', '=', 'requested');
    await file().execute();
    const id = await anAskedCall(ofUser('DELETE', '', carrier.id));
    const money = { paidOrders: 2, paidCents: paid.reduce((sum, { totalPrice }) => sum + totalPrice, 0) };
    const asked = (await list()).open.find(({ _id }) => _id === id);
    expect(asked).toMatchObject({ kind: 'customer-removal', before: { role: 'user', ...money }, after: money });
    await aPaidOrder(world, carrier);
    await file().execute();
    expect((await approve(id)).json()).toMatchObject({ code: 'approval.changed' });
  });

  test('is open once for one act: whoever asks a second time is told that it waits, until it is decided', async () => {
    const call = await aRefund();
    const id = world.deps.ids();
    expect((await ask(world, owner, call, id)).statusCode).toBe(201);
    expect((await ask(world, owner, call, id)).statusCode).toBe(201);
    const again = { ...call, body: { ...call.body, _id: world.deps.ids() } };
    for (const by of [owner, second])
      expect((await ask(world, by, again)).json()).toMatchObject({ code: 'approval.asked' });
    const smaller = { ...call, body: { ...call.body, amount: 900 } };
    expect((await ask(world, owner, smaller)).statusCode).toBe(201);
    await refuse(id);
    expect((await ask(world, owner, again)).statusCode).toBe(201);
  });

  test('is open once for one act, when two ask for it at the same moment', async () => {
    const call = await aRefund();
    const { db } = world.deps;
    const slow = await db.startTransaction().execute();
    await sql`LOCK TABLE approvals IN SHARE MODE`.execute(slow);
    const asked = [owner, second].map((by) =>
      ask(world, by, { ...call, body: { ...call.body, _id: world.deps.ids() } }),
    );
    const listWaiting = async () =>
      (
        await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
          db,
        )
      ).rows;
    await expect.poll(listWaiting).toHaveLength(2);
    await slow.commit().execute();
    expect(
      (await Promise.all(asked)).map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([201, 409]);
  });

  test('is refused by another person, or taken back by who asked, and then nothing is done', async () => {
    for (const [by, decision] of [
      [second, 'refused'],
      [owner, 'withdrawn'],
    ] as const) {
      const call = await aRefund();
      const id = await anAskedCall(call);
      expect((await refuse(id, by)).statusCode).toBe(200);
      expect((await approve(id)).json()).toMatchObject({ code: 'approval.ended' });
      expect(await countRefunds(call)).toBe(0);
      expect((await list()).decided.find(({ _id }) => _id === id)).toMatchObject({ decision, decidedBy: by.email });
    }
  });

  test('expires, and is then among the ended ones without a decision', async () => {
    const call = await aRefund();
    const id = await anAskedCall(call);
    await world.change(
      'approvals',
      { id },
      { asked_at: new Date(world.clock.now().getTime() - 4 * DAY), expires_at: world.clock.now() },
    );
    expect((await approve(id)).json()).toMatchObject({ code: 'approval.ended' });
    expect(await countRefunds(call)).toBe(0);
    const { open, decided } = await list();
    expect(open.map(({ _id }) => _id)).not.toContain(id);
    expect(decided.find(({ _id }) => _id === id)).toMatchObject({ decision: null });
  });

  test('by two at once is done once', async () => {
    const call = await aRefund();
    const id = await anAskedCall(call);
    const third = await anAdmin('bookkeeper');
    const answers = await Promise.all([approve(id), approve(id, third)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)[0]).toBe(200);
    expect(await countRefunds(call)).toBe(1);
  });

  test('is asked for by a mail to each other person who could decide', async () => {
    const lead = await anAdmin('lead');
    const bookkeeper = await anAdmin('bookkeeper');
    const call = await aRefund();
    await anAskedCall(call);
    const mails = await world.deps.db
      .selectFrom('deliveries')
      .select(['recipient', 'content'])
      .where('kind', '=', 'approval-asked')
      .where(sql<string>`content ->> 'asker'`, '=', owner.email)
      .execute();
    const receivers = mails.map(({ recipient }) => recipient);
    expect(receivers).toEqual(expect.arrayContaining([second.email, bookkeeper.email]));
    expect(receivers).not.toContain(owner.email);
    expect(receivers).not.toContain(lead.email);
    expect(mails[0]?.content).toMatchObject({ act: 'A large refund', reason: 'The carrier asked for it.' });
  });

  test('is told to who asked by mail when it is decided, and not when it is taken back', async () => {
    const [approved, refused, withdrawn] = [await aRefund(), await aRefund(), await aRefund()];
    await approve(await anAskedCall(approved));
    await refuse(await anAskedCall(refused));
    await refuse(await anAskedCall(withdrawn), owner);
    const mails = await world.deps.db
      .selectFrom('deliveries')
      .select(sql<object>`content - 'link' - 'orderId'`.as('content'))
      .where((eb) => eb.and({ kind: 'approval-decided', recipient: owner.email }))
      .orderBy('created_at')
      .execute();
    const told = { act: 'A large refund', subject: expect.any(String), decider: second.email };
    expect(mails).toEqual([
      { content: { ...told, decision: 'approved' } },
      { content: { ...told, decision: 'refused' } },
    ]);
  });

  test('of what has changed since does nothing, and stays open to be refused', async () => {
    const clerk = await anAdmin('clerk');
    const id = await anAskedCall(ofUser('PUT', '/desk_role', clerk.id, { deskRole: 'lead' }));
    await world.change('users', { id: clerk.id }, { desk_role: 'bookkeeper' });
    expect((await approve(id)).json()).toMatchObject({ code: 'approval.changed' });
    expect((await readUser(clerk.id)).desk_role).toBe('bookkeeper');
    expect((await refuse(id)).statusCode).toBe(200);
  });

  test('of somebody who has lost the right does nothing', async () => {
    const bookkeeper = await anAdmin('bookkeeper');
    const call = await aRefund();
    const id = await anAskedCall(call, bookkeeper);
    await world.change('users', { id: bookkeeper.id }, { desk_role: 'clerk' });
    expect((await approve(id)).json()).toMatchObject({ code: 'permission.missing' });
    expect(await countRefunds(call)).toBe(0);
  });

  test('is not needed for what one may do alone, which asking does not do', async () => {
    const call = await aRefund(500);
    expect((await ask(world, owner, call)).json()).toMatchObject({ code: 'approval.needless' });
    expect(await countRefunds(call)).toBe(0);
    expect((await send(call)).statusCode).toBe(201);
    const another = { ...call, body: { ...call.body, _id: world.deps.ids(), amount: 1 } };
    expect((await send(another)).json()).toMatchObject({ code: 'approval.required' });
  });

  test('is in the audit log: who asked, and what became of it', async () => {
    const listActs = async (by: SignedInUser) => {
      const acts = world.deps.db.selectFrom('audit_log').select('what').where('actor_id', '=', by.id);
      return (await acts.orderBy('at').execute())
        .map(({ what }) => what)
        .filter((what) => what.startsWith('approval.'));
    };
    await refuse(await anAskedCall(await aRefund()));
    await refuse(await anAskedCall(await aRefund()), owner);
    await approve(await anAskedCall(await aRefund()));
    expect((await listActs(owner)).toSorted()).toEqual([
      'approval.ask',
      'approval.ask',
      'approval.ask',
      'approval.withdraw',
    ]);
    expect(await listActs(second)).toEqual(['approval.refuse', 'approval.approve']);
  });

  test('cannot be asked for a call that needs none, or that the role does not allow', async () => {
    const call = await aRefund();
    const clerk = await anAdmin('clerk');
    expect((await ask(world, clerk, call)).json()).toMatchObject({ code: 'permission.missing' });
    const other = { ...call, path: '/users' };
    expect((await ask(world, owner, other)).statusCode).toBe(400);
  });
});
