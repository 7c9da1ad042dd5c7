import path from 'node:path';
import { tool } from '../../../../scripts/child.mjs';
import { run } from '../../machine/run-program.ts';
import type { Scenario } from '../../scenario.ts';
import { onStage } from '../../stage.ts';
import { findP99 } from '../../traffic/record.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';
import { AT_ONCE, IDLE_CONNECTIONS, REQUESTS, type Flooded } from './flood-settings.ts';

const OTHERS_P99_MS = 1000;
/** Orders before and after the flood, enough for a p99 of a server that nobody floods. */
const PAID_BESIDE = 20;
/** An order takes three calls, and a person may make 600 a minute. */
const CALM = { lanes: 2, pauseMs: 500 };

export const flood: Scenario = {
  name: 'flood',
  done: `${REQUESTS.toLocaleString('en-US')} requests of one address, ${AT_ONCE} at once, beside ${IDLE_CONNECTIONS.toLocaleString('en-US')} idle connections, with rate limits on`,
  expected:
    "the address gets 429 or 503 with `Retry-After` beyond its 600 a minute, others' p99 stays under 1 s, nothing lost or doubled",
  isQuick: false,
  run: (machine) =>
    onStage(machine, { env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } }, async (stage) => {
      let flooded: Flooded = { counts: [], silent: 0, ms: 0 };
      let [from, to] = [0, 0];
      const { traffic, recovery, refused, summary } = await underTraffic(
        stage,
        async () => {
          const [program = '', ...args] = tool('tsx', path.join(import.meta.dirname, 'flood-client.ts'), stage.url);
          from = performance.now();
          const { stdout } = await run(program, args);
          to = performance.now();
          // Cast: the client prints nothing else.
          flooded = JSON.parse(stdout) as Flooded;
        },
        { traffic: CALM, paid: PAID_BESIDE },
      );
      const { writes, reads } = traffic.record;
      const calls = [...writes, ...reads];
      // A call that ends after the flood may have waited in it.
      const beside = calls.filter(({ at, ms }) => at > from && at - ms < to);
      const calm = findP99(calls.filter(({ at }) => at <= from));
      const p99 = findP99(beside);
      const counts = new Map(flooded.counts);
      const answered = flooded.counts.map(([status, times]) => `${times} × ${status}`).join(', ');
      const allowed = counts.get(401) ?? 0;
      return {
        measured: `${answered} in ${(flooded.ms / 1000).toFixed(1)} s; others' p99 ${p99.toFixed(0)} ms in ${beside.length} calls, before it ${calm.toFixed(0)} ms, ${refused} of them refused; ${summary}`,
        broken: [
          ...expectThat((counts.get(429) ?? 0) > 0, 'The flood met no limit'),
          ...expectThat(allowed <= 1300, `${allowed} requests of the flood were let in`),
          ...expectThat(flooded.silent === 0, `${flooded.silent} refusals of the flood had no Retry-After`),
          ...expectThat(p99 < OTHERS_P99_MS, `The p99 of others was ${p99.toFixed(0)} ms`),
          ...expectThat(recovery < 3000, `Writes came back after ${recovery.toFixed(0)} ms`),
          ...(await stage.findBroken(traffic)),
        ],
      };
    }),
};
