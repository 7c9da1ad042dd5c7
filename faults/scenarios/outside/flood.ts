import http from 'node:http';
import net from 'node:net';
import type { Scenario } from '../../scenario.ts';
import { onStage } from '../../stage.ts';
import { findP99 } from '../../traffic/record.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

const REQUESTS = 10_000;
const AT_ONCE = 200;
const IDLE_CONNECTIONS = 2000;
const OTHERS_P99_MS = 1000;
/** An order takes three calls, and a person may make 600 a minute. */
const CALM = { lanes: 2, pauseMs: 500 };

type Counts = Map<number, number>;

/** Requests of one address over kept connections, as fast as answers come. */
async function floodWithRequests(url: string): Promise<{ counts: Counts; silent: number }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const counts: Counts = new Map();
  let silent = 0;
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const request = http.get(`${url}/api/permits/orders`, { agent, headers }, (response) => {
        const status = response.statusCode ?? 0;
        counts.set(status, (counts.get(status) ?? 0) + 1);
        const isRefusal = status === 429 || status === 503;
        if (isRefusal && response.headers['retry-after'] === undefined) silent += 1;
        response.resume();
        response.on('end', resolve);
        response.on('error', reject);
      });
      request.on('error', reject);
    });
  let left = REQUESTS;
  const runClient = async () => {
    while (left > 0) {
      left -= 1;
      await send();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runClient));
  agent.destroy();
  return { counts, silent };
}

/** Connections that send nothing. @returns a function that ends them. */
async function openIdleConnections(url: string): Promise<() => void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: IDLE_CONNECTIONS }, () => {
    const socket = net.connect(Number(port), hostname);
    socket.on('error', () => socket.destroy());
    return socket;
  });
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
  );
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

export const flood: Scenario = {
  name: 'flood',
  done: `${REQUESTS.toLocaleString('en-US')} requests of one address, ${AT_ONCE} at once, beside ${IDLE_CONNECTIONS.toLocaleString('en-US')} idle connections, with rate limits on`,
  expected:
    "the address gets 429 or 503 with `Retry-After` beyond its 600 a minute, others' p99 stays under 1 s, nothing lost or doubled",
  isQuick: false,
  run: (machine) =>
    onStage(machine, { env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } }, async (stage) => {
      let flooded = { counts: new Map<number, number>(), silent: 0 };
      let ms = 0;
      const { traffic, recovery, refused, summary } = await underTraffic(
        stage,
        async () => {
          const closeIdle = await openIdleConnections(stage.url);
          const begin = performance.now();
          flooded = await floodWithRequests(stage.url);
          ms = performance.now() - begin;
          closeIdle();
        },
        { traffic: CALM },
      );
      const { writes, reads } = traffic.record;
      const p99 = findP99([...writes, ...reads]);
      const answered = [...flooded.counts].map(([status, times]) => `${times} × ${status}`).join(', ');
      const allowed = flooded.counts.get(401) ?? 0;
      return {
        measured: `${answered} in ${(ms / 1000).toFixed(1)} s; others' p99 ${p99.toFixed(0)} ms, ${refused} of them refused; ${summary}`,
        broken: [
          ...expectThat((flooded.counts.get(429) ?? 0) > 0, 'The flood met no limit'),
          ...expectThat(allowed <= 1300, `${allowed} requests of the flood were let in`),
          ...expectThat(flooded.silent === 0, `${flooded.silent} refusals of the flood had no Retry-After`),
          ...expectThat(p99 < OTHERS_P99_MS, `The p99 of others was ${p99.toFixed(0)} ms`),
          ...expectThat(recovery < 3000, `Writes came back after ${recovery.toFixed(0)} ms`),
          ...(await stage.findBroken(traffic)),
        ],
      };
    }),
};
