// A door of its own: the sources weigh more than the facts, and load only when somebody asks for them.
import { isOrderable, type StateCode } from '../states/state.ts';
import { rulesVersion } from '../states/state-facts.ts';
import { type FactField, stateSources } from '../states/state-sources.generated.ts';
import type { PermitSource } from './permit-fact.ts';
import { permitSources } from './permit-sources.generated.ts';

export type { FactField } from '../states/state-sources.generated.ts';

/** A figure of data/states by its field, or a row of data/permit-facts by the id of its source. */
export type SourceRef = { field: FactField } | { row: string };

/** The sources of data/states have no date of their own: they were read by the day of the rules. */
export type FactSource = Omit<PermitSource, 'readOn'> & { readOn: string; isReadEarlier: boolean };

/** The best tier first. Without any, the figure is general knowledge. */
export function listSources(state: StateCode, ref: SourceRef): FactSource[] {
  if ('row' in ref) {
    const source = isOrderable(state) ? permitSources[state][ref.row] : undefined;
    return source === undefined ? [] : [{ ...source, isReadEarlier: false }];
  }
  return stateSources[state]
    .filter(({ fields }) => fields.includes(ref.field))
    .map(({ fields: _, ...source }) => ({
      ...source,
      quote: null,
      readOn: rulesVersion,
      isReadEarlier: true,
    }));
}
