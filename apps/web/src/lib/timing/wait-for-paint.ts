/** A hidden page paints nothing, so the wait has a limit. */
const longestMs = 100;

/** Until the browser has painted what is rendered now. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, longestMs);
    requestAnimationFrame(() => {
      clearTimeout(limit);
      // A frame is painted after its callbacks.
      setTimeout(resolve);
    });
  });
}
