import type { UnitBody } from '@wideload/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anOrder } from './an-order.fixture.ts';
import { saveDelay } from './draft-store.ts';
import { createUnitForm, toUnitBody } from '#product/unit/unit-form.ts';
import { unitId, aServer, waitFor, toStoredUnit } from './draft-store.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
