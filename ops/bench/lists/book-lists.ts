// The bookkeeper's pages at 100,000 orders: payouts, their lines and the books, against the first page of the permits list.
import type { BenchWorld } from '@wideload/api/test/bench-world.ts';
import { measureSpread } from '../measure.ts';
import { report } from '../report.ts';

const rounds = { warmUp: 10, counted: 100 };

type Request = () => Promise<unknown>;

/** Two years of payouts, one a day, with a line for each payment; the triggers book the provider's fees. A repeat adds none. */
async function seedPayouts(pool: BenchWorld['pool']): Promise<void> {
  await pool.query(`
    WITH paid AS (
      SELECT id, captured_cents AS amount, 30 + captured_cents * 29 / 1000 AS fee, succeeded_at AS at, succeeded_at::date AS day
      FROM payments WHERE status = 'succeeded' AND captured_cents > 0
    ), days AS (
      INSERT INTO payouts (id, provider, livemode, provider_payout_id, amount_cents, status, is_automatic, created_at_provider,
        arrives_at, lines_read_at, synced_at)
      SELECT gen_random_uuid(), 'sandbox', false, 'po_' || day, sum(amount - fee), 'paid', true, day + 2, day + 3, now(), now()
      FROM paid GROUP BY day ON CONFLICT DO NOTHING RETURNING id, provider_payout_id
    )
    INSERT INTO balance_lines (provider, provider_line_id, livemode, type, category, amount_cents, fee_cents, net_cents, payment_id,
      payout_id, created_at_provider, available_at)
    SELECT 'sandbox', 'txn_' || paid.id, false, 'charge', 'charge', amount, fee, amount - fee, paid.id, days.id, at, at
    FROM paid JOIN days ON provider_payout_id = 'po_' || day`);
  await pool.query('ANALYZE payouts, balance_lines, book_entries');
}

async function listRequests(pool: BenchWorld['pool']) {
  const { rows } = await pool.query<{ id: string; pages: number }>(`
    SELECT (array_agg(id ORDER BY created_at_provider))[count(*) / 2] AS id, ceil(count(*) / 20.0)::integer AS pages FROM payouts`);
  const { id = '', pages = 1 } = rows[0] ?? {};
  const order = await pool.query<{ id: string }>(
    `SELECT order_id AS id FROM payments WHERE status = 'succeeded' LIMIT 1`,
  );
  return [
    { name: 'payouts', url: '/permits/admin/payouts' },
    { name: 'payouts, the middle page', url: `/permits/admin/payouts?page=${Math.ceil(pages / 2)}` },
    { name: 'payouts, the last page', url: `/permits/admin/payouts?page=${pages}` },
    { name: 'the lines of a payout', url: `/permits/admin/payouts/${id}` },
    { name: 'books, with the month that is closed next', url: '/permits/admin/books' },
    { name: 'the ledger of an order', url: `/permits/admin/orders/${order.rows[0]?.id}/ledger` },
  ];
}

export async function benchBooks(pool: BenchWorld['pool'], createRequest: (url: string) => Request): Promise<void> {
  await seedPayouts(pool);
  const first = createRequest('/permits/admin/orders?');
  for (const { name, url } of await listRequests(pool)) {
    const { ratio, p50, p99 } = await measureSpread(first, createRequest(url), rounds);
    const figures = `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
    report({ what: name, against: 'the first page of permits', ratio, atMost: 6, figures });
  }
}
