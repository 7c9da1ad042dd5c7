import { useQueries } from '@tanstack/react-query';
import { isOrderable, type FilingFacts, type OrderableState, type StateCode } from '@wideload/domain';
import { loadFilingFacts } from '@wideload/domain/filing-by-state';

const factsQuery = (state: OrderableState) => ({
  queryKey: ['filing-facts', state],
  queryFn: () => loadFilingFacts(state),
  staleTime: Infinity,
});

export type FactsByState = ReadonlyMap<StateCode, FilingFacts>;

/** How the states of an order take applications, each from a file of its own; undefined until all are here. */
export function useFilingFacts(states: readonly StateCode[]): FactsByState | undefined {
  const wanted = [...new Set(states)].filter(isOrderable);
  return useQueries({
    queries: wanted.map(factsQuery),
    combine: (results) => {
      const found = results.flatMap(({ data }) => (data === undefined ? [] : [[data.state, data] as const]));
      return found.length === wanted.length ? new Map<StateCode, FilingFacts>(found) : undefined;
    },
  });
}
