import type { SignedInUser } from '../user-factories.ts';
import type { World } from '../../world.ts';

/** Long before the first payment, so that it holds nothing. */
export async function aClosedMonth(world: World, admin: SignedInUser): Promise<string> {
  const known = await world.deps.db.selectFrom('closed_months').select('month').limit(1).executeTakeFirst();
  if (known !== undefined) return known.month.slice(0, 7);
  const at = new Date('1990-02-01T08:00:00Z');
  await world.insert('closed_months', {
    month: '1990-01-01',
    time_zone: 'UTC',
    ends_at: at,
    closed_at: at,
    closed_by: admin.id,
    sums: '[]',
  });
  await world.insert('closed_month_pieces', { month: '1990-01-01', position: 0, piece: '\uFEFFDate\r\n' });
  return '1990-01';
}

/** Several callers may reopen one after the other: each finds a month. */
export async function theLastClosedMonth(world: World, admin: SignedInUser): Promise<string> {
  await aClosedMonth(world, admin);
  const last = world.deps.db.selectFrom('closed_months').select('month').orderBy('month', 'desc').limit(1);
  return (await last.executeTakeFirstOrThrow()).month.slice(0, 7);
}

export async function aReopenedMonth(world: World, admin: SignedInUser): Promise<string> {
  await aClosedMonth(world, admin);
  const { rows } = await world.database.pool.query<{ id: string }>(
    `INSERT INTO reopened_months (id, month, time_zone, ends_at, closed_at, closed_by, sums, file, reopened_at, reopened_by, reason)
     SELECT id, month, time_zone, ends_at, closed_at, closed_by, sums, 'Date', $1, closed_by, 'A fee was missing.'
     FROM closed_months ORDER BY month DESC LIMIT 1 RETURNING id`,
    [world.clock.now()],
  );
  return rows[0]?.id ?? '';
}

/** The month after an empty one, without entries. */
export async function aMonthToClose(world: World, admin: SignedInUser): Promise<string> {
  await aClosedMonth(world, admin);
  const answer = await world.call('GET', '/permits/admin/books', { token: admin.token });
  return answer.json<{ next: { month: string } }>().next.month;
}

/** As an admin who looks at the list has counted them. */
export async function countOpenFees(world: World, admin: SignedInUser): Promise<number> {
  const answer = await world.call('GET', '/permits/admin/fee_differences', { token: admin.token });
  return answer.json<{ total: number }>().total;
}

export async function aPayout(world: World): Promise<string> {
  const [id, at] = [world.deps.ids(), world.clock.now()];
  await world.insert('payouts', {
    id,
    provider: 'sandbox',
    livemode: false,
    provider_payout_id: `po_${id}`,
    amount_cents: 100,
    status: 'paid',
    is_automatic: true,
    created_at_provider: at,
    arrives_at: at,
    synced_at: at,
  });
  return id;
}
