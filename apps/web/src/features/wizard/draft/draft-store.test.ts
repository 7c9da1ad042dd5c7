import type { Order, UnitBody } from '@wideload/contract';
import { noAxleFigures } from '@wideload/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPermit } from '../../../product/permit/a-permit.fixture.ts';
import { anOrder, orderId } from '../forms/an-order.fixture.ts';
import type { DraftBackup, KeptDraft } from './draft-backup.ts';
import { DraftStore, saveDelay, type DraftOptions, type OrderPort, type SaveFailure } from './draft-store.ts';
import { emptyOrderForm, type OrderForm } from '../forms/order-form.ts';
import { createUnitForm, toUnitBody } from '../../../product/unit/unit-form.ts';

const unitId = '0190a5c0-0000-7000-8000-000000000002';
const permitId = '0190a5c0-0000-7000-8000-000000000003';

const storedPermit = aPermit({ _id: permitId, unit: unitId });

class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

function toFailure(reason: unknown): SaveFailure {
  const code = reason instanceof Refused ? reason.code : undefined;
  return { code, message: 'refused', mayRetry: code === undefined, problems: [] };
}

function toStoredUnit(body: UnitBody): Order['units'][number] {
  const { axleWeights = noAxleFigures, axleTires = noAxleFigures } = body;
  const axles = { axleWeights, axleTires };
  return { ...body, ...axles, current: body.current ?? false, truck: null, trailer: null, permits: [], totalPrice: 0 };
}

/** A server that stores one order and checks its version, like the real one. */
function aServer(order: Order | null = null, extra: Pick<DraftOptions, 'prefill' | 'backup' | 'kept'> = {}) {
  const calls: { name: string; body: Record<string, unknown> }[] = [];
  const server = { order, isDown: false, isGone: false, losesAnswers: false, calls, onSave: () => {} };
  function keep(name: string, body: Record<string, unknown>): Order {
    calls.push({ name, body });
    server.onSave();
    if (server.isDown) throw new Error('no answer');
    if (server.order !== null && name === 'save' && body['version'] !== server.order.version)
      throw new Refused('order.stale');
    const { company: _, permits: __, ...parts } = body;
    if (server.isGone) throw new Refused('not-found');
    if (typeof parts['title'] === 'string') parts['title'] = parts['title'].trim();
    server.order = { ...(server.order ?? anOrder()), ...parts, version: (server.order?.version ?? 0) + 1 };
    if (Array.isArray(body['units'])) server.order.units = body['units'].map(toStoredUnit);
    if (server.losesAnswers) throw new Error('no answer');
    return server.order;
  }
  const port: OrderPort = {
    read: async () => {
      if (server.isDown) throw new Error('no answer');
      if (server.order === null) throw new Refused('not-found');
      return server.order;
    },
    create: async (body) => keep('create', { ...body }),
    save: async (_, body) => keep('save', { ...body }),
  };
  const store = new DraftStore({ port, order, ...extra, timeZone: 'America/Chicago', failureOf: toFailure });
  return { server, store, calls };
}

function aBackup(): DraftBackup {
  const kept = new Map<string, KeptDraft>();
  return {
    keep: (draft) => {
      kept.set(draft.id, structuredClone(draft));
      return true;
    },
    find: (id) => kept.get(id) ?? null,
    all: () => [...kept.values()],
    drop: (id) => void kept.delete(id),
  };
}

const waitFor = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('DraftStore', () => {
  test('makes the order at the first pause, and saves further changes into it with the version it read', async () => {
    const { store, calls } = aServer();
    store.change({ title: 'Tank' });
    expect(store.getState().saving).toBe('changed');
    await waitFor(saveDelay.step);
    store.change({ title: 'Tank to Tulsa' });
    await waitFor(saveDelay.step);
    expect(calls.map(({ name }) => name)).toEqual(['create', 'save']);
    expect(calls[1]?.body).toMatchObject({ version: 1, title: 'Tank to Tulsa' });
    expect(calls[1]?.body).not.toHaveProperty('customer');
    expect(store.getState()).toMatchObject({ saving: 'saved', failure: null });
  });

  test('a prefilled new order is not saved until something is typed', async () => {
    const prefill = { ...emptyOrderForm, customer: { email: 'ann@example.com', phone: '', personName: '' } };
    const { store, calls } = aServer(null, { prefill });
    await waitFor(10_000);
    expect(calls).toEqual([]);
    store.change({ title: 'Tank' });
    await waitFor(saveDelay.step);
    expect(calls[0]).toMatchObject({ name: 'create', body: { title: 'Tank', customer: { email: 'ann@example.com' } } });
  });

  test('a text that is a figure since the order was saved is told to the server with the next save', async () => {
    const unit = toUnitBody(createUnitForm('0190a5c0-0000-7000-8000-0000000000aa'));
    const stored = {
      ...unit,
      truck: null,
      trailer: null,
      permits: [],
      totalPrice: 0,
      current: true,
      typed: { 'dimensions.length': '77' },
    };
    const { store, calls } = aServer(anOrder({ units: [stored] }));
    expect(store.getState().draft.units[0]?.dimensions.length).toBe(924);
    await expect(store.flush(3)).resolves.toBe(true);
    expect(calls[0]?.body).toMatchObject({ units: [{ dimensions: { length: 924 } }] });
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
    await waitFor(saveDelay.step);
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
    await waitFor(5000);
    expect(server.order?.title).toBe('Tank');
    expect(store.getState()).toMatchObject({ saving: 'saved', failure: null });
  });

  describe('after the order was changed elsewhere', () => {
    async function createConflict() {
      const world = aServer(anOrder({ title: 'Tank' }));
      world.server.order = anOrder({ version: 5, title: 'theirs', jurisdictions: ['TX'] });
      world.store.change({ title: 'mine' });
      await world.store.flush();
      return world;
    }

    test('nothing is overwritten, nothing typed is lost, and nothing more is sent', async () => {
      const { server, store, calls } = await createConflict();
      expect(store.getState()).toMatchObject({ other: { title: 'theirs' }, form: { title: 'mine' }, saving: 'failed' });
      store.change({ title: 'mine again' });
      await waitFor(60_000);
      expect(calls).toHaveLength(1);
      expect(server.order?.title).toBe('theirs');
      expect(store.getState()).toMatchObject({ form: { title: 'mine again' }, saving: 'failed' });
      await expect(store.flush(2)).resolves.toBe(false);
    });

    test('their answer can be chosen', async () => {
      const { server, store } = await createConflict();
      await expect(store.resolve({ title: 'theirs' })).resolves.toBe(true);
      expect(server.order).toMatchObject({ title: 'theirs', version: 5 });
      expect(store.getState()).toMatchObject({
        failure: null,
        other: null,
        saving: 'saved',
        form: { title: 'theirs' },
      });
      expect(store.hasUnsaved).toBe(false);
    });

    test('mine can be chosen, and what only they changed stays theirs', async () => {
      const { server, store, calls } = await createConflict();
      await expect(store.resolve({ title: 'mine' })).resolves.toBe(true);
      expect(server.order).toMatchObject({ title: 'mine', jurisdictions: ['TX'], version: 6 });
      expect(calls[1]?.body).not.toHaveProperty('jurisdictions');
      expect(store.getState()).toMatchObject({ failure: null, saving: 'saved', form: { jurisdictions: ['TX'] } });
    });

    test('what was typed since counts as mine', async () => {
      const { server, store } = await createConflict();
      store.change({ title: 'mine again' });
      await store.resolve({});
      expect(server.order?.title).toBe('mine again');
    });

    test('changes that do not collide are put together by themselves, which is said', async () => {
      const { server, store } = aServer(anOrder({ title: 'Tank' }));
      server.order = anOrder({
        version: 5,
        title: 'Tank',
        jurisdictions: ['TX'],
        updatedAt: '2026-11-21T11:00:00.000Z',
      });
      store.change({ title: 'mine' });
      await expect(store.flush(2)).resolves.toBe(true);
      expect(server.order).toMatchObject({ title: 'mine', jurisdictions: ['TX'], version: 6, step: 2 });
      expect(store.getState()).toMatchObject({
        saving: 'saved',
        failure: null,
        form: { title: 'mine', jurisdictions: ['TX'] },
        news: { what: 'merged', at: '2026-11-21T11:00:00.000Z', taken: [['jurisdictions', 'TX']] },
      });
      store.dismissNews();
      expect(store.getState().news).toBeNull();
    });

    test('the server’s version can be taken whole', async () => {
      const { store } = await createConflict();
      await store.loadOther();
      expect(store.getState()).toMatchObject({
        failure: null,
        other: null,
        saving: 'saved',
        form: { title: 'theirs' },
      });
      expect(store.hasUnsaved).toBe(false);
    });
  });

  test('an order that was deleted elsewhere can be made again with all that was typed', async () => {
    const unit = { ...createUnitForm(unitId), weight: 'heavy' };
    const { server, store, calls } = aServer(anOrder({ title: 'Tank', permits: [storedPermit] }));
    server.isGone = true;
    store.change({ units: [unit] });
    const [permit] = store.getState().form.permits;
    if (permit === undefined) throw new Error('The form has the permit of the order');
    store.change({ permits: [{ ...permit, comment: 'at night' }] });
    await expect(store.flush()).resolves.toBe(false);
    expect(store.getState().failure?.code).toBe('not-found');
    Object.assign(server, { isGone: false, order: null });
    server.onSave = () => {
      if (server.order) server.order = { ...server.order, permits: [{ ...storedPermit, _id: 'new-permit' }] };
    };
    await store.saveAsNew();
    await waitFor(10);
    expect(calls.map(({ name }) => name)).toEqual(['save', 'create', 'save', 'save']);
    expect(calls[1]?.body['_id']).not.toBe(orderId);
    expect(calls[1]?.body).toMatchObject({ title: 'Tank' });
    expect(server.order?.units[0]?.typed).toEqual({ weight: 'heavy' });
    expect(calls[3]?.body['permits']).toMatchObject([{ _id: 'new-permit', comment: 'at night' }]);
    expect(store.getState()).toMatchObject({ saving: 'saved', failure: null });
  });

  test('a save whose answer was lost is no conflict with itself', async () => {
    const { server, store } = aServer(anOrder());
    server.losesAnswers = true;
    store.change({ title: 'Tank ' });
    await store.flush();
    expect(store.getState().saving).toBe('failed');
    server.losesAnswers = false;
    await waitFor(5000);
    expect(store.getState()).toMatchObject({ saving: 'saved', failure: null, form: { title: 'Tank ' } });
    expect(server.order).toMatchObject({ title: 'Tank', version: 2 });
  });

  test('nor is one after which more was typed', async () => {
    const { server, store } = aServer(anOrder({ title: '' }));
    server.losesAnswers = true;
    store.change({ title: 'Tan' });
    await store.flush();
    server.losesAnswers = false;
    store.change({ title: 'Tank' });
    await waitFor(saveDelay.step);
    expect(server.order).toMatchObject({ title: 'Tank', version: 3 });
    expect(store.getState()).toMatchObject({ saving: 'saved', failure: null, other: null, news: null });
  });

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

  test('a change of anything reviewed takes the review mark away', () => {
    const { store } = aServer(anOrder({ reviewed: true }));
    store.change({ units: [createUnitForm(unitId)] });
    expect(store.getState().form.reviewed).toBe(false);
    store.change({ reviewed: true });
    expect(store.getState().form.reviewed).toBe(true);
  });

  test('permits follow the server, with what was typed into them here', async () => {
    const { server, store } = aServer(anOrder({ permits: [storedPermit] }));
    const [permit] = store.getState().form.permits;
    if (permit === undefined) throw new Error('The form has the permit of the order');
    store.change({ permits: [{ ...permit, comment: 'at night ' }] }, saveDelay.comment);
    if (server.order)
      server.order = {
        ...server.order,
        permits: [
          { ...storedPermit, price: 100 },
          { ...storedPermit, _id: unitId, state: 'OH' },
        ],
      };
    await waitFor(saveDelay.comment);
    expect(store.getState().form.permits.map(({ comment }) => comment)).toEqual(['at night ', '']);
    expect(store.getState().draft.permits.map(({ price }) => price)).toEqual([100, 6200]);
  });

  describe('the unit that is shown', () => {
    const otherId = '0190a5c0-0000-7000-8000-000000000012';
    const anOrderWithTwoUnits = () =>
      anOrder({
        units: [unitId, otherId].map((id) => ({
          ...toStoredUnit(toUnitBody(createUnitForm(id))),
          current: id === unitId,
        })),
      });
    const findCurrentUnit = (body: Record<string, unknown> | undefined) =>
      (body?.['units'] as UnitBody[] | undefined)?.map(({ current }) => current);

    test('is the current one of the order, and another one is told to the server at once, as no change', async () => {
      const { store, calls } = aServer(anOrderWithTwoUnits());
      expect(store.getState().shownUnit).toBe(unitId);
      store.showUnit(unitId);
      await waitFor(0);
      expect(calls).toEqual([]);
      store.showUnit(otherId);
      expect(store.getState().saving).toBe('saved');
      await waitFor(0);
      expect(calls.map(({ body }) => findCurrentUnit(body))).toEqual([[false, true]]);
      expect(store.getState()).toMatchObject({ saving: 'saved', shownUnit: otherId, failure: null });
    });

    test('goes with the next save where it could not be told, which is worth no warning', async () => {
      const { server, store, calls } = aServer(anOrderWithTwoUnits());
      server.isDown = true;
      store.showUnit(otherId);
      await waitFor(60_000);
      expect(calls).toHaveLength(1);
      expect(store.getState()).toMatchObject({ saving: 'saved', failure: null });
      expect(store.hasUnsaved).toBe(false);
      server.isDown = false;
      store.change({ title: 'Tank' });
      await waitFor(saveDelay.step);
      expect(findCurrentUnit(calls[1]?.body)).toEqual([false, true]);
      expect(server.order?.title).toBe('Tank');
    });

    test('loses nothing that was typed while it was told', async () => {
      const { server, store } = aServer(anOrderWithTwoUnits());
      server.onSave = () => {
        server.onSave = () => {};
        store.change({ title: 'Tank' });
      };
      store.showUnit(otherId);
      await waitFor(saveDelay.step);
      expect(store.getState()).toMatchObject({ saving: 'saved', form: { title: 'Tank' } });
      expect(server.order).toMatchObject({ title: 'Tank' });
    });

    test('that is opened while another one is told is told next', async () => {
      const { server, store, calls } = aServer(anOrderWithTwoUnits());
      server.onSave = () => {
        server.onSave = () => {};
        store.showUnit(unitId);
      };
      store.showUnit(otherId);
      await waitFor(0);
      await waitFor(0);
      expect(calls.map(({ body }) => findCurrentUnit(body))).toEqual([
        [false, true],
        [true, false],
      ]);
    });

    test('is put together with a change made elsewhere, and overwrites nothing of it', async () => {
      const { server, store } = aServer(anOrderWithTwoUnits());
      server.order = { ...anOrderWithTwoUnits(), title: 'Tank', version: 2 };
      store.showUnit(otherId);
      await waitFor(0);
      await waitFor(0);
      expect(server.order).toMatchObject({ title: 'Tank', units: [{ current: false }, { current: true }] });
      expect(store.getState()).toMatchObject({ form: { title: 'Tank' }, other: null, failure: null });
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
});
