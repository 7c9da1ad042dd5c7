import type { FactField, StateFactSource } from '@wideload/domain/permit-sources';

/** A source has the number of its line in the list at the end of the page. */
function listNumbers(sources: readonly StateFactSource[], isMeant: (source: StateFactSource) => boolean): number[] {
  return sources.flatMap((source, index) => (isMeant(source) ? [index + 1] : []));
}

/** `row`: the key of the source of a row; null without one. */
export function findRowNumbers(sources: readonly StateFactSource[], row: string | null): number[] {
  return listNumbers(sources, ({ rows }) => row !== null && rows.includes(row));
}

export function findFieldNumbers(sources: readonly StateFactSource[], field: FactField): number[] {
  return listNumbers(sources, ({ fields }) => fields.includes(field));
}

export const toSourceId = (number: number) => `source-${number}`;
