import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '../../scenario.ts';
import { onStage } from '../../stage.ts';
import { findP99 } from '../../traffic/record.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

const OF_EACH_KIND = 200;
const LONGEST_MS = 25_000;
/** 15 s for a request; the rest is for a busy machine. */
const CLOSED_WITHIN_MS = 20_000;
const OTHERS_P99_MS = 1000;

const slowHead = 'GET /api/users/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const slowBody =
  'POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"';

/** Sends a byte a second after `begin`. @returns the milliseconds until the server ended the connection. */
function openSlowClient(url: string, begin: string, isOver: () => boolean): Promise<number> {
  const since = performance.now();
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  socket.write(begin);
  const timer = setInterval(() => (isOver() ? socket.destroy() : socket.write('x')), 1000);
  // The server ends a slow connection by a reset.
  socket.on('error', () => socket.destroy());
  socket.resume();
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve(performance.now() - since);
    });
  });
}

export const slowClients: Scenario = {
  name: 'slow-clients',
  done: `${OF_EACH_KIND} connections send headers and ${OF_EACH_KIND} send a body, a byte a second`,
  expected: "the server ends each within 20 s, others' p99 stays under 1 s, nothing is refused",
  isQuick: false,
  run: (machine) =>
    onStage(machine, {}, async (stage) => {
      let lives: number[] = [];
      const { traffic, refused, summary } = await underTraffic(stage, async () => {
        let isOver = false;
        const clients = [slowHead, slowBody].flatMap((begin) =>
          Array.from({ length: OF_EACH_KIND }, () => openSlowClient(stage.url, begin, () => isOver)),
        );
        const all = Promise.all(clients);
        await Promise.race([all, pause(LONGEST_MS)]);
        isOver = true;
        lives = await all;
      });
      const slowest = Math.max(...lives);
      const { writes, reads } = traffic.record;
      const p99 = findP99([...writes, ...reads]);
      return {
        measured: `${lives.length} slow connections, the longest lived ${(slowest / 1000).toFixed(1)} s; others' p99 ${p99.toFixed(0)} ms; ${summary}`,
        broken: [
          ...expectThat(slowest < CLOSED_WITHIN_MS, `A slow connection lived ${slowest.toFixed(0)} ms`),
          ...expectThat(p99 < OTHERS_P99_MS, `The p99 of others was ${p99.toFixed(0)} ms`),
          ...expectThat(refused === 0, `${refused} calls were refused`),
          ...(await stage.findBroken(traffic)),
        ],
      };
    }),
};
