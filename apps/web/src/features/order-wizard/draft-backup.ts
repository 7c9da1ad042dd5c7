import type { OrderForm } from './order-form.ts';

/** What could not be saved, and the version that it was made from; null for an order that the server does not know yet. */
export type Backup = { version: number | null; form: OrderForm };

/** Keeps on the device what the server did not take, so that a lost session or a closed tab loses nothing. */
export type DraftBackup = {
  keep: (orderId: string | undefined, backup: Backup) => void;
  find: (orderId: string | undefined) => Backup | null;
  drop: (orderId: string | undefined) => void;
};

/** The number is that of the shape: what an older version of the application kept is not read. */
const prefix = 'wideload.draft.1';

/** A backup in the browser's storage, for one person; signing out wipes it with everything else of ours. */
export function deviceBackup(userId: string): DraftBackup {
  const keyOf = (orderId: string | undefined) => `${prefix}.${userId}.${orderId ?? 'new'}`;
  return {
    keep: (orderId, backup) => withStorage((storage) => storage.setItem(keyOf(orderId), JSON.stringify(backup))),
    find: (orderId) => {
      const text = withStorage((storage) => storage.getItem(keyOf(orderId))) ?? null;
      // Written by `keep` under a key of this very shape.
      return text === null ? null : (JSON.parse(text) as Backup);
    },
    drop: (orderId) => withStorage((storage) => storage.removeItem(keyOf(orderId))),
  };
}

function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch (refused) {
    // Storage may be switched off or full; the draft is then only on the screen, as the page says anyway.
    if (refused instanceof DOMException) return undefined;
    throw refused;
  }
}
