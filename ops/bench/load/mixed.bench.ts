// Carriers browse, poll, edit drafts, order and pay at a fixed rate, from a process on a core of its own; the product has the others. Finds the
// highest rate that it answers in time (the knee), doubles it, and lets it fall again. Times count from the moment at which a request was due.
import { report } from '../report.ts';
import { prepareCarriers } from './carriers.ts';
import { leaveLastCore } from './open-generator.ts';
import { findRecovery, formatSummary, summarize } from './figures.ts';
import { openGenerator, type Generator } from './open-generator.ts';
import { openProduct } from './product.ts';

const SLOW_MS = 500;
/** Shares of what a few connections reach: the knee lies between them. */
const steps = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.4];
const STEP_SECONDS = 3;

const say = (line: string) => void process.stdout.write(`       ${line}\n`);

async function runMix(generator: Generator, origin: string, perSecond: number, seconds: number) {
  const rate = Math.round(perSecond);
  const outcome = await generator.follow({ kind: 'mix', origins: [origin], perSecond: rate, seconds });
  const summary = summarize(outcome);
  say(`${rate} acts a second: ${formatSummary(summary)}`);
  return { outcome, summary };
}

/** The highest rate at which 99 of 100 are answered in time, and nothing is refused or fails. */
async function findKnee(generator: Generator, origin: string, reached: number): Promise<number> {
  let knee = 0;
  for (const share of steps) {
    const { summary } = await runMix(generator, origin, reached * share, STEP_SECONDS);
    if (summary.p99 > SLOW_MS || summary.shed + summary.errors.length > 0.01 * summary.sent) break;
    knee = reached * share;
  }
  if (knee === 0) throw new Error('The product is overloaded at half of what a few connections reach.');
  return knee;
}

async function measureConstant(generator: Generator, origin: string) {
  const order = { kind: 'flat-out', origins: [origin], connections: 4, seconds: 1.5, path: '/health/live' } as const;
  return summarize(await generator.follow(order));
}

async function bench(generator: Generator, origin: string): Promise<void> {
  const flatOut = { kind: 'flat-out', origins: [origin], connections: 12, path: null } as const;
  // Warms up.
  await generator.follow({ ...flatOut, seconds: 4 });
  const constant = await measureConstant(generator, origin);
  const reached = (await generator.follow({ ...flatOut, seconds: 3 })).samples.length / 3;
  const knee = await findKnee(generator, origin, reached);

  const calm = await runMix(generator, origin, knee / 2, STEP_SECONDS);
  const above = await runMix(generator, origin, knee * 2, 6);
  const after = await runMix(generator, origin, knee / 2, 8);
  const { shedPayments } = above.summary;
  if (shedPayments > 0) throw new Error(`${shedPayments} requests of people who were paying were refused.`);

  report({
    what: 'mixed load: answers a second at the knee',
    against: 'a constant answer on 4 connections',
    ratio: knee / constant.answeredPerSecond,
    atLeast: 0.05,
    figures: `${knee.toFixed(0)} to ${constant.answeredPerSecond.toFixed(0)} a second`,
  });
  report({
    what: 'mixed load: p99 at half of the knee',
    against: 'the time that a person waits',
    ratio: calm.summary.p99 / SLOW_MS,
    atMost: 0.5,
    figures: `p50 ${calm.summary.p50.toFixed(0)}, p99 ${calm.summary.p99.toFixed(0)} to ${SLOW_MS} ms`,
  });
  const failed = [calm, above, after].flatMap(({ summary }) => summary.errors).length;
  const sent = [calm, above, after].reduce((sum, { summary }) => sum + summary.sent, 0);
  report({
    what: 'mixed load: errors, refusals with Retry-After not counted',
    against: 'all requests',
    ratio: failed / sent,
    atMost: 0.001,
    figures: `${failed} of ${sent}`,
  });
  report({
    what: 'mixed load: answers a second at twice the knee',
    against: 'at the knee',
    ratio: above.summary.answeredPerSecond / knee,
    atLeast: 0.6,
    figures: formatSummary(above.summary),
  });
  report({
    what: 'mixed load: p99 of answers at twice the knee',
    against: 'two seconds',
    ratio: above.summary.p99 / 2000,
    atMost: 1,
    figures: `${above.summary.p99.toFixed(0)} ms`,
  });
  const { shed, shedP99, p99 } = above.summary;
  report({
    what: 'mixed load: p99 of refusals at twice the knee',
    against: 'p99 of answers',
    ratio: shed === 0 ? 0 : shedP99 / p99,
    atMost: 1,
    figures: shed === 0 ? 'nothing was refused' : `${shedP99.toFixed(0)} to ${p99.toFixed(0)} ms`,
  });
  const recovery = findRecovery(after.outcome, SLOW_MS);
  report({
    what: 'mixed load: until all is answered in time again',
    against: '5 s',
    ratio: recovery / 5,
    atMost: 1,
    figures: `${recovery.toFixed(1)} s`,
  });
}

leaveLastCore();
const product = await openProduct({ users: 80, orders: 500 });
const generator = openGenerator();
try {
  const server = await product.startServer();
  try {
    const carriers = await prepareCarriers(server.url, product.databaseUrl);
    await generator.follow({ kind: 'carriers', carriers });
    await bench(generator, server.url);
  } finally {
    await server.stop();
  }
} finally {
  await generator.close();
  await product.close();
}
