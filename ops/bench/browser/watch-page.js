// Runs in each page before its own scripts, and keeps what the browser says about its speed.
const seen = { events: [], tasks: [], shifts: [] };

const keepers = {
  event: ({ interactionId, name, startTime, duration }) => {
    if (interactionId > 0) seen.events.push({ name, startTime, duration });
  },
  longtask: ({ startTime, duration }) => seen.tasks.push({ startTime, duration }),
  'layout-shift': ({ value, hadRecentInput, sources, startTime }) => {
    const nodes = sources.map(({ node }) => node?.className || node?.nodeName || 'gone');
    if (!hadRecentInput) seen.shifts.push({ value, startTime, nodes });
  },
};

const observers = Object.entries(keepers).map(([type, keep]) => {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(keep));
  observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  return { observer, keep };
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** On a slow machine a page with an animation is never idle, so the wait has a limit. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));

globalThis.benchPage = {
  /** Until nothing is left to run or to paint. */
  async settle() {
    await idle();
    await nextFrame();
    await nextFrame();
    await idle();
  },
  /** The entries since the last call. */
  take() {
    for (const { observer, keep } of observers) observer.takeRecords().forEach(keep);
    const taken = structuredClone(seen);
    for (const entries of Object.values(seen)) entries.length = 0;
    return taken;
  },
};
