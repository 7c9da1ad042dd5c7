import type { Order } from '@wideload/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anOrder } from './an-order.fixture.ts';
import { DraftStore, type OrderPort } from './draft-store.ts';
import { findHeldDraft, holdDraft, releaseDraft, saveHeldDrafts } from './open-drafts.ts';

const noAnswer = { code: undefined, message: 'no answer', mayRetry: true, problems: [] };

/** A new draft, with a network that is down until the test turns it on. */
function aDraft() {
  const network = { isThere: false };
  const answer = async () => {
    if (!network.isThere) throw new Error('no answer');
    return anOrder({ title: 'Tank' });
  };
  const port: OrderPort = { read: answer, create: vi.fn<() => Promise<Order>>(answer), save: answer };
  const store = new DraftStore({ port, order: null, timeZone: 'America/Chicago', failureOf: () => noAnswer });
  holdDraft(store);
  return { store, port, network };
}

async function save({ store, network }: ReturnType<typeof aDraft>): Promise<void> {
  network.isThere = true;
  await store.flush();
  releaseDraft(store);
}

beforeEach(() => void vi.useFakeTimers());

describe('drafts of this document', () => {
  test('are found as long as something of them is not saved', async () => {
    const draft = aDraft();
    const { store } = draft;
    expect(findHeldDraft(store.id)).toBeNull();
    store.change({ title: 'Tank' });
    expect(findHeldDraft(store.id)).toBe(store);
    expect(findHeldDraft(undefined)).toBe(store);
    expect(findHeldDraft('another')).toBeNull();
    await save(draft);
    expect(findHeldDraft(store.id)).toBeNull();
  });

  test('are sent at once when the network is back, whatever the pause before the next try', async () => {
    const draft = aDraft();
    const { store, port } = draft;
    store.change({ title: 'Tank' });
    for (let tries = 0; tries < 3; tries += 1) await store.flush();
    expect(port.create).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(port.create).toHaveBeenCalledTimes(4);
    await save(draft);
    const created = vi.mocked(port.create).mock.calls.length;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(port.create).toHaveBeenCalledTimes(created);
  });

  test('before a sign-out say whether something is left', async () => {
    await expect(saveHeldDrafts()).resolves.toBe(true);
    const draft = aDraft();
    await expect(saveHeldDrafts()).resolves.toBe(true);
    draft.store.change({ title: 'Tank' });
    await expect(saveHeldDrafts()).resolves.toBe(false);
    await save(draft);
    await expect(saveHeldDrafts()).resolves.toBe(true);
  });
});
