// Garbage is collected when something is allocated: a server that nobody asks would keep for hours what its last work left behind.
import { performance } from 'node:perf_hooks';
import { SECOND } from '#clock.ts';

export const LOOK_EVERY = 10 * SECOND;
/** Share of the time since the last look in which something ran. */
const IDLE = 0.2;
/** A collection takes one or two tenths of a second. */
const WORTH_IT_BYTES = 8 * 1024 * 1024;

type Sources = { collect(): void; readUtilization(): number; readUsedBytes(): number };

/** @returns a look, which collects if little ran since the last one and much was left behind since the last collection. */
export function createIdleCollection({ collect, readUtilization, readUsedBytes }: Sources): () => void {
  let keptBytes = 0;
  return () => {
    if (readUtilization() > IDLE || readUsedBytes() - keptBytes < WORTH_IT_BYTES) return;
    collect();
    keptBytes = readUsedBytes();
  };
}

function measureUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    return utilization;
  };
}

/** Null unless Node.js was started with `--expose-gc`. */
export function openIdleCollection(): (() => void) | null {
  const { gc } = globalThis;
  if (gc === undefined) return null;
  const collect = () => {
    gc();
    // The first one leaves pages half empty, which the second one gives back.
    gc();
  };
  const readUsedBytes = () => process.memoryUsage().heapUsed;
  return createIdleCollection({ collect, readUtilization: measureUtilization(), readUsedBytes });
}
