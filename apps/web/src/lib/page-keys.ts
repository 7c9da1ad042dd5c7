import { useEffect } from 'react';

/** A single-key shortcut of the shown page. The shell presses it where no text is typed, and lists it under `?`. */
export type PageKey = {
  key: string;
  does: string;
  /** Receives the row that has the focus. */
  perform: (row: HTMLElement | null) => void;
};

const listeners = new Set<() => void>();
let pages: readonly (readonly PageKey[])[] = [];
let keys: readonly PageKey[] = [];

function setPages(next: typeof pages): void {
  pages = next;
  keys = pages.flat();
  for (const listener of listeners) listener();
}

export function listPageKeys(): readonly PageKey[] {
  return keys;
}

export function onPageKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The keys work while the component is mounted. */
export function usePageKeys(own: readonly PageKey[]): void {
  // Each render has new closures.
  useEffect(() => {
    setPages([...pages, own]);
    return () => setPages(pages.filter((each) => each !== own));
  });
}
