import type { Order } from '@wideload/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aDraftWithPermits, aUnit } from '#test/factories/order-factories.ts';
import { issue } from '#test/factories/statistics-factories.ts';
import { forgetBooks } from '#test/stages/forget-books.ts';
import { rewritePaidFacts } from '#test/stages/paid-facts.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld();

async function readCount({ id }: SignedInUser): Promise<number | undefined> {
  const row = await world.deps.db.selectFrom('users').select('total_permits').where('id', '=', id).executeTakeFirst();
  return row?.total_permits;
}

/** Orders whose stored sums differ from their rows. */
async function listMiscounted(): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT id, counted_permits, counted_cents FROM orders
    WHERE counted_permits <> (SELECT count(*) FROM permits WHERE order_id = orders.id)
      OR counted_cents <> (SELECT coalesce(sum(captured_cents), 0) FROM payments WHERE order_id = orders.id)
    UNION ALL
    SELECT permits.id, 0, 0 FROM permits JOIN orders ON orders.id = order_id
    WHERE seconds_to_issue IS DISTINCT FROM date_part('epoch', issued_at) - date_part('epoch', paid_at)`.execute(
    world.deps.db,
  );
  return rows;
}

const remove = (table: 'orders' | 'permits', id: string) =>
  world.deps.db.deleteFrom(table).where('id', '=', id).execute();

/** Copies the row without the state's answer, as a change of units does. */
async function addPermit({ permits: [first] }: Order): Promise<string> {
  const { ids } = world.deps;
  const row = await world.row('permits', { id: first?._id ?? '' });
  const id = ids();
  const unanswered = {
    status: 'requested',
    filed_at: null,
    issued_at: null,
    state_number: '',
    valid_from: null,
    valid_to: null,
    charged_fee_cents: null,
    document_id: null,
    version: 0,
  } as const;
  const again = {
    ...row,
    ...unanswered,
    id,
    state: 'NV',
    typed: '{}',
    planned: null,
    vehicles: null,
    state_question: null,
  };
  await world.insert('permits', { ...again, reasons: JSON.stringify(row.reasons) });
  return id;
}

test('permits of drafts are not counted, and those of an order are once it is paid', async () => {
  const user = await aUser(world);
  await aDraftWithPermits(world, user, { units: [await aUnit(world, user), await aUnit(world, user)] });
  expect(await readCount(user)).toBe(0);
  const first = await aPaidOrder(world, user);
  expect(first.permits.length).toBeGreaterThan(0);
  expect(await readCount(user)).toBe(first.permits.length);
  const second = await aPaidOrder(world, user);
  expect(await readCount(user)).toBe(first.permits.length + second.permits.length);
});

test('a paid order that changes its status, its permits, or goes altogether keeps the count right', async () => {
  const [user, admin] = [await aUser(world), await aUser(world, { role: 'admin' })];
  const order = await aPaidOrder(world, user);
  const paid = order.permits.length;
  const [counted] = await world.rows('orders', { id: order._id });
  expect(counted).toMatchObject({ counted_permits: paid, counted_cents: order.totalPrice });
  await issue(world, admin, {
    orderId: order._id,
    state: order.permits[0]?.state ?? 'TX',
    issuedAt: '2026-12-24T15:00:00Z',
  });
  expect(await listMiscounted()).toEqual([]);
  await world.change('orders', { id: order._id }, { status: 'approved' });
  expect(await readCount(user)).toBe(paid);
  const added = await addPermit(order);
  expect(await readCount(user)).toBe(paid + 1);
  expect(await listMiscounted()).toEqual([]);
  await remove('permits', added);
  expect(await readCount(user)).toBe(paid);
  await forgetBooks(world);
  await rewritePaidFacts(world.deps.db, async () => {
    await world.deps.db.deleteFrom('payment_attempts').execute();
    await world.deps.db.deleteFrom('payments').where('order_id', '=', order._id).execute();
  });
  expect(await listMiscounted()).toEqual([]);
  await remove('orders', order._id);
  expect(await readCount(user)).toBe(0);
});
