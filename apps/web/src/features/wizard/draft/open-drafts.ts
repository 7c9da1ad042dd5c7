import type { DraftStore } from './draft-store.ts';

/** The drafts of this document, until the server has everything of them. A session that ends takes the document along. */
const drafts = new Set<DraftStore>();

/** Keeps hold of a draft while something of it is not saved, also when its page is left, and tries again when the network is back. */
export function holdDraft(store: DraftStore): void {
  if (drafts.size === 0) window.addEventListener('online', sendHeld);
  drafts.add(store);
}

/** The draft lives on elsewhere, or is saved. */
export function letGo(store: DraftStore): void {
  if (store.hasUnsaved) return;
  drafts.delete(store);
  if (drafts.size === 0) window.removeEventListener('online', sendHeld);
}

/** The draft with this id that still has something to save; without an id a new order that the server does not know yet. */
export function heldDraft(id: string | undefined): DraftStore | null {
  const unsaved = [...drafts].filter((store) => store.hasUnsaved);
  const isWanted = (store: DraftStore) => (id === undefined ? store.getState().order === null : store.id === id);
  return unsaved.find(isWanted) ?? null;
}

/** Sends everything now, as before a sign-out, which empties the device. False when something is left. */
export async function saveHeld(): Promise<boolean> {
  const outcomes = await Promise.all([...drafts].map(async (store) => (await store.flush()) && !store.hasUnsaved));
  return outcomes.every(Boolean);
}

function sendHeld(): void {
  for (const store of drafts) store.resume();
}
