import type { WizardStepKey } from '@wideload/domain';
import type { UnreadTexts } from './step-props.ts';

export type UnreadByStep = Partial<Record<WizardStepKey, UnreadTexts>>;

/** No field of an order can hold a text that is unreadable, so the device keeps it. A sign-out removes it. */
const toKey = (order: string) => `wideload.unread.${order}`;

export function loadUnread(order: string | null): UnreadByStep {
  const text = order === null ? null : withStorage((storage) => storage.getItem(toKey(order)));
  // Cast: only `keepUnread` writes this key.
  return text === null ? {} : (JSON.parse(text) as UnreadByStep);
}

export function keepUnread(order: string | null, unread: UnreadByStep): void {
  if (order === null) return;
  const isAny = Object.values(unread).some((texts) => Object.keys(texts).length > 0);
  withStorage((storage) => {
    if (isAny) storage.setItem(toKey(order), JSON.stringify(unread));
    else storage.removeItem(toKey(order));
    return null;
  });
}

/** Null where storage is off or full: the text is then on the screen only. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage);
  } catch (refused) {
    if (refused instanceof DOMException) return null;
    throw refused;
  }
}
