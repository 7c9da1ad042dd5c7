import { expect, test, vi } from 'vitest';
import { aStage, runRandomScenarios, listSeeds } from '#test/stages/random-payments.ts';
import { madeOnce, sharedWorld } from '#test/world.ts';

// The other half of `interleavings-a.test.ts`.
const batches = listSeeds({ part: 1, parts: 2 });
vi.setConfig({ testTimeout: 300_000 });

const world = sharedWorld();
const stage = madeOnce(() => aStage(world));

test.each(batches)(
  'whatever happens in whatever order (%s): one success at most, and pending if and only if charged the full total',
  async (_name, seeds) => {
    expect(await runRandomScenarios(stage, seeds)).toBe(seeds.length);
  },
);
