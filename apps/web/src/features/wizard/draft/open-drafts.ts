import type { DraftStore } from './draft-store.ts';

/** Drafts with unsaved changes. The end of a session reloads the document, which empties the set. */
const drafts = new Set<DraftStore>();

/** Keeps a draft after its page closes until it is saved, and retries when the network is back. */
export function holdDraft(store: DraftStore): void {
  if (drafts.size === 0) window.addEventListener('online', sendHeldDrafts);
  drafts.add(store);
}

export function releaseDraft(store: DraftStore): void {
  if (store.hasUnsaved) return;
  drafts.delete(store);
  if (drafts.size === 0) window.removeEventListener('online', sendHeldDrafts);
}

/** Finds the unsaved draft with this id; without an id, a new order that the server does not know yet. */
export function findHeldDraft(id: string | undefined): DraftStore | null {
  const unsaved = [...drafts].filter((store) => store.hasUnsaved);
  const isWanted = (store: DraftStore) => (id === undefined ? store.getState().order === null : store.id === id);
  return unsaved.find(isWanted) ?? null;
}

/** Saves all drafts now, before a sign-out clears the device. False when a save fails. */
export async function saveHeldDrafts(): Promise<boolean> {
  const outcomes = await Promise.all([...drafts].map(async (store) => (await store.flush()) && !store.hasUnsaved));
  return outcomes.every(Boolean);
}

function sendHeldDrafts(): void {
  for (const store of drafts) store.resume();
}
