// The queries that a request sends, to run them alone and to see their plans.
import pg from 'pg';

type Sent = { text: string; values: unknown[] };

const isRead = (text: string) => /^\s*(select|with)\b/i.test(text);

/** Runs `work` and returns the reading queries that all connections sent meanwhile. */
export async function captureQueries(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function capture(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const text = typeof first === 'string' ? first : (first as Sent | null)?.text;
    const values = Array.isArray(second) ? (second as unknown[]) : ((first as Sent | null)?.values ?? []);
    if (text !== undefined && isRead(text)) sent.push({ text, values });
    return Reflect.apply(original, this, args) as never;
  };
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return sent;
}

/** All at once, as the request may do; its own round trips are left out. */
export function runAlone(pool: pg.Pool, sent: readonly Sent[]): () => Promise<unknown> {
  return () => Promise.all(sent.map(({ text, values }) => pool.query(text, values)));
}

/** The scans of the slowest query: `orders_by_email (index only), users_pkey`. */
export async function describePlan(pool: pg.Pool, sent: readonly Sent[]): Promise<string> {
  const plans = await Promise.all(
    sent.map(async ({ text, values }) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
  const timeOf = (plan: string) => Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]);
  const [slowest = ''] = plans.toSorted((one, other) => timeOf(other) - timeOf(one));
  const scans = [
    ...slowest.matchAll(
      /(Seq Scan on|Index Only Scan (?:Backward )?using|(?:Bitmap )?Index Scan (?:Backward )?(?:using|on)) (\w+)/g,
    ),
  ];
  const words = scans.map(([, kind = '', name]) => {
    if (kind.startsWith('Seq')) return `all of ${name}`;
    return kind.startsWith('Index Only') ? `${name} alone` : name;
  });
  return `${timeOf(slowest).toFixed(1)} ms: ${[...new Set(words)].join(', ')}`;
}
