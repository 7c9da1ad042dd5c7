import * as texts from './records.texts.ts';

/** Kinds whose name is not what a person would call them. */
const names = new Map([
  ['order-paid', texts.receipt],
  ['adjustment-paid', texts.receipt],
  ['order-changed', texts.unitsChanged],
  ['adjustment-due', texts.differenceDue],
]);

/** A kind of mail in words: `order-approved` is `Order approved`. */
export function mailKind(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return names.get(kind) ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
