import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@wideload/contract';
import { toast } from '../../lib/toast.ts';
import { deviceBackup } from './draft-backup.ts';
import { DraftStore, type SaveFailure } from './draft-store.ts';
import { heldDraft, holdDraft, letGo } from './open-drafts.ts';
import { orderPort, saveFailureOf } from './wizard.queries.ts';

function hereZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What every draft of a person needs, whoever opens it. */
export function draftOptions(client: QueryClient, user: User | undefined) {
  const backup = user === undefined ? undefined : deviceBackup(user._id);
  return { port: orderPort(client), timeZone: hereZone(), failureOf: saveFailureOf, backup };
}

/**
 * Sends what earlier visits left on this device, new orders included, and says so. What collides with a change made elsewhere waits for the
 * person to open the order; what belongs to an order that was paid or deleted meanwhile stays on the device, and can be made a new order.
 */
export function sendKeptDrafts(client: QueryClient, user: User): void {
  const options = draftOptions(client, user);
  for (const kept of options.backup?.all() ?? []) {
    if (heldDraft(kept.id) === null) send(new DraftStore({ ...options, order: null, kept }));
  }
}

function send(store: DraftStore): void {
  holdDraft(store);
  const stop = store.subscribe(() => {
    const { saving, other, failure } = store.getState();
    const isOver = isWithoutOrder(failure);
    if (saving !== 'saved' && other === null && !isOver) return;
    stop();
    if (isOver) offerNew(store);
    else tellOf(store);
    letGo(store);
  });
  store.resume();
}

function isWithoutOrder(failure: SaveFailure | null): boolean {
  return failure?.code === 'order.not-draft' || (failure?.code === 'not-found' && failure.problems.length === 0);
}

function titleOf(store: DraftStore): string {
  const title = store.getState().form.title.trim();
  return title === '' ? 'An order' : `“${title}”`;
}

/** Asked again at each visit until it is answered: what was typed is never given up unasked. */
function offerNew(store: DraftStore): void {
  toast({
    tone: 'danger',
    text: `${titleOf(store)} was paid or deleted elsewhere. What was typed here since is on this device only.`,
    action: { label: 'Make it a new order', onPress: () => void makeNew(store) },
  });
}

async function makeNew(store: DraftStore): Promise<void> {
  if (await store.saveAsNew()) toast({ tone: 'ok', text: `${titleOf(store)} is a new order now.` });
  letGo(store);
}

function tellOf(store: DraftStore): void {
  const title = titleOf(store);
  if (store.getState().other === null)
    toast({ tone: 'ok', text: `${title} is saved now. It was on this device only.` });
  else toast({ tone: 'danger', text: `${title} was changed elsewhere too. Open it to choose what to keep.` });
}
