import carriers from '@wideload/api/src/providers/registry/sample-carriers.json' with { type: 'json' };
import {
  behaviors,
  content,
  startQcMobile,
  testWebKey,
} from '@wideload/api/src/providers/registry/qcmobile.test-support.ts';
import { createClosers } from '../../machine/closers.ts';
import type { Scenario } from '../../scenario.ts';
import { openStage } from '../../stage.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

/** The contract says 5 s; the rest is for a busy machine. */
const ANSWERED_WITHIN_MS = 6000;

const manners = {
  silence: behaviors.silent,
  'a page with 200': behaviors.maintenance,
  'a page with 500': behaviors.broken,
  'two megabytes': behaviors.huge,
  'a redirect': behaviors.redirect,
  'another shape': content({ carrier: 17 }),
};

export const registryWrong: Scenario = {
  name: 'registry-wrong',
  done: `the carrier registry answers ${Object.keys(manners).join(', ')}`,
  expected: 'each lookup is answered within 6 s and verifies nobody, orders and payments go on',
  isQuick: false,
  async run(machine) {
    const closers = createClosers();
    try {
      const registry = await startQcMobile();
      closers.add(() => registry.close());
      const stage = await openStage(machine, closers, {
        preloads: ['ops/faults/preloads/registry-elsewhere.mjs'],
        env: {
          REGISTRY_PROVIDER: 'fmcsa',
          FMCSA_WEB_KEY: testWebKey,
          REGISTRY_AT: new URL(registry.service).origin,
        },
      });
      const wrong: string[] = [];
      let slowest = 0;
      const { traffic, refused, summary } = await underTraffic(stage, async ({ client, record }) => {
        const lookUp = (dotNumber: number) => client.call('GET', `/companies/fmcsa?dotNumber=${dotNumber}`);
        // Each number is asked for once, so that no answer comes from the memory of an earlier one.
        for (const [index, [name, behavior]] of Object.entries(manners).entries()) {
          // A right answer in between: after three wrong ones in a row the registry is not asked for a while.
          registry.behave(null);
          const right = await lookUp(carriers[index]?.dotNumber ?? 0);
          if (right.body['result'] === 'unavailable') wrong.push(`A lookup before ${name} was not answered`);
          registry.behave(behavior);
          const called = registry.requests.length;
          const answer = await lookUp(990_001 + index);
          record.note(`A lookup with ${name}`, answer);
          if (registry.requests.length === called) wrong.push(`The registry was not called with ${name}`);
          slowest = Math.max(slowest, answer.ms);
          if (answer.status !== 200 || answer.body['result'] !== 'unavailable')
            wrong.push(`A lookup with ${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
        }
      });
      return {
        measured: `${summary}; ${registry.requests.length} calls of the registry, the slowest lookup ${(slowest / 1000).toFixed(1)} s`,
        broken: [
          ...wrong,
          ...expectThat(slowest < ANSWERED_WITHIN_MS, `A lookup took ${slowest.toFixed(0)} ms`),
          ...expectThat(refused === 0, `${refused} calls were refused`),
          ...(await stage.findBroken(traffic)),
        ],
      };
    } finally {
      await closers.closeAll();
    }
  },
};
