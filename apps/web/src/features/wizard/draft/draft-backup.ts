import type { Order } from '@wideload/contract';
import { readAccessToken } from '#lib/api/access-token.ts';
import { draftKeys } from './draft-keys.ts';
import { emptyOrderForm, type OrderForm } from './order-form.ts';
import { createUnitForm, type UnitForm } from '#product/unit/unit-form.ts';

/** A draft that the browser stores until the server has all of it. */
export type KeptDraft = {
  /** The order's id, chosen in the browser also for a new order. */
  id: string;
  /** The time of the backup, in ms. */
  at: number;
  /** The order on which the changes are based; null for a new order, and when only its version is known. */
  order: Order | null;
  /** The version that a save sends; null for a new order. */
  version: number | null;
  form: OrderForm;
  /** Forms that were sent without an answer, oldest first: the server may have saved them. */
  sent: readonly OrderForm[];
};

export type DraftBackup = {
  /** False when the browser cannot store it: the draft then exists only on the screen. */
  keep: (draft: KeptDraft) => boolean;
  find: (id: string) => KeptDraft | null;
  all: () => KeptDraft[];
  drop: (id: string) => void;
};

/**
 * Stores drafts in localStorage, which writes synchronously and outlives the tab. The key contains the user's id, so
 * users of one device never see each other's work; signing out removes the drafts.
 */
export function createDeviceBackup(userId: string): DraftBackup {
  const own = `${draftKeys}${userId}.`;
  return {
    keep: (draft) =>
      withStorage(false, (storage) => {
        // After a sign-out, no draft may come back to the device.
        if (readAccessToken() === null && storage.getItem(own + draft.id) === null) return false;
        storage.setItem(own + draft.id, JSON.stringify(draft));
        return true;
      }),
    find: (id) => readKept(readText(own + id)),
    all: () => {
      const kept = listKeys(own).map((key) => readKept(readText(key)));
      return kept.filter((draft) => draft !== null).toSorted((a, b) => b.at - a.at);
    },
    drop: (id) => withStorage(undefined, (storage) => storage.removeItem(own + id)),
  };
}

function readKept(text: string | null): KeptDraft | null {
  if (text === null) return null;
  const kept = JSON.parse(text) as KeptDraft;
  return { ...kept, form: fillForm(kept.form), sent: kept.sent.map(fillForm) };
}

/** A draft may have been kept before it had all of today's fields. */
function fillForm(form: OrderForm): OrderForm {
  return { ...emptyOrderForm, ...form, units: form.units.map(fillUnit) };
}

function fillUnit(unit: UnitForm): UnitForm {
  const empty = createUnitForm(unit._id);
  return { ...empty, ...unit, lengths: { ...empty.lengths, ...unit.lengths } };
}

function listKeys(start: string): string[] {
  return withStorage([], (storage) => Object.keys(storage).filter((key) => key.startsWith(start)));
}

function readText(key: string): string | null {
  return withStorage(null, (storage) => storage.getItem(key));
}

function withStorage<T>(otherwise: T, work: (storage: Storage) => T): T {
  try {
    return work(localStorage);
  } catch (refused) {
    // Storage is off or full; the page shows that the draft is not backed up.
    if (refused instanceof DOMException) return otherwise;
    throw refused;
  }
}
