import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUnitForm } from '#product/unit/unit-form.ts';
import { anOrder, orderId } from './an-order.fixture.ts';
import { saveDelay } from './draft-store.ts';
import { unitId, storedPermit, aServer, waitFor } from './draft-store.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
