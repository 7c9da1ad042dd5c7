import type { FilingAskRef } from '@wideload/contract';
import type { FilingField } from '@wideload/domain';

/** A text as the field of a form takes it: digits alone, feet and inches apart. `part` names it among several of one value. */
export type CopyPart = { part: string; text: string };

/** The question to the carrier. */
export type MissingValue = { question: string; name: string; isRequired: boolean };

/**
 * A null value is missing. `link`: an address or a phone number to open. `field`: what it is in the vocabulary of forms. `entry`: what
 * an answer of the carrier or a clerk who types fills; with a value only where it was so `given`, and as it was typed.
 */
export type SheetRow = {
  label: string;
  value: string | null;
  copies?: readonly CopyPart[];
  link?: string;
  field?: FilingField;
  entry?: FilingAskRef;
  given?: string;
  missing?: MissingValue;
};

/**
 * `asked`: the form asks for it. The rest are facts of the state; `folded` ones open on demand on the screen. `place`: the column on
 * the screen, or both of them for long values.
 */
export type SheetGroup = {
  title: string;
  kind: 'asked' | 'state' | 'folded';
  place: 'first' | 'second' | 'both';
  /** Two rows in a line, where there is room and no word is too long for half of it. */
  isPaired?: boolean;
  rows: SheetRow[];
};

/** Empty texts are missing. */
export function toRow(label: string, value: string | null | undefined): SheetRow {
  return { label, value: value === undefined || value === '' ? null : value };
}

/** A row whose value a form takes in another spelling. */
export function toCopiedRow(label: string, value: string | null | undefined, copied: string): SheetRow {
  return { ...toRow(label, value), copies: [{ part: '', text: copied }] };
}

export function tagRows(field: FilingField, rows: readonly SheetRow[]): SheetRow[] {
  return rows.map((row) => ({ ...row, field }));
}

/** The texts that one press copies from a row, in its order. */
export function listCopies({ value, copies }: SheetRow): readonly CopyPart[] {
  if (value === null) return [];
  return copies ?? [{ part: '', text: value }];
}

/** `2026-11-30` as forms take it: `11/30/2026`. */
export function formatFormDay(day: string): string {
  const [year, month, date] = day.split('-');
  return date === undefined ? day : `${month}/${date}/${year}`;
}
