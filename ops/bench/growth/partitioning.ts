// npx tsx ops/bench/growth/partitioning.ts 10000000: orders and permits as they are, and partitioned by month, in a scratch database. Prints the
// processor's part, the pages read and the time to plan of the main queries. Ids are UUIDv7 and begin with their time, so a month is a range of
// ids, and the primary key stays the id alone.
import { createBareDatabase, openTestServer } from '@wideload/api/test/database.ts';
import pg from 'pg';
import { computeMedian } from '../measure.ts';

const PERMITS_PER_ORDER = 4;
const MONTHS = 36;
const ROUNDS = 15;
const BEGIN = '2024-01-01';

const permits = Number(process.argv[2] ?? 1_000_000);
const orders = permits / PERMITS_PER_ORDER;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The smallest UUIDv7 of a month, counted from the first. */
const toBound = (month: number) => {
  const start = new Date(BEGIN);
  start.setUTCMonth(start.getUTCMonth() + month);
  const hex = start.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

const idAt = (at: string, seed: string) =>
  `(lpad(to_hex((extract(epoch FROM ${at}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${seed}), 1, 3)
    || '8' || substr(md5(${seed}), 4, 3) || substr(md5(${seed}), 7, 12))::uuid`;

const columns = {
  orders: `id uuid NOT NULL, order_number bigint NOT NULL, user_id integer NOT NULL, status text NOT NULL, email text NOT NULL,
    total_price_cents integer NOT NULL, created_at timestamptz NOT NULL, paid_at timestamptz`,
  permits: `id uuid NOT NULL, order_id uuid NOT NULL, state text NOT NULL, status text NOT NULL, price_cents integer NOT NULL`,
};

const indexes = (suffix: string, isPartitioned: boolean) => [
  `ALTER TABLE orders${suffix} ADD PRIMARY KEY (id)`,
  // A unique index of a partitioned table has to contain the key of the partitions.
  `CREATE ${isPartitioned ? '' : 'UNIQUE '}INDEX ON orders${suffix} (order_number)`,
  `CREATE INDEX ON orders${suffix} (created_at DESC, id DESC)`,
  `CREATE INDEX ON orders${suffix} (email, id)`,
  `CREATE INDEX ON orders${suffix} (user_id, created_at DESC, id DESC)`,
  `CREATE INDEX ON orders${suffix} (paid_at) WHERE status = 'pending'`,
  `CREATE INDEX ON orders${suffix} (paid_at, total_price_cents)`,
  // The key of the partitions is the order's id, so that an order and its permits are in the same month.
  `ALTER TABLE permits${suffix} ADD PRIMARY KEY (${isPartitioned ? 'order_id, id' : 'id'})`,
  ...(isPartitioned ? [] : [`CREATE INDEX ON permits${suffix} (order_id)`]),
];

const time = async (work: () => Promise<unknown>) => {
  const begin = performance.now();
  await work();
  return ((performance.now() - begin) / 1000).toFixed(1);
};

async function createTables(client: pg.Client): Promise<void> {
  await client.query(`SET maintenance_work_mem = '512MB'; SET work_mem = '64MB'`);
  for (const [table, defined] of Object.entries(columns)) {
    await client.query(`CREATE UNLOGGED TABLE ${table}_flat (${defined})`);
    const key = table === 'orders' ? 'id' : 'order_id';
    await client.query(`CREATE TABLE ${table}_month (${defined}) PARTITION BY RANGE (${key})`);
    for (let month = 0; month < MONTHS; month += 1)
      await client.query(
        `CREATE UNLOGGED TABLE ${table}_month_${month} PARTITION OF ${table}_month
         FOR VALUES FROM ('${toBound(month)}') TO ('${toBound(month + 1)}')`,
      );
  }
}

async function fillTables(client: pg.Client): Promise<void> {
  const at = `timestamptz '${BEGIN}' + n * (interval '${MONTHS * 30.3} days' / ${orders})`;
  const seconds = await time(async () => {
    await client.query(`
      INSERT INTO orders_flat
      SELECT ${idAt('at', 'n::text')}, 100000 + n, (n::bigint * 7919) % ${Math.ceil(orders / 50)},
        CASE WHEN n > ${orders} * 0.99 THEN 'pending' WHEN n % 17 = 0 THEN 'draft' ELSE 'approved' END,
        'dispatch-' || (n::bigint * 7919) % ${Math.ceil(orders / 50)} || '@bulk.example', 1000 + n % 9000, at,
        CASE WHEN n % 17 = 0 THEN NULL ELSE at + interval '20 minutes' END
      FROM generate_series(1, ${orders}) AS n, LATERAL (SELECT ${at} AS at) AS dated`);
    await client.query(`
      INSERT INTO permits_flat
      SELECT gen_random_uuid(), id, (ARRAY['TX', 'OK', 'KS', 'MO'])[p], 'issued', 1000
      FROM orders_flat, generate_series(1, ${PERMITS_PER_ORDER}) AS p`);
  });
  say(
    `${orders.toLocaleString('en-US')} orders and ${permits.toLocaleString('en-US')} permits inserted in ${seconds} s`,
  );
  for (const table of ['orders', 'permits'])
    say(
      `${table} copied into ${MONTHS} months in ${await time(() => client.query(`INSERT INTO ${table}_month SELECT * FROM ${table}_flat`))} s`,
    );
  for (const suffix of ['_flat', '_month']) {
    const built = await time(async () => {
      for (const statement of indexes(suffix, suffix === '_month')) await client.query(statement);
    });
    say(`indexes of ${suffix} in ${built} s`);
  }
  await client.query('ANALYZE orders_flat, permits_flat, orders_month, permits_month');
}

const queries = (sample: { id: string; number: number; user: number }): Record<string, string> => ({
  'list, first page': 'SELECT * FROM orders# ORDER BY created_at DESC, id DESC LIMIT 20',
  'list, page 2,500': 'SELECT * FROM orders# ORDER BY created_at DESC, id DESC LIMIT 20 OFFSET 50000',
  'list, sorted by e-mail': 'SELECT * FROM orders# ORDER BY email, id LIMIT 20',
  'one order by id': `SELECT * FROM orders# WHERE id = '${sample.id}'`,
  'one order by number': `SELECT * FROM orders# WHERE order_number = ${sample.number}`,
  'own orders, first page': `SELECT * FROM orders# WHERE user_id = ${sample.user} ORDER BY created_at DESC, id DESC LIMIT 5`,
  'permits of an order': `SELECT * FROM permits# WHERE order_id = '${sample.id}'`,
  'queue, first page': `SELECT * FROM orders# WHERE status = 'pending' ORDER BY paid_at LIMIT 20`,
  'revenue of a month by day': `SELECT paid_at::date, sum(total_price_cents) FROM orders#
    WHERE paid_at >= '2026-06-01' AND paid_at < '2026-07-01' GROUP BY 1`,
});

type Plan = { 'Planning Time': number; 'Execution Time': number; Plan: Record<string, number> };

async function explain(client: pg.Client, query: string) {
  const plans: Plan[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rows } = await client.query<{ 'QUERY PLAN': [Plan] }>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query}`);
    const [row] = rows;
    if (row !== undefined && round > 0) plans.push(row['QUERY PLAN'][0]);
  }
  const [last] = plans;
  const pages = (last?.Plan['Shared Hit Blocks'] ?? 0) + (last?.Plan['Shared Read Blocks'] ?? 0);
  return {
    plan: computeMedian(plans.map((plan) => plan['Planning Time'])),
    run: computeMedian(plans.map((plan) => plan['Execution Time'])),
    pages,
  };
}

async function compareQueries(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string; number: number; user: number }>(
    `SELECT id, order_number::integer AS number, user_id AS user FROM orders_flat WHERE order_number = ${100_000 + Math.floor(orders / 2)}`,
  );
  const [sample] = rows;
  if (sample === undefined) throw new Error('The sample order is missing.');
  say('\nquery | flat: plan + run, pages | by month: plan + run, pages | by month to flat');
  for (const [name, query] of Object.entries(queries(sample))) {
    const flat = await explain(client, query.replaceAll('#', '_flat'));
    const month = await explain(client, query.replaceAll('#', '_month'));
    const format = ({ plan, run, pages }: typeof flat) => `${plan.toFixed(2)} + ${run.toFixed(2)} ms, ${pages}`;
    const ratio = (month.plan + month.run) / (flat.plan + flat.run);
    say(`${name} | ${format(flat)} | ${format(month)} | ${ratio.toFixed(2)}`);
  }
}

async function compareDeletion(client: pg.Client): Promise<void> {
  const bounds = `>= '${toBound(0)}' AND @ < '${toBound(1)}'`;
  const flat = await time(async () => {
    await client.query(`DELETE FROM permits_flat WHERE order_id ${bounds.replace('@', 'order_id')}`);
    await client.query(`DELETE FROM orders_flat WHERE id ${bounds.replace('@', 'id')}`);
  });
  const month = await time(() => client.query('DROP TABLE permits_month_0, orders_month_0'));
  say(`deleting the oldest month: ${flat} s, dropping its partitions: ${month} s`);
}

const server = await openTestServer(process.env['TEST_DATABASE_URL']);
const database = await createBareDatabase(server.url);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
try {
  await createTables(client);
  await fillTables(client);
  await compareQueries(client);
  await compareDeletion(client);
} finally {
  await client.end();
  await database.drop();
  await server.close();
}
