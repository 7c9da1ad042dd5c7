import { parseDay } from '@wideload/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { exportLedger } from './ledger-export.ts';

const orders = 4000;

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
beforeAll(async () => {
  const { id } = await aUser(world);
  await sql`
    INSERT INTO orders (id, user_id, status, step, customer_email, customer_phone, customer_person_name, title,
        created_at, updated_at, paid_at, po_number, total_price_cents, reviewed)
      SELECT gen_random_uuid(), ${id}, 'pending', 7, 'a@b.c', '', '', '', at, at, at, 'PO ' || n, 50 + n, true
      FROM (SELECT n, timestamptz '2026-10-01T12:00:00Z' + n * interval '5 minutes' AS at FROM generate_series(1, ${sql.lit(orders)}) AS n) AS numbered
  `.execute(world.deps.db);
  // Two movements share an instant at each batch boundary.
  await sql`
    INSERT INTO payments (id, order_id, kind, amount_cents, currency, price_lines, status, provider, livemode,
        captured_cents, created_at, updated_at)
      SELECT gen_random_uuid(), id, 'order', total_price_cents, 'usd', '[]', 'succeeded', 'sandbox', false,
        total_price_cents, paid_at, date_trunc('hour', paid_at)
      FROM orders
  `.execute(world.deps.db);
});

test('thousands of lines are read while they are sent: each once, in the order of time, by now and not by then', async () => {
  const [from, to] = [parseDay('2026-10-01'), parseDay('2026-10-31')];
  if (from === null || to === null) throw new Error('These are days.');
  const by = { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' } as const;
  const { chunks } = await exportLedger(world.deps, by, { from, to, timeZone: 'UTC' });
  const pieces: string[] = [];
  for await (const piece of chunks) {
    // Renaming the last order after the first chunk shows whether the export reads lazily.
    if (pieces.length === 0)
      await sql`UPDATE orders SET po_number = 'renamed' WHERE po_number = ${`PO ${orders}`}`.execute(world.deps.db);
    pieces.push(piece);
  }
  expect(pieces.length).toBeGreaterThan(10);
  const lines = pieces.join('').trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(orders);
  expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(orders);
  const days = lines.map((line) => line.slice(0, 10));
  expect(days).toEqual(days.toSorted());
  expect(lines.filter((line) => line.includes(',renamed,'))).toHaveLength(1);
});
