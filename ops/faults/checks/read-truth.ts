import type pg from 'pg';
import { listBrokenMoneyRules } from '@wideload/api/src/platform/backup/verify.ts';
import { createPool } from '@wideload/api/src/platform/db/pool.ts';
import type { Provider } from '../providers/provider.ts';
import type { Truth } from './find-broken.ts';
import { groupBy } from './group-by.ts';

type Row = Omit<Truth, 'taken'>;

const sql = `
  SELECT id, status, version, reviewed,
    coalesce((SELECT sum(captured_cents) FROM payments WHERE order_id = orders.id), 0)::int AS captured,
    coalesce((SELECT sum(amount_cents) FROM book_entries WHERE order_id = orders.id AND kind = 'charge'), 0)::int AS booked,
    (SELECT count(*)::int FROM deliveries WHERE kind = 'order-paid' AND content ->> 'orderId' = orders.id::text) AS receipts,
    (SELECT count(*)::int FROM payment_attempts JOIN payments ON payments.id = payment_id
      WHERE order_id = orders.id AND state IN ('in_flight', 'unknown')) AS open
  FROM orders`;

/** The clock of the tables: open attempts become old enough to be looked up, and mails due. */
const age = `
  UPDATE payment_attempts SET created_at = created_at - interval '10 minutes', sent_at = sent_at - interval '10 minutes'
    WHERE state IN ('in_flight', 'unknown');
  UPDATE deliveries SET due_at = now() - interval '1 day', leased_until = NULL WHERE sent_at IS NULL`;

export type Database = {
  query: pg.Pool['query'];
  /** Moves what waits into the past, so that a start takes it up at once. */
  age(): Promise<void>;
  readTruths(provider: Provider): Promise<Truth[]>;
  /** Rules about money that hold over all tables. */
  listBrokenRules(): Promise<string[]>;
  countUnsentMails(): Promise<number>;
  close(): Promise<void>;
};

export function openDatabase(url: string): Database {
  const limits = { connectionTimeoutMillis: 10_000, statement_timeout: 60_000, query_timeout: 60_000 };
  const pool = createPool({ connectionString: url, max: 2, ...limits, onError: () => undefined });
  return {
    query: pool.query.bind(pool),
    age: async () => void (await pool.query(age)),
    async readTruths({ standIn }) {
      const taken = groupBy(
        (await standIn.charges()).filter(({ status }) => status === 'succeeded'),
        ({ metadata }) => metadata['orderId'] ?? '',
      );
      const { rows } = await pool.query<Row>(sql);
      return rows.map((row) => ({ ...row, taken: (taken.get(row.id) ?? []).map(({ amount }) => amount) }));
    },
    async listBrokenRules() {
      const client = await pool.connect();
      try {
        return await listBrokenMoneyRules(client);
      } finally {
        client.release();
      }
    },
    async countUnsentMails() {
      const { rows } = await pool.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM deliveries WHERE sent_at IS NULL',
      );
      return rows[0]?.count ?? 0;
    },
    close: () => pool.end(),
  };
}
