// A packet's links, right, wrong and revoked, are opened 10,000 times a minute from many addresses. The calls of a carrier meanwhile, to
// the same calls without the flood, in turns in one run.
import { randomBytes } from 'node:crypto';
import type { AnswerOf, orders, packets } from '@wideload/contract';
import { SECOND } from '@wideload/api/src/clock.ts';
import { send } from '../load/http.ts';
import { report } from '../report.ts';
import { endAll } from './processes.ts';
import { get, openStage, type Stage } from './stage.ts';

const FLOOD_A_MINUTE = 10_000;
const CALLS_A_SECOND = 40;
const ROUNDS = Number(process.env['ROUNDS'] ?? 6);
const TURN_MS = 4 * SECOND;
const AT_MOST = 1.5;

async function makeTokens(stage: Stage): Promise<{ right: string; revoked: string }> {
  const list = (await (await get(stage.product, '/api/permits/orders?state=approved', stage.owner)).json()) as AnswerOf<
    typeof orders.list
  >;
  const path = `/api/permits/orders/${list.items[0]?._id}/packets`;
  const origin = `http://127.0.0.1:${stage.product.port}`;
  const make = async (name: string) => {
    const answer = await send(origin, {
      method: 'POST',
      path,
      headers: stage.owner.headers,
      body: { kind: 'driver', name },
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

const stage = await openStage();
const origin = `http://127.0.0.1:${stage.product.port}`;
const tokens = await makeTokens(stage);

const answers = new Map<number, number>();
async function open(index: number): Promise<void> {
  const wrong = randomBytes(32).toString('base64url');
  const token = [tokens.right, tokens.revoked, wrong][index % 3];
  const from = `10.${index % 200}.${Math.floor(index / 200) % 200}.1`;
  const { status } = await send(origin, {
    method: 'GET',
    path: `/api/packet/${token}`,
    headers: { 'x-forwarded-for': from },
  });
  answers.set(status, (answers.get(status) ?? 0) + 1);
}

async function call(): Promise<void> {
  const { status } = await send(origin, { method: 'GET', path: '/api/permits/orders', headers: stage.owner.headers });
  if (status !== 200) throw new Error(`A call of the carrier got ${status}.`);
}

const alone: number[] = [];
const beside: number[] = [];
for (let round = -1; round < ROUNDS; round += 1) {
  const quiet = await callEvenly(call, CALLS_A_SECOND);
  const [flooded] = await Promise.all([callEvenly(call, CALLS_A_SECOND), callEvenly(open, FLOOD_A_MINUTE / 60)]);
  if (round < 0) continue;
  alone.push(...quiet);
  beside.push(...flooded);
}
await endAll();

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
