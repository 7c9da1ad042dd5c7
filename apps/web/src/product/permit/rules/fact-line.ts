import { isConfirmed, type FactTier } from '@wideload/domain/permit-facts';
import type { SourceRef } from '@wideload/domain/permit-sources';

/** `areas` and `notes` are texts of the facts, which the page shows in its language. */
export type FactPart = { text: string; areas?: string[]; notes: string[] };
export type FactLine = { label: string; parts: FactPart[]; isConfirmed: boolean; refs: SourceRef[] };

/** A null tier claims nothing that a source could confirm. */
export function areConfirmed(deciding: readonly { tier: FactTier | null }[]): boolean {
  return deciding.every(({ tier }) => tier === null || isConfirmed(tier));
}

export function toRefs(sources: readonly (string | null)[]): SourceRef[] {
  return [...new Set(sources)].flatMap((row) => (row === null ? [] : [{ row }]));
}

/** Rows of a state that say the same are one line, with the sources of all. */
export function mergeEqual(lines: readonly FactLine[]): FactLine[] {
  const merged = new Map<string, FactLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.label, line.parts]);
    const former = merged.get(key);
    const refs = [...(former?.refs ?? []), ...line.refs];
    merged.set(key, { ...line, isConfirmed: line.isConfirmed && (former?.isConfirmed ?? true), refs });
  }
  return [...merged.values()];
}
