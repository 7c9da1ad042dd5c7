// V8 collects garbage when it allocates, so an idle server would keep the garbage of its last work for hours.
import { performance } from 'node:perf_hooks';
import { SECOND } from '#clock.ts';

export const LOOK_EVERY = 10 * SECOND;
/** Share of the time since the last check in which the event loop was busy. */
const IDLE = 0.2;
/** A collection takes one or two tenths of a second. */
const WORTH_IT_BYTES = 8 * 1024 * 1024;

type Sources = { collect(): void; readUtilization(): number; readUsedBytes(): number };

/** @returns a check that collects if the server was idle since the last check and the heap has grown since the last collection. */
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
