import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@wideload/contract';
import { toast } from '../../../lib/toast.ts';
import * as texts from './draft.texts.ts';
import { deviceBackup } from './draft-backup.ts';
import { DraftStore, type SaveFailure } from './draft-store.ts';
import { heldDraft, holdDraft, letGo } from './open-drafts.ts';
import { orderPort, saveFailureOf } from '../wizard.queries.ts';

function hereZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Options shared by all drafts of a user. */
export function draftOptions(client: QueryClient, user: User | undefined) {
  const backup = user === undefined ? undefined : deviceBackup(user._id);
  return { port: orderPort(client), timeZone: hereZone(), failureOf: saveFailureOf, backup };
}

/**
 * Saves the drafts that earlier visits left on this device, new orders included, and shows a toast for each. A draft
 * with a conflict waits until the user opens the order. A draft whose order has been paid or deleted stays on the
 * device, and can become a new order.
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
  return title === '' ? texts.anOrder : `“${title}”`;
}

/** Returns at each visit until the user answers, so that no typed text is discarded without consent. */
function offerNew(store: DraftStore): void {
  toast({
    tone: 'danger',
    text: texts.goneElsewhere(titleOf(store)),
    action: { label: texts.makeNewOrder, onPress: () => void makeNew(store) },
  });
}

async function makeNew(store: DraftStore): Promise<void> {
  if (await store.saveAsNew()) toast({ tone: 'ok', text: texts.isNew(titleOf(store)) });
  letGo(store);
}

function tellOf(store: DraftStore): void {
  const title = titleOf(store);
  if (store.getState().other === null) toast({ tone: 'ok', text: texts.isSaved(title) });
  else toast({ tone: 'danger', text: texts.orderChangedElsewhere(title) });
}
