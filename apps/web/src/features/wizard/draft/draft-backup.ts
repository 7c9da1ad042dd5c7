import type { Order } from '@wideload/contract';
import { accessToken } from '../../../lib/api/access-token.ts';
import { draftKeys } from './draft-keys.ts';
import { keptForm, keptFormOfShape1, keptOrder, type FormOfShape1 } from './kept-form.ts';
import { newId } from '../../../lib/new-id.ts';
import type { OrderForm } from '../forms/order-form.ts';

/** What the device keeps of a draft while the server has not got everything. */
export type KeptDraft = {
  /** The order's id; for one that the server may not know yet the one that it will be made with. */
  id: string;
  /** When it was kept, in ms. */
  at: number;
  /** The order that the work began from; null for a new one. */
  order: Order | null;
  /** The order's version; all that an older release kept of it. */
  version: number | null;
  form: OrderForm;
  /** What was sent and never answered, oldest first: the server may have it. */
  sent: readonly OrderForm[];
};

/** Keeps on the device what the server has not got, for one person. */
export type DraftBackup = {
  /** False where the device refused: the draft is then only on the screen. */
  keep: (draft: KeptDraft) => boolean;
  find: (id: string) => KeptDraft | null;
  /** Every kept draft, the newest first. */
  all: () => KeptDraft[];
  drop: (id: string) => void;
};

/** The number is that of the shape. An older shape is brought into this one when it is found; nothing kept is ever passed over. */
const prefix = `${draftKeys}2.`;
const prefixOfShape1 = `${draftKeys}1.`;

/**
 * A backup in the browser's storage, which is written at once and outlives the tab. The person's id is part of the key, so that nobody meets
 * the work of another; signing out wipes it with everything else of ours.
 */
export function deviceBackup(userId: string): DraftBackup {
  const own = `${prefix}${userId}.`;
  const backup: DraftBackup = {
    keep: (draft) =>
      withStorage(false, (storage) => {
        // Somebody has just signed out: what was wiped stays wiped.
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
  for (const key of keysLike(`${prefixOfShape1}${userId}.`)) bringIn(backup, key);
  return backup;
}

function readKept(text: string | null): KeptDraft | null {
  if (text === null) return null;
  // Written by `keep` under a key of this very shape.
  const kept = JSON.parse(text) as KeptDraft;
  return { ...kept, order: keptOrder(kept.order), form: keptForm(kept.form), sent: kept.sent.map(keptForm) };
}

/** Shape 1 knew the version of the order and the form, and one new order for each person, under `new`. */
function bringIn(backup: DraftBackup, key: string): void {
  const text = textAt(key);
  if (text === null) return;
  // Written by the release of that shape.
  const { version, form } = JSON.parse(text) as { version: number | null; form: FormOfShape1 };
  const name = key.split('.').at(-1) ?? 'new';
  const id = name === 'new' ? newId() : name;
  const isKept = backup.keep({ id, at: Date.now(), order: null, version, form: keptFormOfShape1(form), sent: [] });
  if (isKept) withStorage(undefined, (storage) => storage.removeItem(key));
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
    // Storage may be switched off or full; the page then says that the draft is not kept.
    if (refused instanceof DOMException) return otherwise;
    throw refused;
  }
}
