import type { Order } from '@wideload/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anOrder, orderId } from './an-order.fixture.ts';
import type { DraftBackup } from './draft-backup.ts';
import { emptyOrderForm, type OrderForm } from './order-form.ts';
import { aServer, aBackup, waitFor } from './draft-store.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what the server has not got', () => {
  /** A visit whose timers all stop, as when the browser crashes. */
  function aVisit(order: Order | null, change: Partial<OrderForm>) {
    const backup = aBackup();
    const { server, store } = aServer(order, { backup });
    server.isDown = true;
    store.change(change);
    return { backup, store, server };
  }
  const findKept = (backup: DraftBackup) => backup.all()[0] ?? null;

  test('is on the device with the keystroke, before anything was tried', () => {
    const { backup, store } = aVisit(anOrder(), { title: 'unsaved' });
    expect(findKept(backup)).toMatchObject({
      id: orderId,
      version: 1,
      order: { _id: orderId },
      form: { title: 'unsaved' },
    });
    expect(store.getState()).toMatchObject({ saving: 'changed', isKept: true });
  });

  test('is said not to be kept where the device refuses', () => {
    const { store } = aServer(anOrder(), { backup: { ...aBackup(), keep: () => false } });
    store.change({ title: 'unsaved' });
    expect(store.getState().isKept).toBe(false);
  });

  test('is on the screen again at the next visit, and is sent then', async () => {
    const { backup } = aVisit(anOrder(), { title: 'unsaved' });
    const { server, store } = aServer(anOrder(), { backup, kept: findKept(backup) });
    expect(store.getState()).toMatchObject({
      form: { title: 'unsaved' },
      saving: 'changed',
      news: { what: 'restored' },
    });
    store.resume();
    await waitFor(0);
    expect(server.order?.title).toBe('unsaved');
    expect(store.getState().saving).toBe('saved');
    expect(backup.all()).toEqual([]);
  });

  test('opens without the server, from the order that the device kept with it', () => {
    const { backup } = aVisit(anOrder({ jurisdictions: ['TX'] }), { title: 'unsaved' });
    const { store } = aServer(null, { backup, kept: findKept(backup) });
    expect(store.getState()).toMatchObject({
      order: { _id: orderId },
      form: { title: 'unsaved', jurisdictions: ['TX'] },
    });
  });

  test('overwrites nothing that was saved elsewhere since', async () => {
    const { backup } = aVisit(anOrder(), { title: 'unsaved' });
    const { server, store } = aServer(anOrder({ version: 2, title: 'theirs' }), { backup, kept: findKept(backup) });
    store.resume();
    await waitFor(0);
    expect(server.order?.title).toBe('theirs');
    expect(store.getState()).toMatchObject({ other: { title: 'theirs' }, form: { title: 'unsaved' } });
    expect(backup.all()).toHaveLength(1);
  });

  test('is put together with what was saved elsewhere since', async () => {
    const { backup } = aVisit(anOrder(), { title: 'unsaved' });
    const { server, store } = aServer(anOrder({ version: 2, jurisdictions: ['OH'] }), {
      backup,
      kept: findKept(backup),
    });
    store.resume();
    await waitFor(0);
    expect(server.order).toMatchObject({ title: 'unsaved', jurisdictions: ['OH'] });
    expect(store.getState()).toMatchObject({ saving: 'saved', form: { title: 'unsaved', jurisdictions: ['OH'] } });
  });

  test('without the order that it began from is asked about where it differs', async () => {
    const { form } = aServer(anOrder({ title: 'unsaved' })).store.getState();
    const kept = { id: orderId, at: 1, order: null, version: 1, form, sent: [] };
    const { server, store } = aServer(anOrder({ version: 2, title: 'theirs' }), { kept });
    store.resume();
    await waitFor(0);
    expect(store.getState()).toMatchObject({ other: { title: 'theirs' }, form: { title: 'unsaved' } });
    await store.resolve({ title: 'mine' });
    expect(server.order?.title).toBe('unsaved');
  });

  test('is let go of when the order was paid meanwhile', () => {
    const { backup } = aVisit(anOrder(), { title: 'unsaved' });
    const { store } = aServer(anOrder({ status: 'pending', step: 7 }), { backup, kept: findKept(backup) });
    expect(store.getState()).toMatchObject({ saving: 'saved', news: null });
    expect(backup.all()).toEqual([]);
  });

  test('is forgotten by the device once the server has it', async () => {
    const backup = aBackup();
    const { store } = aServer(anOrder(), { backup });
    store.change({ title: 'Tank' });
    await store.flush();
    expect(backup.all()).toEqual([]);
  });

  test('stays on the device while more is typed than was saved', async () => {
    const backup = aBackup();
    const { server, store } = aServer(anOrder(), { backup });
    server.onSave = () => {
      server.onSave = () => {
        server.isDown = true;
      };
      store.change({ title: 'Tank to Tulsa' });
    };
    store.change({ title: 'Tank' });
    await store.flush();
    expect(findKept(backup)).toMatchObject({ version: 2, form: { title: 'Tank to Tulsa' } });
  });

  test('of an order that the server never saw is made later, once', async () => {
    const { backup } = aVisit(null, { title: 'unsaved' });
    const { server, store, calls } = aServer(null, { backup, kept: findKept(backup) });
    expect(store.getState()).toMatchObject({ order: null, form: { title: 'unsaved' } });
    store.resume();
    await waitFor(0);
    expect(server.order?.title).toBe('unsaved');
    expect(calls).toMatchObject([{ name: 'create', body: { _id: store.id } }]);
    expect(backup.all()).toEqual([]);
  });

  test('of an order whose making was never answered makes no second one', async () => {
    const { backup, server, store } = aVisit(null, { title: 'Tan' });
    Object.assign(server, { isDown: false, losesAnswers: true });
    await store.flush();
    store.change({ title: 'Tank' });
    const made = { ...anOrder({ title: 'Tan' }), _id: store.id };
    const next = aServer(made, { backup, kept: findKept(backup) });
    next.store.resume();
    await waitFor(0);
    expect(next.calls.map(({ name }) => name)).not.toContain('create');
    expect(next.server.order).toMatchObject({ title: 'Tank' });
    expect(next.store.getState()).toMatchObject({ saving: 'saved', other: null });
  });
});

test('what the device had kept is said on the step where it came back only', () => {
  const kept = {
    id: orderId,
    at: 1,
    order: anOrder(),
    version: 1,
    form: { ...emptyOrderForm, title: 'x' },
    sent: [],
  };
  const { store } = aServer(anOrder(), { kept });
  expect(store.getState().news).toMatchObject({ what: 'restored' });
  store.leaveStep();
  expect(store.getState().news).toBeNull();
});
