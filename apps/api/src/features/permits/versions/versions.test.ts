import type { FormerPermitVersion, Order, OrderEvent, Permit } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import {
  amendPermit,
  aPendingOrder,
  asIssued,
  changePermit,
  findPermit,
  issue,
  voidPermit,
} from '#test/factories/permit-factories.ts';
import { aPdf } from '#test/factories/pdf-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { madeEachTime, sharedWorld } from '#test/world.ts';
import { removeLeftovers } from '#platform/files/stored-files.ts';
import { renderPermitUpdateMail, type PermitUpdates } from '#platform/deliveries/mails/permit-update.ts';
import { erasePerson } from '#features/personal-data/erasures.store.ts';

const world = sharedWorld();
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));

const read = async (path: string, token = carrier.token) => (await world.call('GET', path, { token })).json();
const readOrder = async (id: string): Promise<Order> => read(`/permits/orders/${id}`);
const listEvents = async (id: string): Promise<OrderEvent[]> => (await read(`/permits/orders/${id}/events`)).items;
const listVersions = async (id: string, token = carrier.token): Promise<FormerPermitVersion[]> =>
  (await read(`/permits/permits/${id}/versions`, token)).items;
const listNews = async (): Promise<string[]> =>
  (await read('/notifications')).items.map(({ comment }: { comment: string }) => comment);
const listActions = async (id: string) =>
  (await world.rows('audit_log', { subject_id: id })).map(({ what, before, after }) => ({ what, before, after }));
const readDocument = (id: string, { token } = carrier) => world.call('GET', `/permits/documents/${id}`, { token });
const approve = (id: string) =>
  world.call('PUT', `/permits/admin/orders/${id}`, { token: admin.token, body: { status: 'approved', comment: '' } });

async function anIssuedOrder(): Promise<{ id: string; permit: Permit; document: string }> {
  const order = await aPendingOrder(world, carrier);
  const requested = findPermit(order);
  const { permit, document } = await issue(world, admin, requested);
  return { id: order._id, permit, document };
}

async function readMail(orderId: string) {
  const { rows } = await world.database.pool.query<{ content: PermitUpdates }>(
    "SELECT content FROM deliveries WHERE kind = 'permit-update' AND content ->> 'orderId' = $1 ORDER BY id DESC LIMIT 1",
    [orderId],
  );
  return rows.map(({ content }) => renderPermitUpdateMail(content))[0];
}

describe('an amendment', () => {
  test('of an approved order keeps the former version with its document, and tells the carrier every change', async () => {
    const { id, permit, document } = await anIssuedOrder();
    await approve(id);
    const parts = { stateNumber: 'TX-4711-A', validTo: '2026-12-01', width: 150 };
    const answer = await amendPermit(world, admin, { permit, parts });
    expect(answer.statusCode).toBe(200);
    const [amended] = (await readOrder(id)).permits;
    expect(amended).toEqual(answer.json());
    expect(amended).toMatchObject({
      status: 'issued',
      version: 2,
      stateNumber: 'TX-4711-A',
      validTo: '2026-12-01',
      granted: { width: 150, height: null, length: null, weight: null },
      chargedFeeCents: 6250,
    });
    expect(amended?.document?._id).not.toBe(document);
    expect(await listVersions(permit._id)).toEqual([
      {
        version: 1,
        kind: 'amended',
        stateNumber: 'TX-4711',
        validFrom: '2026-11-24',
        validTo: '2026-11-28',
        endedAt: world.clock.now().toISOString(),
        document: { _id: document, bytes: aPdf().length },
      },
    ]);
    expect((await readDocument(document)).rawPayload).toEqual(Buffer.from(aPdf()));
    expect((await readDocument(document)).headers['content-disposition']).toMatch(/-TX-unit-1-former-1\.pdf"$/);
    expect((await readDocument(amended?.document?._id ?? '')).rawPayload).toEqual(Buffer.from(aPdf('Amended')));
    const changes =
      /Number: TX-4711-A, before TX-4711\. Valid to: Dec 1, 2026, before Nov 28, 2026\. Width: 12′6″, before/;
    expect((await listNews())[0]).toMatch(changes);
    expect((await listEvents(id)).at(-1)).toMatchObject({
      from: 'issued',
      to: 'issued',
      comment: expect.stringMatching(changes),
    });
    expect((await listActions(id)).at(-1)).toMatchObject({
      what: 'permit.amend',
      before: { stateNumber: 'TX-4711', validTo: '2026-11-28' },
      after: { stateNumber: 'TX-4711-A', validTo: '2026-12-01', width: 150 },
    });
  });

  test('after the mail about the issue has gone is mailed with its changes', async () => {
    const { id, permit } = await anIssuedOrder();
    await world.database.pool.query("DELETE FROM deliveries WHERE kind = 'permit-update'");
    await amendPermit(world, admin, { permit, parts: { stateNumber: 'TX-4711-A' } });
    const mail = await readMail(id);
    expect(mail?.subject).toMatch(/your Texas permit was amended$/);
    expect(mail?.text).toContain('Number: TX-4711-A, before TX-4711.');
  });

  test('with another fee of the state opens a difference; without a fee the recorded one stays', async () => {
    const { id, permit } = await anIssuedOrder();
    await approve(id);
    const readFees = async () => (await read(`/permits/admin/orders/${id}/fee_differences`, admin.token)).open;
    expect(await readFees()).toMatchObject([{ difference: 50 }]);
    const second = (await amendPermit(world, admin, { permit, parts: { chargedFeeCents: 9200 } })).json<Permit>();
    expect(second.chargedFeeCents).toBe(9200);
    expect(await readFees()).toMatchObject([{ difference: 3000 }]);
    const acts = await listActions(id);
    expect(acts.at(-1)).toMatchObject({ before: { chargedFeeCents: 6250 }, after: { chargedFeeCents: 9200 } });
    const third = (await amendPermit(world, admin, { permit: second })).json<Permit>();
    expect(third.chargedFeeCents).toBe(9200);
  });

  test('without other facts replaces the document, and the carrier does not get the wrong one', async () => {
    const { id, permit, document } = await anIssuedOrder();
    expect((await amendPermit(world, admin, { permit })).statusCode).toBe(200);
    expect((await listEvents(id)).at(-1)?.comment).toBe('The document was replaced.');
    expect((await listActions(id)).at(-1)?.what).toBe('permit.replace');
    expect(await listVersions(permit._id)).toEqual([]);
    expect((await readDocument(document)).statusCode).toBe(404);
    expect(await listVersions(permit._id, admin.token)).toMatchObject([
      { kind: 'replaced', document: { _id: document } },
    ]);
    expect((await readDocument(document, admin)).statusCode).toBe(200);
  });

  test.each([
    ['no number', { stateNumber: ' ' }, 'stateNumber'],
    ['days in the wrong order', { validTo: '2026-11-20' }, 'validTo'],
    ['no day', { validTo: 'soon' }, 'validTo'],
    ['no width', { width: 0 }, 'width'],
    ['half an inch', { width: 144.5 }, 'width'],
    ['an empty fee', { chargedFeeCents: '' }, 'chargedFeeCents'],
    ['a fee below nothing', { chargedFeeCents: -1 }, 'chargedFeeCents'],
    ['a fee beyond all fees', { chargedFeeCents: 10_000_001 }, 'chargedFeeCents'],
  ])('with %s is refused, and nothing is kept', async (_name, parts, path) => {
    const { id, permit } = await anIssuedOrder();
    const answer = await amendPermit(world, admin, { permit, parts });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path).toContain(path);
    expect((await readOrder(id)).permits).toEqual([permit]);
    expect(await listVersions(permit._id, admin.token)).toEqual([]);
    expect(await world.rows('leftover_files')).toEqual([]);
  });

  test('keeps the documents of all versions when files are swept, and the unit locked', async () => {
    const { permit, document } = await anIssuedOrder();
    const second = (await amendPermit(world, admin, { permit, parts: { stateNumber: 'B' } })).json<Permit>();
    await amendPermit(world, admin, { permit: second, parts: { stateNumber: 'C' } });
    await removeLeftovers(world.deps);
    for (const id of [document, second.document?._id ?? '']) expect((await readDocument(id)).statusCode).toBe(200);
    expect((await listVersions(permit._id)).map(({ stateNumber }) => stateNumber)).toEqual(['B', 'TX-4711']);
  });

  test('survives a permit that is taken back and issued again', async () => {
    const { permit, document } = await anIssuedOrder();
    const amended = (await amendPermit(world, admin, { permit, parts: { stateNumber: 'B' } })).json<Permit>();
    await changePermit(world, admin, { permit: amended, change: { status: 'filed' } });
    expect((await readDocument(document)).statusCode).toBe(404);
    const again = await issue(world, admin, { ...amended, status: 'filed' });
    expect(again.permit.version).toBe(3);
    expect((await readDocument(document)).statusCode).toBe(200);
  });
});

describe('a voided permit', () => {
  test('of an approved order keeps its facts and document; its carrier is told why', async () => {
    const { id, permit, document } = await anIssuedOrder();
    await approve(id);
    await world.database.pool.query("DELETE FROM deliveries WHERE kind = 'permit-update'");
    expect((await voidPermit(world, admin, permit)).statusCode).toBe(200);
    expect((await readOrder(id)).permits).toEqual([
      {
        ...permit,
        status: 'voided',
        voidReason: 'The trip was canceled.',
        voidedAt: world.clock.now().toISOString(),
      },
    ]);
    expect((await listNews())[0]).toBe(
      'Texas permit for unit 1, number TX-4711: it is void, do not use it. The trip was canceled. Status: voided',
    );
    expect((await listEvents(id)).at(-1)).toMatchObject({
      from: 'issued',
      to: 'voided',
      comment: 'The trip was canceled.',
    });
    expect((await listActions(id)).at(-1)).toMatchObject({
      what: 'permit.void',
      before: { status: 'issued' },
      after: { status: 'voided', comment: 'The trip was canceled.' },
    });
    expect((await readMail(id))?.subject).toMatch(/your Texas permit is void$/);
    expect((await readDocument(document)).statusCode).toBe(200);
  });

  test('counts as issued in the past, and as no issued or active permit', async () => {
    const { id, permit } = await anIssuedOrder();
    const count = async () => {
      const [list, statistics, user] = await Promise.all([
        read('/permits/orders'),
        read('/permits/admin/statistics?window=day', admin.token),
        read(`/users/${carrier.id}`, admin.token),
      ]);
      const card = list.items.find(({ _id }: { _id: string }) => _id === id);
      return { card: card.issuedCount, active: user.activePermits, issued: statistics.permitsIssued };
    };
    const before = await count();
    await voidPermit(world, admin, permit);
    const after = await count();
    expect(before).toMatchObject({ card: 1, active: 1 });
    expect(after).toMatchObject({ card: 0, active: 0 });
    expect(before.issued).toBeGreaterThan(0);
    expect(after.issued).toBe(before.issued);
  });

  test('keeps the fee of its state in the ledger', async () => {
    const { id, permit } = await anIssuedOrder();
    const readLedger = () => read(`/permits/admin/orders/${id}/ledger`, admin.token);
    const before = await readLedger();
    await voidPermit(world, admin, permit);
    const after = await readLedger();
    expect(before.totals.paid).toBe(6250);
    expect(after.totals).toEqual(before.totals);
    expect(after.rows).toEqual([{ ...before.rows[0], status: 'voided' }]);
  });

  test('needs a reason, and is final', async () => {
    const { id, permit } = await anIssuedOrder();
    const nothing = await voidPermit(world, admin, permit, ' ');
    expect(nothing.json().errors).toMatchObject([{ path: 'reason', message: 'Please input the reason!' }]);
    await voidPermit(world, admin, permit);
    const answers = [
      await voidPermit(world, admin, permit),
      await amendPermit(world, admin, { permit }),
      await changePermit(world, admin, { permit: { ...permit, status: 'voided' }, change: asIssued }),
    ];
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ code: 'permit.move-refused', permitStatus: 'voided' });
    expect((await readOrder(id)).permits).toMatchObject([{ status: 'voided' }]);
  });

  test('locks its unit, and the order can be approved', async () => {
    const { id, permit } = await anIssuedOrder();
    await voidPermit(world, admin, permit);
    const { version, units } = await readOrder(id);
    const changed = units.map(({ _id, truckId, trailerId, loadType, dimensions, weight, axles }) => {
      return { _id, truckId, trailerId, loadType, dimensions: { ...dimensions, width: 150 }, weight, axles };
    });
    const body = { version, units: changed, comment: '' };
    const change = await world.call('PUT', `/permits/admin/orders/${id}/units`, { token: admin.token, body });
    expect(change.json().code).toBe('unit.locked');
    expect((await approve(id)).statusCode).toBe(200);
  });
});

test.each(['amend', 'void'] as const)(
  'a requested permit, or one of a rejected order, has nothing to %s',
  async (act) => {
    const order = await aPendingOrder(world, carrier);
    const requested = findPermit(order);
    const send = (permit: Permit) =>
      act === 'void'
        ? voidPermit(world, admin, permit)
        : amendPermit(world, admin, {
            permit: { ...permit, stateNumber: 'TX-1', validFrom: '2026-11-24', validTo: '2026-11-25' },
          });
    expect((await send(requested)).json().code).toBe('permit.move-refused');
    const { permit } = await issue(world, admin, requested);
    const rejection = { status: 'rejected', comment: '' };
    await world.call('PUT', `/permits/admin/orders/${order._id}`, { token: admin.token, body: rejection });
    expect((await send(permit)).json().code).toBe('permit.move-refused');
    expect((await readOrder(order._id)).permits).toEqual([permit]);
  },
);

test('of two admins who amend and void at once one wins, and the other is told who', async () => {
  const { id, permit } = await anIssuedOrder();
  const other = await aUser(world, { role: 'admin' });
  const answers = await Promise.all([
    amendPermit(world, admin, { permit, parts: { stateNumber: 'A' } }),
    amendPermit(world, other, { permit, parts: { stateNumber: 'B' } }),
  ]);
  const [winner, loser] = answers[0]?.statusCode === 200 ? [admin, answers[1]] : [other, answers[0]];
  expect(loser?.json()).toMatchObject({ code: 'order.stale', detail: expect.stringContaining(winner.email) });
  const late = await voidPermit(world, other, permit);
  expect(late.json()).toMatchObject({ code: 'order.stale' });
  expect((await readOrder(id)).permits).toMatchObject([{ version: 2, status: 'issued' }]);
  expect(await listVersions(permit._id)).toHaveLength(1);
});

test('a deleted account loses the former versions with their files', async () => {
  const { permit, document } = await anIssuedOrder();
  await amendPermit(world, admin, { permit, parts: { stateNumber: 'B' } });
  await world.deps.db
    .transaction()
    .execute((tx) => erasePerson(tx, { id: carrier.id, email: carrier.email, now: world.clock.now() }));
  await removeLeftovers(world.deps);
  expect(await world.deps.documentStore.get(`permits/${document}`)).toBeNull();
  expect(await listVersions(permit._id, admin.token)).toEqual([]);
});
