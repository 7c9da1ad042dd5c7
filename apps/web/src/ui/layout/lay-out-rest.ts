import { waitUntilIdle } from '#lib/timing/when-idle.ts';

/** The part of a pixel that is still to be scrolled: windows scroll by whole ones. */
let owed = 0;

/** The text in view does not move when a part above it gets its real height. Scroll anchoring may be missing or hold on to a sidebar. */
function layOut(part: HTMLElement): void {
  const { bottom } = part.getBoundingClientRect();
  part.style.contentVisibility = 'visible';
  const growth = part.getBoundingClientRect().bottom - bottom;
  if (bottom > 0) return;
  owed += growth + scrollY;
  scrollBy(0, owed - scrollY);
  owed = (owed - scrollY) % 1;
}

/** Lays out parts that wait for the window, one at a time while nothing else is to be done: a capture of the whole page has them all. */
export async function layOutRest(parts: Iterable<HTMLElement>, signal?: AbortSignal): Promise<void> {
  for (const part of parts) {
    await waitUntilIdle(100);
    if (signal?.aborted) return;
    layOut(part);
  }
}

/**
 * The same for parts that are rendered again with other content.
 * @returns a function that makes them wait again, so that no task lays out the other content of all of them.
 */
export function layOutUntilChanged(parts: Iterable<HTMLElement>): () => void {
  const waiting = [...parts];
  const end = new AbortController();
  void layOutRest(waiting, end.signal);
  return () => {
    end.abort();
    for (const part of waiting) part.style.removeProperty('content-visibility');
  };
}
