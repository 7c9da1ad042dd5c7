import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftStore, type OrderPort } from './draft-store.ts';
import { heldDraft, holdDraft, letGo, saveHeld } from './open-drafts.ts';

const noAnswer = { code: undefined, message: 'no answer', mayRetry: true, problems: [] };

/** A new draft whose saves fail, or never come to an end. */
function aDraft(create: () => Promise<never>) {
  const port: OrderPort = { read: create, create: vi.fn<() => Promise<never>>(create), save: create };
  const store = new DraftStore({ port, order: null, timeZone: 'America/Chicago', failureOf: () => noAnswer });
  holdDraft(store);
  return { store, port };
}
const fails = () => Promise.reject(new Error('no answer'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('drafts of this document', () => {
  test('are found as long as something of them is not saved', () => {
    const { store } = aDraft(fails);
    expect(heldDraft(store.id)).toBeNull();
    store.change({ title: 'Tank' });
    expect(heldDraft(store.id)).toBe(store);
    expect(heldDraft(undefined)).toBe(store);
    expect(heldDraft('another')).toBeNull();
    store.discard();
    expect(heldDraft(store.id)).toBeNull();
    letGo(store);
  });

  test('are sent at once when the network is back, whatever the pause before the next try', async () => {
    const { store, port } = aDraft(fails);
    store.change({ title: 'Tank' });
    for (let tries = 0; tries < 3; tries += 1) await store.flush();
    expect(port.create).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(port.create).toHaveBeenCalledTimes(4);
    store.discard();
    letGo(store);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(port.create).toHaveBeenCalledTimes(4);
  });

  test('before a sign-out say whether something is left', async () => {
    await expect(saveHeld()).resolves.toBe(true);
    const { store } = aDraft(fails);
    await expect(saveHeld()).resolves.toBe(true);
    store.change({ title: 'Tank' });
    await expect(saveHeld()).resolves.toBe(false);
    store.discard();
    letGo(store);
  });
});
