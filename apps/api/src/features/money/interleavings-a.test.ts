import { expect, test, vi } from 'vitest';
import { aStage, runRandomScenarios, listSeeds } from '#test/stages/random-payments.ts';
import { madeOnce, sharedWorld } from '#test/world.ts';

// Half of the runs; the other half is in `interleavings-b.test.ts`, so that both run in parallel.
const batches = listSeeds({ part: 0, parts: 2 });
vi.setConfig({ testTimeout: 300_000 });

const world = sharedWorld();
const stage = madeOnce(() => aStage(world));

test.each(batches)(
  'whatever happens in whatever order (%s): one success at most, and pending if and only if charged the full total',
  async (_name, seeds) => {
    expect(await runRandomScenarios(stage, seeds)).toBe(seeds.length);
  },
);
