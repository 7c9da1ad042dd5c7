import { MINUTE } from '#clock.ts';

/** Pages also show the next closed days and how long states take, which change with the time. */
const OLDEST_FIGURES = 10 * MINUTE;

/** Another article or another ten minutes are another version. */
export function formatVersion(articles: string, now: Date): string {
  return `${articles} ${Math.floor(now.getTime() / OLDEST_FIGURES)}`;
}

/** Milliseconds for which a version that was read is used again. */
const FRESH_MS = 1000;

export type ContentVersion = {
  /** The version, if it is younger than a second. */
  peek(): string | null;
  /** Null while it cannot be read. */
  read(): Promise<string | null>;
  /** After a change by this process, which its visitors see at once. */
  forget(): void;
};

/** Several servers on one database see a change of another one after at most a second. */
export function watchVersion(
  load: () => Promise<string>,
  { now = () => performance.now(), onFailure }: { now?: () => number; onFailure(error: unknown): void },
): ContentVersion {
  type Reading = { readonly at: number; readonly promise: Promise<string | null>; version: string | null };
  let latest: Reading | null = null;

  const isFresh = (reading: Reading | null): reading is Reading => reading !== null && now() - reading.at < FRESH_MS;

  function start(): Reading {
    const promise = load().catch((error: unknown) => {
      onFailure(error);
      return null;
    });
    const reading: Reading = { at: now(), promise, version: null };
    void promise.then((version) => (reading.version = version));
    return reading;
  }

  return {
    peek: () => (isFresh(latest) ? latest.version : null),
    read() {
      if (!isFresh(latest)) latest = start();
      return latest.promise;
    },
    forget() {
      latest = null;
    },
  };
}
