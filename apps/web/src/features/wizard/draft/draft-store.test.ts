import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyOrderForm } from './order-form.ts';
import { aCompany, anOrder } from './an-order.fixture.ts';
import { saveDelay } from './draft-store.ts';
import { createUnitForm, toUnitBody } from '#product/unit/unit-form.ts';
import { unitId, storedPermit, aServer, waitFor } from './draft-store.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

const usual = { customer: { phone: '3075550101', personName: 'Ann' }, company: aCompany() };

test('the usual details fill the blanks of a new order, and are saved with its first change', async () => {
  const prefill = { ...emptyOrderForm, customer: { email: 'bob@example.com', phone: '7025550142', personName: '' } };
  const { store, calls } = aServer(null, { prefill });
  store.fillIn(usual);
  const customer = { email: 'bob@example.com', phone: '7025550142', personName: 'Ann' };
  expect(store.getState()).toMatchObject({ form: { customer, company: usual.company }, saving: 'saved' });
  store.change({ title: 'Tank' });
  await waitFor(saveDelay.step);
  expect(calls[0]).toMatchObject({ name: 'create', body: { customer, company: usual.company._id } });
});

test('the usual details never replace what was typed or chosen, nor reach an order that exists', () => {
  const typed = { email: '', phone: '', personName: 'B' };
  const { store } = aServer();
  store.change({ customer: typed, company: null });
  store.fillIn(usual);
  expect(store.getState().form).toMatchObject({ customer: typed, company: null });
  const { store: existing } = aServer(anOrder());
  const before = existing.getState();
  existing.fillIn(usual);
  expect(existing.getState()).toBe(before);
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
