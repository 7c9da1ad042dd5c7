import type { UnreadTexts } from './step-props.ts';

export function removeUnread(unread: UnreadTexts, names: readonly string[]): UnreadTexts {
  return Object.fromEntries(Object.entries(unread).filter(([name]) => !names.includes(name)));
}

/** The texts of `prefix.0`, `prefix.1`, … after a change of the list: `order` has the earlier index of each item. */
export function reorderUnread(unread: UnreadTexts, prefix: string, order: readonly number[]): UnreadTexts {
  const others = Object.entries(unread).filter(([name]) => !name.startsWith(`${prefix}.`));
  const moved = order.flatMap((from, index) => {
    const kept = unread[`${prefix}.${from}`];
    return kept === undefined ? [] : [[`${prefix}.${index}`, kept] as const];
  });
  return Object.fromEntries([...others, ...moved]);
}
