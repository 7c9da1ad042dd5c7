// The same as `growth.bench.ts` with a streaming standby, which takes the figures of the dashboard and the files of whole lists.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demoAccounts } from '@wideload/api/src/seed/demo-accounts.ts';
import { createClosers } from '../../faults/machine/closers.ts';
import { openMachine } from '../../faults/machine/machine.ts';
import { openStandby } from '../../faults/machine/standby.ts';
import { signIn } from '../../faults/traffic/client.ts';
import { prepareCarriers } from '../load/carriers.ts';
import { openGenerator } from '../load/open-generator.ts';
import { openProduct, type Product } from '../load/product.ts';
import { report } from '../report.ts';
import { measureCost, reportTwoServers } from './measure-cost.ts';
import { readProcessorTime } from './processor-time.ts';

const WARM_UP = 50;
const READS = 300;
const FIGURES = '/permits/admin/statistics?window=year&timeZone=UTC';

/** Processor time in ms of the primary for the figures of the dashboard. */
async function measureFigures(product: Product, env?: Record<string, string>): Promise<number> {
  const server = await product.startServer(env);
  try {
    const [, admin] = demoAccounts;
    const client = await signIn(() => server.url, admin);
    const read = async (times: number) => {
      for (let at = 0; at < times; at += 1) {
        const { status } = await client.call('GET', FIGURES);
        if (status !== 200) throw new Error(`The figures answered ${status}.`);
      }
    };
    await read(WARM_UP);
    const before = readProcessorTime([product.databasePid]);
    await read(READS);
    return (readProcessorTime([product.databasePid]) - before) / READS;
  } finally {
    await server.stop();
  }
}

const machine = await openMachine();
const closers = createClosers();
const generator = openGenerator();
try {
  const primary = await machine.copyEmpty(closers);
  await primary.start();
  const { url, data } = primary;
  const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
  // The database is closed with the machine.
  const product = await openProduct(
    { users: 80, orders: 5000 },
    { database: { url, pid: Number(pid), stop: () => Promise.resolve() } },
  );
  closers.add(() => product.close());
  const first = await product.startServer();
  const carriers = await prepareCarriers(first.url, url);
  await first.stop();
  await generator.follow({ kind: 'carriers', carriers });

  const alone = await measureFigures(product);
  const oneAlone = await measureCost(product, generator, { count: 1 });
  const { standby } = await openStandby(machine, closers, primary, { waits: false });
  const env = { DATABASE_READ_URL: standby.url };
  const relieved = await measureFigures(product, env);
  const one = await measureCost(product, generator, { count: 1, env });
  const two = await measureCost(product, generator, { count: 2, env });
  report({
    what: 'figures of the dashboard with a standby: processor time of the primary',
    against: 'without one',
    ratio: relieved / alone,
    atMost: 0.3,
    figures: `${relieved.toFixed(2)} to ${alone.toFixed(2)} ms`,
  });
  report({
    what: 'the mixed load with a standby: processor time of the primary for a request',
    against: 'without one',
    ratio: one.databaseMs / oneAlone.databaseMs,
    atMost: 1.3,
    figures: `${one.databaseMs.toFixed(2)} to ${oneAlone.databaseMs.toFixed(2)} ms`,
  });
  reportTwoServers('two servers on one database with a standby', one, two);
} finally {
  await generator.close();
  await closers.closeAll();
  await machine.close();
}
