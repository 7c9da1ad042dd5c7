import type { Order } from '@wideload/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Backup, DraftBackup } from './draft-backup.ts';
import { DraftStore, saveDelay, type DraftOptions, type OrderPort, type SaveFailure } from './draft-store.ts';
import { emptyOrderForm } from './order-form.ts';
import { emptyUnitForm } from './unit-form.ts';

const orderId = '0190a5c0-0000-7000-8000-000000000001';
const unitId = '0190a5c0-0000-7000-8000-000000000002';
const permitId = '0190a5c0-0000-7000-8000-000000000003';

function anOrder(parts: Partial<Order> = {}): Order {
  return {
    _id: orderId,
    orderNumber: 100_001,
    status: 'draft',
    step: 1,
    version: 1,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:42:00.000Z',
    customer: { email: '', phone: '', personName: '' },
    title: '',
    company: null,
    jurisdictions: [],
    units: [],
    permits: [],
    reviewed: false,
    totalPrice: 0,
    ...parts,
  };
}

const aPermit: Order['permits'][number] = {
  _id: permitId,
  unit: unitId,
  state: 'TX',
  permitType: 'Oversize',
  price: 6200,
  days: 1,
  fee: 6200,
  date: { startDate: '2026-11-21', endDate: '2026-11-24' },
  route: { origin: { lat: 31, lng: -99 }, destination: { lat: 31, lng: -99 } },
  comment: '',
  typed: {},
  reasons: [],
  status: 'requested',
};

class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

function failureOf(reason: unknown): SaveFailure {
  const code = reason instanceof Refused ? reason.code : undefined;
  return { code, message: 'refused', mayRetry: code === undefined, problems: [] };
}

/** A server that keeps one order by version, as the real one does. */
function aServer(order: Order | null = null, extra: Pick<DraftOptions, 'prefill' | 'backup'> = {}) {
  const calls: { name: string; body: Record<string, unknown> }[] = [];
  const server = { order, isDown: false, losesAnswers: false, calls, onSave: () => {} };
  function keep(name: string, body: Record<string, unknown>): Order {
    calls.push({ name, body });
    server.onSave();
    if (server.isDown) throw new Error('no answer');
    if (server.order !== null && body['version'] !== server.order.version) throw new Refused('order.stale');
    const { company: _, units: __, permits: ___, ...parts } = body;
    if (typeof parts['title'] === 'string') parts['title'] = parts['title'].trim();
    server.order = { ...(server.order ?? anOrder()), ...parts, version: (server.order?.version ?? 0) + 1 };
    if (server.losesAnswers) throw new Error('no answer');
    return server.order;
  }
  const port: OrderPort = {
    read: async () => server.order ?? anOrder(),
    create: async (body) => keep('create', { ...body }),
    save: async (_, body) => keep('save', { ...body }),
  };
  const store = new DraftStore({ port, order, ...extra, timeZone: 'America/Chicago', failureOf });
  return { server, store, calls };
}

function aBackup(): DraftBackup {
  const kept = new Map<string | undefined, Backup>();
  return {
    keep: (id, backup) => void kept.set(id, backup),
    find: (id) => kept.get(id) ?? null,
    drop: (id) => void kept.delete(id),
  };
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('DraftStore', () => {
  test('makes the order at the first pause, and saves further changes into it with the version it read', async () => {
    const { store, calls } = aServer();
    store.change({ title: 'Tank' });
    expect(store.getState().saving).toBe('changed');
    await after(saveDelay.step);
    store.change({ title: 'Tank to Tulsa' });
    await after(saveDelay.step);
    expect(calls.map(({ name }) => name)).toEqual(['create', 'save']);
    expect(calls[1]?.body).toMatchObject({ version: 1, title: 'Tank to Tulsa' });
    expect(calls[1]?.body).not.toHaveProperty('customer');
    expect(store.getState()).toMatchObject({ saving: 'saved', failure: null });
  });

  test('a prefilled new order is not saved until something is typed', async () => {
    const prefill = { ...emptyOrderForm, customer: { email: 'ann@example.com', phone: '', personName: '' } };
    const { store, calls } = aServer(null, { prefill });
    await after(10_000);
    expect(calls).toEqual([]);
    store.change({ title: 'Tank' });
    await after(saveDelay.step);
    expect(calls[0]).toMatchObject({ name: 'create', body: { title: 'Tank', customer: { email: 'ann@example.com' } } });
  });

  test('a step is wished with the save, also when nothing else changed', async () => {
    const { store, calls } = aServer(anOrder());
    await expect(store.flush(2)).resolves.toBe(true);
    expect(calls).toEqual([{ name: 'save', body: { version: 1, step: 2, timeZone: 'America/Chicago' } }]);
  });

  test('what is typed while a save is on its way stays, and is saved after it', async () => {
    const { server, store, calls } = aServer(anOrder());
    store.change({ title: 'a' });
    server.onSave = () => {
      server.onSave = () => {};
      store.change({ title: 'a b' });
    };
    await store.flush();
    await after(saveDelay.step);
    expect(calls.map(({ body }) => body['title'])).toEqual(['a', 'a b']);
    expect(store.getState()).toMatchObject({ form: { title: 'a b' }, saving: 'saved' });
  });

  test('a save that fails keeps what was typed and sends it again', async () => {
    const { server, store } = aServer(anOrder());
    server.isDown = true;
    store.change({ title: 'Tank' });
    await expect(store.flush()).resolves.toBe(false);
    expect(store.getState()).toMatchObject({ saving: 'failed', form: { title: 'Tank' } });
    expect(store.hasUnsaved).toBe(true);
    server.isDown = false;
    await after(5000);
    expect(server.order?.title).toBe('Tank');
    expect(store.getState()).toMatchObject({ saving: 'saved', failure: null });
  });

  describe('after the order was changed elsewhere', () => {
    async function conflict() {
      const world = aServer(anOrder());
      world.server.order = anOrder({ version: 5, title: 'theirs' });
      world.store.change({ title: 'mine' });
      await world.store.flush();
      return world;
    }

    test('nothing is overwritten, nothing typed is lost, and nothing more is sent', async () => {
      const { server, store, calls } = await conflict();
      expect(store.getState()).toMatchObject({ failure: { code: 'order.stale' }, form: { title: 'mine' } });
      store.change({ title: 'mine again' });
      await after(60_000);
      expect(calls).toHaveLength(1);
      expect(server.order?.title).toBe('theirs');
      expect(store.getState()).toMatchObject({ form: { title: 'mine again' }, saving: 'failed' });
    });

    test('the other version can be loaded', async () => {
      const { store } = await conflict();
      await store.loadOther();
      expect(store.getState()).toMatchObject({ failure: null, saving: 'saved', form: { title: 'theirs' } });
      expect(store.hasUnsaved).toBe(false);
    });

    test('the own version can be saved over it', async () => {
      const { server, store } = await conflict();
      await expect(store.saveOver()).resolves.toBe(true);
      expect(server.order).toMatchObject({ title: 'mine', version: 6 });
      expect(store.getState()).toMatchObject({ failure: null, saving: 'saved' });
    });
  });

  test('a save whose answer was lost is no conflict with itself', async () => {
    const { server, store } = aServer(anOrder());
    server.losesAnswers = true;
    store.change({ title: 'Tank ' });
    await store.flush();
    expect(store.getState().saving).toBe('failed');
    server.losesAnswers = false;
    await after(5000);
    expect(store.getState()).toMatchObject({ saving: 'saved', failure: null, form: { title: 'Tank ' } });
    expect(server.order).toMatchObject({ title: 'Tank', version: 2 });
  });

  describe('what could not be saved', () => {
    async function leftBehind() {
      const backup = aBackup();
      const { server, store } = aServer(anOrder(), { backup });
      server.isDown = true;
      store.change({ title: 'unsaved' });
      await store.flush();
      return backup;
    }

    test('is on the screen again at the next visit, and is sent then', async () => {
      const { server, store } = aServer(anOrder(), { backup: await leftBehind() });
      expect(store.getState()).toMatchObject({ form: { title: 'unsaved' }, saving: 'changed' });
      store.resume();
      await after(0);
      expect(server.order?.title).toBe('unsaved');
      expect(store.getState().saving).toBe('saved');
    });

    test('overwrites nothing that was saved elsewhere since', async () => {
      const { server, store } = aServer(anOrder({ version: 2, title: 'theirs' }), { backup: await leftBehind() });
      store.resume();
      await after(0);
      expect(server.order?.title).toBe('theirs');
      expect(store.getState()).toMatchObject({ failure: { code: 'order.stale' }, form: { title: 'unsaved' } });
    });

    test('is forgotten once it is saved', async () => {
      const backup = await leftBehind();
      const { store } = aServer(anOrder(), { backup });
      store.resume();
      await after(0);
      expect(backup.find(orderId)).toBeNull();
    });
  });

  test('a change of anything reviewed takes the review mark away', () => {
    const { store } = aServer(anOrder({ reviewed: true }));
    store.change({ units: [emptyUnitForm(unitId)] });
    expect(store.getState().form.reviewed).toBe(false);
    store.change({ reviewed: true });
    expect(store.getState().form.reviewed).toBe(true);
  });

  test('permits follow the server, with what was typed into them here', async () => {
    const { server, store } = aServer(anOrder({ permits: [aPermit] }));
    const [permit] = store.getState().form.permits;
    if (permit === undefined) throw new Error('The form has the permit of the order');
    store.change({ permits: [{ ...permit, comment: 'at night ' }] }, saveDelay.comment);
    if (server.order)
      server.order = {
        ...server.order,
        permits: [
          { ...aPermit, price: 100 },
          { ...aPermit, _id: unitId, state: 'OH' },
        ],
      };
    await after(saveDelay.comment);
    expect(store.getState().form.permits.map(({ comment }) => comment)).toEqual(['at night ', '']);
    expect(store.getState().draft.permits.map(({ price }) => price)).toEqual([100, 6200]);
  });
});
