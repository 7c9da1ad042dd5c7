import type { Order } from '@wideload/contract';
import { accessToken } from '../../../lib/api/access-token.ts';
import { draftKeys } from './draft-keys.ts';
import type { OrderForm } from '../forms/order-form.ts';

/** A draft on the device while the server does not have all of it. */
export type KeptDraft = {
  /** The order's id; a new order is created with it. */
  id: string;
  /** When it was kept, in ms. */
  at: number;
  /** The order that the work began from; null for a new order, and where only its version is known. */
  order: Order | null;
  /** The version that a save has to bring; null for a new order. */
  version: number | null;
  form: OrderForm;
  /** Forms that were sent and never answered, oldest first: the server may have saved them. */
  sent: readonly OrderForm[];
};

/** The drafts of one user on this device. */
export type DraftBackup = {
  /** False where the device refused: the draft is then only on the screen. */
  keep: (draft: KeptDraft) => boolean;
  find: (id: string) => KeptDraft | null;
  /** Every kept draft, the newest first. */
  all: () => KeptDraft[];
  drop: (id: string) => void;
};

/**
 * Keeps drafts in the browser's storage, which is written at once and outlives the tab. The user's id is part of the key, so that nobody sees
 * the work of another user; signing out removes it.
 */
export function deviceBackup(userId: string): DraftBackup {
  const own = `${draftKeys}${userId}.`;
  return {
    keep: (draft) =>
      withStorage(false, (storage) => {
        // After a sign-out nothing is written again.
        if (accessToken() === null && storage.getItem(own + draft.id) === null) return false;
        storage.setItem(own + draft.id, JSON.stringify(draft));
        return true;
      }),
    find: (id) => readKept(textAt(own + id)),
    all: () => {
      const kept = keysLike(own).map((key) => readKept(textAt(key)));
      return kept.filter((draft) => draft !== null).toSorted((a, b) => b.at - a.at);
    },
    drop: (id) => withStorage(undefined, (storage) => storage.removeItem(own + id)),
  };
}

function readKept(text: string | null): KeptDraft | null {
  // Only `keep` writes this key.
  return text === null ? null : (JSON.parse(text) as KeptDraft);
}

function keysLike(start: string): string[] {
  return withStorage([], (storage) => Object.keys(storage).filter((key) => key.startsWith(start)));
}

function textAt(key: string): string | null {
  return withStorage(null, (storage) => storage.getItem(key));
}

function withStorage<T>(otherwise: T, work: (storage: Storage) => T): T {
  try {
    return work(localStorage);
  } catch (refused) {
    // Storage is off or full; the page says that the draft is not kept.
    if (refused instanceof DOMException) return otherwise;
    throw refused;
  }
}
