import * as texts from './records.texts.ts';

const names = new Map([
  ['order-paid', texts.receipt],
  ['adjustment-paid', texts.receipt],
  ['order-changed', texts.unitsChanged],
  ['order-handed-over', texts.handedOver],
  ['state-asked', texts.stateAsked],
  ['state-answered', texts.stateAnswered],
  ['adjustment-due', texts.differenceDue],
]);

export function formatMailKind(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return names.get(kind) ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
