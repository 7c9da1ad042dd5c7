// A door of its own: the sources weigh more than the facts, and load only when somebody asks for them.
import { isOrderable, type StateCode } from '../../basics/state-code.ts';
import { rulesVersion } from '../state-facts.ts';
import { type FactField, stateSources } from '../state-sources.generated.ts';
import { factTiers, type PermitSource } from './permit-fact.ts';
import { permitSources } from './permit-sources.generated.ts';

export type { FactField } from '../state-sources.generated.ts';

/** A figure of data/states by its field, or a row of data/permit-facts by the id of its source. */
export type SourceRef = { field: FactField } | { row: string };

/** The sources of data/states have no date of their own: they were read by the day of the rules. */
export type FactSource = Omit<PermitSource, 'readOn'> & { readOn: string; isReadEarlier: boolean };

/** A source of a state with the figures and rows that it supports. */
export type StateFactSource = FactSource & { fields: readonly FactField[]; rows: readonly string[] };

/** All sources of a state's figures and rows, the best tier first. A document that both files name is listed once. */
export function listAllSources(state: StateCode): StateFactSource[] {
  const found = new Map<string, StateFactSource>();
  const add = (source: StateFactSource) => {
    const key = `${source.publisher} ${source.title} ${source.url}`;
    const known = found.get(key);
    // The entry with a day and a quote says more.
    const better = known?.isReadEarlier === false ? known : source;
    const fields = [...(known?.fields ?? []), ...source.fields];
    found.set(key, { ...better, fields, rows: [...(known?.rows ?? []), ...source.rows] });
  };
  for (const { fields, ...source } of stateSources[state])
    add({ ...source, quote: null, readOn: rulesVersion, isReadEarlier: true, fields, rows: [] });
  if (isOrderable(state))
    for (const [row, source] of Object.entries(permitSources[state]))
      add({ ...source, isReadEarlier: false, fields: [], rows: [row] });
  return [...found.values()].toSorted((a, b) => factTiers.indexOf(a.tier) - factTiers.indexOf(b.tier));
}

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
