import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@wideload/contract';
import { toast } from '../../lib/toast.ts';
import { deviceBackup, type KeptDraft } from './draft-backup.ts';
import { DraftStore } from './draft-store.ts';
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
 * person to open the order.
 */
export function sendKeptDrafts(client: QueryClient, user: User): void {
  const options = draftOptions(client, user);
  for (const kept of options.backup?.all() ?? []) {
    if (heldDraft(kept.id) === null) send(new DraftStore({ ...options, order: null, kept }), kept);
  }
}

function send(store: DraftStore, kept: KeptDraft): void {
  const title = kept.form.title.trim() === '' ? 'An order' : `“${kept.form.title.trim()}”`;
  holdDraft(store);
  const stop = store.subscribe(() => {
    const { saving, other } = store.getState();
    if (other === null && saving !== 'saved') return;
    stop();
    if (other !== null) {
      toast({ tone: 'danger', text: `${title} was changed elsewhere too. Open it to choose what to keep.` });
      return;
    }
    letGo(store);
    toast({ tone: 'ok', text: `${title} is saved now. It was on this device only.` });
  });
  store.resume();
}
