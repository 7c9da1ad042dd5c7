import type { Order, OrderEvent, Permit, QueueOrder } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '#clock.ts';
import { aPendingOrder, changePermit, findPermit, issue } from '#test/factories/permit-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

const world = aWorld();
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
const other = madeEachTime(() => aUser(world, { role: 'admin' }));
const order = madeEachTime(() => aPendingOrder(world, carrier, { states: ['TX', 'OK'] }));

type Act = { by?: SignedInUser; permits?: readonly Pick<Permit, '_id'>[]; over?: string };
const post = (path: string, { by = admin, permits = order.permits, ...rest }: Act) =>
  world.call('POST', `/permits/admin/orders/${order._id}/${path}`, {
    token: by.token,
    body: { permits: permits.map(({ _id }) => _id), ...rest },
  });
const file = (act: Act = {}) => post('file', act);
const undo = (act: Act = {}) => post('file/undo', act);

const read = async (path: string, token = carrier.token) => (await world.call('GET', path, { token })).json();
const readOrder = async (): Promise<Order> => read(`/permits/orders/${order._id}`);
const listStatuses = async () => (await readOrder()).permits.map(({ status }) => status);
const listEvents = async (): Promise<OrderEvent[]> => (await read(`/permits/orders/${order._id}/events`)).items;
const listFilings = async () => (await listEvents()).filter(({ to }) => to === 'filed');
const listNews = async (): Promise<string[]> =>
  (await read('/notifications?pageSize=50')).items.map(({ comment }: { comment: string }) => comment);
const isFiled = (comment: string) => comment.endsWith('Status: filed');
const readHolder = async () =>
  ((await read(`/permits/admin/queue/${order._id}`, admin.token)) as QueueOrder).claim?.admin.email ?? null;
const listActions = async () =>
  (await world.rows('audit_log', { subject_id: order._id }, ['what'])).map(({ what }) => what);

async function readEtag(): Promise<string> {
  const headers = { authorization: `Bearer ${carrier.token}` };
  return String((await world.app.inject({ url: '/api/notifications', headers })).headers['etag']);
}

describe('a filing', () => {
  test('files several permits at once and claims the order; its carrier is notified after twelve seconds', async () => {
    const etag = await readEtag();
    const answer = await file();
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ permits: Permit[] }>().permits.map(({ status }) => status)).toEqual(['filed', 'filed']);
    expect(await listStatuses()).toEqual(['filed', 'filed']);
    expect(await readHolder()).toBe(admin.email);
    expect(await listActions()).toEqual(['order.claim', 'permit.change', 'permit.change']);

    world.clock.advance(11 * SECOND);
    expect((await listNews()).filter(isFiled)).toEqual([]);
    expect(await listFilings()).toEqual([]);
    expect(await readEtag()).toBe(etag);

    world.clock.advance(SECOND);
    expect((await listNews()).filter(isFiled)).toEqual([
      expect.stringMatching(/^Texas .*\nOklahoma .* Status: filed$/),
    ]);
    expect(await listFilings()).toHaveLength(2);
    expect(await readEtag()).not.toBe(etag);
  });

  test('that is undone leaves no trace for its carrier, and both acts in the log', async () => {
    const etag = await readEtag();
    const before = { news: await listNews(), events: await listEvents(), mails: await world.mails() };
    await file();
    world.clock.advance(10 * SECOND);
    expect((await undo()).statusCode).toBe(200);
    expect(await listStatuses()).toEqual(['requested', 'requested']);
    expect((await readOrder()).permits.map(({ filedAt }) => filedAt)).toEqual([null, null]);
    world.clock.advance(10 * MINUTE);
    expect(await listNews()).toEqual(before.news);
    expect(await listEvents()).toEqual(before.events);
    expect(await world.mails()).toEqual(before.mails);
    expect(await readEtag()).toBe(etag);
    expect(await listActions()).toEqual(['order.claim', ...Array<string>(4).fill('permit.change')]);
  });

  test('is undone in parts, and files again', async () => {
    const second = findPermit(order, 'OK');
    await file();
    await undo({ permits: [second] });
    expect(await listStatuses()).toEqual(['filed', 'requested']);
    expect((await file({ permits: [second] })).statusCode).toBe(200);
    world.clock.advance(MINUTE);
    expect((await listNews()).filter(isFiled)).toHaveLength(1);
  });

  test.each([
    ['after twelve seconds', () => world.clock.advance(12 * SECOND), {}],
    ['by another admin', () => undefined, { by: 'other' }],
  ])('cannot be undone %s', async (_name, wait, { by }: { by?: string }) => {
    await file();
    wait();
    const answer = await undo({ by: by === 'other' ? other : admin });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'filing.final' });
    expect(await listStatuses()).toEqual(['filed', 'filed']);
  });

  test('cannot be undone once the permit is issued', async () => {
    const first = findPermit(order);
    await file();
    await issue(world, admin, { ...first, status: 'filed' });
    expect((await undo({ permits: [first] })).json()).toMatchObject({ code: 'filing.final' });
    expect((await undo()).statusCode).toBe(409);
    expect(await listStatuses()).toEqual(['issued', 'filed']);
  });

  test('is all or none', async () => {
    const first = findPermit(order);
    await file({ permits: [first] });
    const answer = await file();
    expect(answer.json()).toMatchObject({ code: 'order.stale', permitStatus: 'filed' });
    expect(await listStatuses()).toEqual(['filed', 'requested']);
  });

  test('takes no permit of another order, and no permits at all are refused', async () => {
    const foreign = await aPendingOrder(world, await aUser(world));
    expect((await file({ permits: [...order.permits, ...foreign.permits] })).statusCode).toBe(404);
    expect((await file({ permits: [] })).statusCode).toBe(400);
    expect(await listStatuses()).toEqual(['requested', 'requested']);
  });
});

describe('two clerks', () => {
  test('who file at the same moment: one wins, the other is told who', async () => {
    const answers = await Promise.all([file(), file({ by: other })]);
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(won?.statusCode).toBe(200);
    const winner = answers[0]?.statusCode === 200 ? admin : other;
    expect(lost?.json()).toMatchObject({
      status: 409,
      code: 'order.stale',
      detail: `This permit is now filed: ${winner.email} changed it. Nothing was overwritten.`,
    });
    expect(await readHolder()).toBe(winner.email);
    world.clock.advance(MINUTE);
    expect((await listNews()).filter(isFiled)).toHaveLength(1);
  });

  test('who begin different permits at the same moment: one wins, the other is asked first', async () => {
    const [texas, oklahoma] = [findPermit(order, 'TX'), findPermit(order, 'OK')];
    const change = { status: 'refused', reason: 'The bridge is closed.' } as const;
    const answers = await Promise.all([
      file({ permits: [texas] }),
      changePermit(world, other, { permit: oklahoma, change }),
    ]);
    const lost = answers.filter(({ statusCode }) => statusCode === 409);
    expect(lost).toHaveLength(1);
    const winner = answers[0]?.statusCode === 200 ? admin : other;
    expect(lost[0]?.json()).toMatchObject({ code: 'claim.held', holder: { _id: winner.id, email: winner.email } });
    expect(await readHolder()).toBe(winner.email);
  });

  test('an order that another admin holds is filed only over the claim that the caller saw', async () => {
    await file({ by: other, permits: order.permits.slice(0, 1) });
    const rest = order.permits.slice(1);
    expect((await file({ permits: rest })).json()).toMatchObject({ code: 'claim.held', holder: { _id: other.id } });
    expect((await file({ permits: rest, over: admin.id })).json()).toMatchObject({ code: 'claim.held' });
    expect((await file({ permits: rest, over: other.id })).statusCode).toBe(200);
    expect(await readHolder()).toBe(admin.email);
    expect(await listActions()).toEqual(['order.claim', 'permit.change', 'order.steal', 'permit.change']);
  });

  test('a correction claims nothing', async () => {
    const texas = findPermit(order);
    await file({ by: other, permits: [texas] });
    const answer = await changePermit(world, admin, {
      permit: { ...texas, status: 'filed' },
      change: { status: 'requested' },
    });
    expect(answer.statusCode).toBe(200);
    expect(await readHolder()).toBe(other.email);
  });
});
