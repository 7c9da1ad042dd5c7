// The clerk's desk at 100,000 orders: the work queue and the search of orders, against the first page of the permits list.
import { queueHolders, queueList, queueTags } from '@wideload/contract/client';
import { permitStatuses } from '@wideload/domain';
import type { BenchWorld } from '@wideload/api/test/bench-world.ts';
import { measureSpread } from '../measure.ts';
import { report } from '../report.ts';

const rounds = { warmUp: 10, counted: 200 };

type Request = () => Promise<unknown>;

/** A clerk does not wait: 99 of a hundred requests. */
const longestMs = 50;

/** A filter compares the permits of all waiting orders, or their fees and reasons. */
const budgetOf = (query: string) => (query.includes('mark=fee-difference') ? 14 : 8);

const sorts = queueList.sorts.map((sort) => `sort=${sort}`);
const filters = [
  ...queueHolders.map((holder) => `holder=${holder}`),
  ...queueTags.map((mark) => `mark=${mark}`),
  ...permitStatuses.map((status) => `permitStatus=${status}`),
  'state=TX',
  'state=TX&permitStatus=requested',
  'sort=-statesLeft&state=TX',
  'mark=resubmitted&holder=free',
  'search=dispatch-12',
];

/** The first, the middle and the last page of each sort; the first of each filter. */
async function listQueueRequests(countPages: () => Promise<number>) {
  const last = await countPages();
  const pages = [1, Math.ceil(last / 2), last].flatMap((page) => sorts.map((sort) => `${sort}&page=${page}`));
  return [...pages, ...filters].map((query) => ({
    name: `queue, ${query}`,
    url: `/permits/admin/queue?${query}`,
    atMost: budgetOf(query),
  }));
}

/** After one in the middle of each sort. */
async function listNextRequests(pool: BenchWorld['pool']) {
  const { rows } = await pool.query<{ id: string }>(`
    SELECT id FROM orders WHERE status = 'pending' ORDER BY paid_at
    OFFSET (SELECT count(*) / 2 FROM orders WHERE status = 'pending') LIMIT 1`);
  return sorts.map((sort) => ({
    name: `queue, the next order, ${sort}`,
    url: `/permits/admin/queue/next?${sort}&after=${rows[0]?.id}`,
    atMost: 8,
  }));
}

const searches = [
  ['a number', '150000'],
  ['the end of a VIN', '012345'],
  ['a plate', 'WY 1234'],
  ['a USDOT number', '9101234'],
  ['a phone number', '307555 4321'],
  ['a whole e-mail', 'dispatch-1234@bulk.example'],
  ['a frequent part of a company', 'heavy haul'],
  ['a frequent word of a title', 'transformer'],
  ['a part that everything has', 'bulk.example'],
  ['nothing', 'no such order'],
].map(([name, text = '']) => ({
  name: `search, ${name}`,
  atMost: 6,
  url: `/permits/admin/search?${new URLSearchParams({ search: text }).toString()}`,
}));

/** Every twentieth waiting order waits for its carrier. A repeat adds no questions. */
async function seedQuestions(pool: BenchWorld['pool']): Promise<void> {
  await pool.query(`
    INSERT INTO order_messages (id, order_id, author_id, by_carrier, at, text, is_question)
    SELECT gen_random_uuid(), id, (SELECT id FROM users WHERE role = 'admin' LIMIT 1), false, paid_at, 'Which plate?', true
    FROM orders WHERE status = 'pending' AND order_number % 20 = 0
      AND NOT EXISTS (SELECT FROM order_messages WHERE order_id = orders.id)`);
  await pool.query('ANALYZE order_messages');
}

/** `createRequest` fails on any answer but 200. */
export async function benchClerk(pool: BenchWorld['pool'], createRequest: (url: string) => Request): Promise<void> {
  await seedQuestions(pool);
  const first = createRequest('/permits/admin/orders?');
  const queue = await listQueueRequests(async () => {
    const { rows } = await pool.query<{ pages: number }>(
      `SELECT ceil(count(*) / 20.0)::integer AS pages FROM orders WHERE status = 'pending'`,
    );
    return rows[0]?.pages ?? 1;
  });
  const count = { name: 'queue, the count of the menu', url: '/permits/admin/queue/count', atMost: 6 };
  for (const { name, url, atMost } of [...queue, ...(await listNextRequests(pool)), count, ...searches]) {
    const { ratio, p50, p99 } = await measureSpread(first, createRequest(url), rounds);
    const figures = `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
    report({ what: `${name}, p99`, against: `${longestMs} ms`, ratio: p99 / longestMs, atMost: 1, figures });
    report({ what: name, against: 'the first page of permits', ratio, atMost, figures });
  }
}
