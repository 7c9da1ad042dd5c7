import { useQuery } from '@tanstack/react-query';

/** Null while it is not known what to load. A failure shows in its own part. */
type Loads = (() => readonly Promise<unknown>[]) | null;

/** A slow answer delays the parts that have loaded by no more than this. A call that nobody answers has failed for good after 3 s. */
const longestWaitMs = 3_500;

/** True once everything is loaded that a page shows first: a page that waits for it does not move when its parts come. */
export function useLoadedAhead(key: readonly string[], loads: Loads): boolean {
  const { data } = useQuery({
    queryKey: ['loaded-ahead', ...key],
    async queryFn() {
      const limit = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
      await Promise.race([Promise.allSettled(loads?.() ?? []), limit]);
      return true;
    },
    enabled: loads !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === true;
}
