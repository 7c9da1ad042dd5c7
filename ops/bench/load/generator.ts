// The process that makes the load, on a core of its own. It starts acts at a fixed rate, whether or not earlier ones were answered.
import { setTimeout as pause } from 'node:timers/promises';
import type { Carrier } from './carriers.ts';
import { send } from './http.ts';
import { listActions, startAction, type Sample } from './mix.ts';

export type Order =
  | { kind: 'carriers'; carriers: Carrier[] }
  /** `origins` are taken in turns, as a balancer would. */
  | { kind: 'mix'; origins: readonly string[]; perSecond: number; seconds: number }
  /** As fast as a number of connections get answers. */
  | { kind: 'flat-out'; origins: readonly string[]; connections: number; seconds: number; path: string | null };

export type Outcome = { samples: Sample[]; seconds: number };

const acts = listActions();
let carriers: Carrier[] = [];
let turn = 0;

/** The next carrier, or the next of those who pay. */
function chooseCarrier(turn: number, pays: boolean): Carrier {
  const chosen = pays ? carriers.filter(({ sourceId }) => sourceId !== null) : carriers;
  const carrier = chosen[turn % chosen.length];
  if (carrier === undefined) throw new Error('The generator has no carriers yet.');
  return carrier;
}

function startNext(origins: readonly string[], begin: number, samples: Sample[], due: number): Promise<unknown> {
  turn += 1;
  const act = acts[turn % acts.length] ?? 'browse';
  const run = { origin: origins[turn % origins.length] ?? '', begin, samples };
  return startAction(run, act, chooseCarrier(turn, act === 'pay'), { due, turn });
}

async function runMix({ origins, perSecond, seconds }: Extract<Order, { kind: 'mix' }>): Promise<Outcome> {
  const samples: Sample[] = [];
  const begin = performance.now();
  const running: Promise<unknown>[] = [];
  while (running.length < perSecond * seconds) {
    const passed = performance.now() - begin;
    const due = Math.min(perSecond * seconds, Math.floor((passed / 1000) * perSecond) + 1);
    while (running.length < due)
      running.push(startNext(origins, begin, samples, begin + (running.length / perSecond) * 1000));
    await pause(1);
  }
  await Promise.all(running);
  return { samples, seconds };
}

async function runFlatOut({
  origins,
  connections,
  seconds,
  path,
}: Extract<Order, { kind: 'flat-out' }>): Promise<Outcome> {
  const samples: Sample[] = [];
  const begin = performance.now();
  async function runConnection(index: number): Promise<void> {
    while (performance.now() - begin < seconds * 1000) {
      const due = performance.now();
      if (path === null) {
        await startNext(origins, begin, samples, due);
        continue;
      }
      const { status } = await send(origins[index % origins.length] ?? '', { method: 'GET', path });
      samples.push({ act: 'browse', at: due - begin, ms: performance.now() - due, status, hasRetryAfter: false });
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => runConnection(index)));
  return { samples, seconds: (performance.now() - begin) / 1000 };
}

async function follow(order: Order): Promise<Outcome> {
  if (order.kind === 'mix') return runMix(order);
  if (order.kind === 'flat-out') return runFlatOut(order);
  ({ carriers } = order);
  return { samples: [], seconds: 0 };
}

process.on('message', (order: Order) => void follow(order).then((outcome) => process.send?.(outcome)));
process.on('disconnect', () => process.exit(0));
