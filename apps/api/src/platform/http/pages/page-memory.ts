type Sized = { readonly byteLength: number };

/** Pages by their address, together at most `mostBytes`. The page that nobody asked for the longest time leaves first. */
export function createPageMemory<Page extends Sized>(mostBytes: number) {
  const kept = new Map<string, Page>();
  let byteLength = 0;

  function remove(address: string): void {
    byteLength -= kept.get(address)?.byteLength ?? 0;
    kept.delete(address);
  }

  return {
    find(address: string): Page | undefined {
      const page = kept.get(address);
      if (page === undefined) return undefined;
      // A Map lists its keys in the order of their insertion.
      kept.delete(address);
      kept.set(address, page);
      return page;
    },
    keep(address: string, page: Page): void {
      remove(address);
      kept.set(address, page);
      byteLength += page.byteLength;
      for (const [oldest] of kept) {
        if (byteLength <= mostBytes) return;
        remove(oldest);
      }
    },
  };
}
