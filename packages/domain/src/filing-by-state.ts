// A door of its own: each state is a file that a browser loads when it shows that state.
import type { OrderableState } from './basics/state-code.ts';
import type { FilingFacts } from './states/filing/filing-fact.ts';
import { filingLoaders } from './states/filing/filing-loaders.generated.ts';

export async function loadFilingFacts(state: OrderableState): Promise<FilingFacts> {
  return (await filingLoaders[state]()).facts;
}
