// A packet's links, right, wrong and revoked, are opened 10,000 times a minute from many addresses. The calls of a carrier meanwhile, to
// the same calls without the flood, in turns in one run.
import { randomBytes } from 'node:crypto';
import type { AnswerOf, orders, packets } from '@wideload/contract';
import { DAY, SECOND } from '@wideload/api/src/clock.ts';
import { send } from '../load/http.ts';
import { report } from '../report.ts';
import { endAll } from './processes.ts';
import { get, openStage, type Stage } from './stage.ts';

const FLOOD_A_MINUTE = 10_000;
const CALLS_A_SECOND = 40;
/** The permits of the demo order have ended. */
const lastDay = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
const ROUNDS = Number(process.env['ROUNDS'] ?? 6);
const TURN_MS = 4 * SECOND;
const AT_MOST = 1.5;

async function makeTokens(stage: Stage): Promise<{ right: string; revoked: string }> {
  const answer = await get(stage.product, '/api/permits/orders?sort=orderNumber', stage.owner);
  const { items } = (await answer.json()) as AnswerOf<typeof orders.list>;
  const path = `/api/permits/orders/${items.find(({ status }) => status === 'approved')?._id}/packets`;
  const origin = `http://127.0.0.1:${stage.product.port}`;
  const make = async (name: string) => {
    const answer = await send(origin, {
      method: 'POST',
      path,
      headers: stage.owner.headers,
      body: { kind: 'driver', name, lastDay },
    });
    if (answer.status !== 201) throw new Error(`The link was not made: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text) as AnswerOf<typeof packets.create>;
  };
  const [right, revoked] = [await make('Right'), await make('Revoked')];
  await fetch(`${origin}/api/permits/packets/${revoked._id}`, { method: 'DELETE', headers: stage.owner.headers });
  return { right: right.token, revoked: revoked.token };
}

/** Calls at an even pace, whatever the answers take. @returns the time of each, in ms. */
async function callEvenly(call: (index: number) => Promise<unknown>, perSecond: number): Promise<number[]> {
  const start = performance.now();
  const times: Promise<number>[] = [];
  for (let index = 0; performance.now() - start < TURN_MS; index += 1) {
    const wait = start + (index * SECOND) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const begin = performance.now();
    times.push(call(index).then(() => performance.now() - begin));
  }
  return Promise.all(times);
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

const answers = new Map<number, number>();
const refused = new Set<number>();

async function measure(stage: Stage): Promise<{ alone: number[]; beside: number[] }> {
  const origin = `http://127.0.0.1:${stage.product.port}`;
  const { right, revoked } = await makeTokens(stage);

  async function open(index: number): Promise<void> {
    const token = [right, revoked, randomBytes(32).toString('base64url')][index % 3];
    const from = `10.${index % 200}.${Math.floor(index / 200) % 200}.1`;
    const headers = { 'x-forwarded-for': from };
    const { status } = await send(origin, { method: 'GET', path: `/api/packet/${token}`, headers });
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }

  async function call(index: number): Promise<void> {
    const headers = { ...stage.owner.headers, 'x-forwarded-for': `10.250.${index % 100}.1` };
    const { status } = await send(origin, { method: 'GET', path: '/api/permits/orders', headers });
    if (status !== 200) refused.add(status);
  }

  const times = { alone: Array<number>(), beside: Array<number>() };
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await callEvenly(call, CALLS_A_SECOND);
    const [beside] = await Promise.all([callEvenly(call, CALLS_A_SECOND), callEvenly(open, FLOOD_A_MINUTE / 60)]);
    if (round === 0) continue;
    times.alone.push(...alone);
    times.beside.push(...beside);
  }
  if (!answers.has(200)) throw new Error('The right link did not open.');
  if (refused.size > 0) throw new Error(`Calls of the carrier got ${[...refused].join(', ')}.`);
  return times;
}

async function openAndMeasure(): ReturnType<typeof measure> {
  try {
    return await measure(await openStage());
  } finally {
    await endAll();
  }
}

const { alone, beside } = await openAndMeasure();

const opened = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
for (const [name, share] of [
  ['half', 0.5],
  ['99 of 100', 0.99],
] as const) {
  const [was, is] = [quantile(alone, share), quantile(beside, share)];
  report({
    what: `an order list while packets are opened 10,000 times a minute, ${name}`,
    against: 'without them',
    ratio: is / was,
    atMost: AT_MOST,
    figures: `${is.toFixed(1)} ms, alone ${was.toFixed(1)} ms; ${opened}`,
  });
}
