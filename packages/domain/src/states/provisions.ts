// A separate entry point: sources and notes weigh ten times the facts, and only printed provisions need them.
import type { StateCode } from '../basics/state-code.ts';
import type { StateFile } from './state-file.ts';
import { stateFiles } from './state-files.generated.ts';
import { type StateSource, stateSources } from './state-sources.generated.ts';

export type { StateSource } from './state-sources.generated.ts';

/** The state sets no limit, no limit could be established, or the permit is not sold. */
export type Missing = 'none' | 'not-established' | 'not-priced';
export type NotedGroup = 'legal' | 'superload' | 'fee' | 'escorts' | 'travel';

/** Fields are named as in data/states: `legal.width_in`. */
export type ProvisionRecord = {
  noteOn(group: NotedGroup): string | null;
  /** From general knowledge, without a document. */
  isRecalled(field: string): boolean;
  whyMissing(field: string): Missing;
  /** The best tier first. */
  sources: readonly StateSource[];
};

function getMissing({ null_meaning: meanings }: StateFile, field: string): Missing {
  const meaning = meanings[field];
  return meaning === 'none' || meaning === 'not-priced' ? meaning : 'not-established';
}

export function getProvisionRecord(code: StateCode): ProvisionRecord {
  const file = stateFiles[code];
  return {
    noteOn: (group) => file[group].notes ?? null,
    isRecalled: (field) => file.field_confidence[field] === 'recalled',
    whyMissing: (field) => getMissing(file, field),
    sources: stateSources[code],
  };
}
