import { useQueries, type QueryClient } from '@tanstack/react-query';
import { isOrderable, type FilingFacts, type OrderableState, type StateCode } from '@wideload/domain';
import { loadFilingFacts } from '@wideload/domain/filing-by-state';

const factsQuery = (state: OrderableState) => ({
  queryKey: ['filing-facts', state],
  queryFn: () => loadFilingFacts(state),
  staleTime: Infinity,
});

export type FactsByState = ReadonlyMap<StateCode, FilingFacts>;
type Permits = readonly { state: StateCode }[];

const listStates = (permits: Permits) => [...new Set(permits.map(({ state }) => state))].filter(isOrderable);

/** The sheet is above the other parts of the order: it may not grow after they show. */
export function loadSheets(client: QueryClient, permits: Permits): Promise<unknown> {
  return Promise.all(listStates(permits).map((state) => client.ensureQueryData(factsQuery(state))));
}

/** How the states of an order take applications, each from a file of its own; undefined until all are here. */
export function useFilingFacts(permits: Permits) {
  const wanted = listStates(permits);
  return useQueries({
    queries: wanted.map(factsQuery),
    combine: (results) => {
      const found = results.flatMap(({ data }) => (data === undefined ? [] : [[data.state, data] as const]));
      const failed = results.filter(({ error }) => error !== null);
      return {
        facts: found.length === wanted.length ? new Map<StateCode, FilingFacts>(found) : undefined,
        isFailed: failed.length > 0,
        retry: () => failed.forEach(({ refetch }) => void refetch()),
      };
    },
  });
}
