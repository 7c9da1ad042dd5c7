// Reading one order through the API, against its bare query, alternating in one run.
import { demoAccounts } from '@wideload/api/src/seed/demo-accounts.ts';
import { findOrder } from '@wideload/api/src/features/orders/orders.store.ts';
import { startBenchWorld, type BenchWorld } from '@wideload/api/test/bench-world.ts';
import type { OrderCard } from '@wideload/contract';
import { measureInTurns } from '../measure.ts';
import { report } from '../report.ts';

const rounds = { warmUp: 300, counted: 1000 };

async function signIn({ app }: BenchWorld): Promise<{ authorization: string }> {
  const [{ email, password }] = demoAccounts;
  const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email, password } });
  return { authorization: `Bearer ${answer.json<{ accessToken: string }>().accessToken}` };
}

async function bench(world: BenchWorld): Promise<void> {
  const headers = await signIn(world);
  const list = await world.app.inject({ url: '/api/permits/orders?sort=orderNumber', headers });
  const id = list.json<{ items: OrderCard[] }>().items[0]?._id ?? '';
  const query = await world.captureQuery((db) => findOrder(db, { kind: 'system', task: 'bench' }, id));
  const runQueryAlone = () => world.pool.query(query.sql, [...query.parameters]);
  const readThroughApi = async () => {
    const answer = await world.app.inject({ url: `/api/permits/orders/${id}`, headers });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  const [bareMs, apiMs] = await measureInTurns(runQueryAlone, readThroughApi, rounds);
  report({
    what: 'reading an order with 6 permits through the API',
    against: 'its bare query',
    ratio: apiMs / bareMs,
    atMost: 4,
    figures: `${apiMs.toFixed(2)} to ${bareMs.toFixed(2)} ms`,
  });
}

const world = await startBenchWorld();
try {
  await bench(world);
} finally {
  await world.close();
}
