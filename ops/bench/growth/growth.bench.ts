// One and two servers on one PostgreSQL under the mixed load. Two servers, the database and the generator need more cores than a small machine has,
// so it is the processor time of an act that is compared: a server fills one core, and its rate is the inverse of that time.
import { availableParallelism } from 'node:os';
import { prepareCarriers } from '../load/carriers.ts';
import { openGenerator } from '../load/open-generator.ts';
import { openProduct } from '../load/product.ts';
import { report } from '../report.ts';
import { measureCost, reportTwoServers, type Cost } from './measure-cost.ts';

function printCost({ servers, serverMs, databaseMs, perSecond }: Cost): void {
  const each = 1000 / serverMs;
  const cores = (servers * each * databaseMs) / 1000;
  process.stdout.write(
    `       ${servers} server${servers === 1 ? '' : 's'}: ${serverMs.toFixed(2)} ms of processor time a request, ${databaseMs.toFixed(2)} of the database; ` +
      `${(servers * each).toFixed(0)} requests a second fill ${servers} cores, with ${cores.toFixed(1)} of the database; ` +
      `on these ${availableParallelism()} cores ${perSecond.toFixed(0)} a second\n`,
  );
}

const product = await openProduct({ users: 80, orders: 500 });
const generator = openGenerator();
try {
  const first = await product.startServer();
  const carriers = await prepareCarriers(first.url, product.databaseUrl);
  await first.stop();
  await generator.follow({ kind: 'carriers', carriers });
  const one = await measureCost(product, generator, { count: 1 });
  const two = await measureCost(product, generator, { count: 2 });
  for (const cost of [one, two]) printCost(cost);
  reportTwoServers('two servers on one database', one, two);
  report({
    what: 'two servers on one database: processor time of the database for a request',
    against: 'with one server',
    ratio: two.databaseMs / one.databaseMs,
    atMost: 1.3,
    figures: `${two.databaseMs.toFixed(2)} to ${one.databaseMs.toFixed(2)} ms`,
  });
} finally {
  await generator.close();
  await product.close();
}
