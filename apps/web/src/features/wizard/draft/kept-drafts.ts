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
  return title === '' ? texts.anOrder : `“${title}”`;
}

/** Asked again at each visit until it is answered: what was typed is never given up unasked. */
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
