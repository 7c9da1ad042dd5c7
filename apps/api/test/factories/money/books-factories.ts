import type { SignedInUser } from '../user-factories.ts';
import type { World } from '../../world.ts';

/** Long before the first payment, so that it holds nothing. */
export async function aClosedMonth(world: World, admin: SignedInUser): Promise<string> {
  const known = await world.deps.db.selectFrom('closed_months').select('month').limit(1).executeTakeFirst();
  if (known !== undefined) return known.month.slice(0, 7);
  const at = new Date('1990-02-01T08:00:00Z');
  await world.deps.db
    .insertInto('closed_months')
    .values({ month: '1990-01-01', time_zone: 'UTC', ends_at: at, closed_at: at, closed_by: admin.id, sums: '[]' })
    .execute();
  await world.deps.db
    .insertInto('closed_month_pieces')
    .values({ month: '1990-01-01', position: 0, piece: '\uFEFFDate\r\n' })
    .execute();
  return '1990-01';
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
  await world.deps.db
    .insertInto('payouts')
    .values({
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
    })
    .execute();
  return id;
}
