import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '#lib/toast.ts';
import * as texts from './draft.texts.ts';
import { createDeviceBackup } from './draft-backup.ts';
import { DraftStore, type SaveFailure } from './draft-store.ts';
import { findHeldDraft, holdDraft, releaseDraft } from './open-drafts.ts';
import type { Orderer } from '../wizard-slots.ts';
import { createOrderPort, toSaveFailure } from '../wizard.queries.ts';

function findTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A draft that was begun in the account of somebody else is not sent to the own one. */
const toHolder = ({ _id, account }: Orderer) => (account === undefined ? _id : `${_id}-in-${account._id}`);

export function createDraftOptions(client: QueryClient, user: Orderer | undefined) {
  const backup = user === undefined ? undefined : createDeviceBackup(toHolder(user));
  return { port: createOrderPort(client), timeZone: findTimeZone(), failureOf: toSaveFailure, backup };
}

/**
 * Saves the drafts that earlier visits left on this device, new orders included, and shows a toast for each. A draft
 * with a conflict waits until the user opens the order. A draft whose order has been paid or deleted stays on the
 * device, and can become a new order.
 */
export function sendUnsavedDrafts(client: QueryClient, user: Orderer): void {
  const options = createDraftOptions(client, user);
  for (const kept of options.backup?.all() ?? []) {
    if (findHeldDraft(kept.id) === null) send(new DraftStore({ ...options, order: null, kept }));
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
    else notifyOutcome(store);
    releaseDraft(store);
  });
  store.resume();
}

function isWithoutOrder(failure: SaveFailure | null): boolean {
  return failure?.code === 'order.not-draft' || (failure?.code === 'not-found' && failure.problems.length === 0);
}

function formatTitle(store: DraftStore): string {
  const title = store.getState().form.title.trim();
  return title === '' ? texts.anOrder : `“${title}”`;
}

/** Returns at each visit until the user answers, so that no typed text is discarded without consent. */
function offerNew(store: DraftStore): void {
  showToast({
    tone: 'danger',
    text: texts.deletedOnOtherDevice(formatTitle(store)),
    action: { label: texts.makeNewOrder, onPress: () => void saveAsNew(store) },
  });
}

async function saveAsNew(store: DraftStore): Promise<void> {
  if (await store.saveAsNew()) showToast({ tone: 'ok', text: texts.isNew(formatTitle(store)) });
  releaseDraft(store);
}

function notifyOutcome(store: DraftStore): void {
  const title = formatTitle(store);
  if (store.getState().other === null) showToast({ tone: 'ok', text: texts.isSaved(title) });
  else showToast({ tone: 'danger', text: texts.orderChangedElsewhere(title) });
}
