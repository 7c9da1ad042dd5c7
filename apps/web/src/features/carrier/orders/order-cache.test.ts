import type { Order } from '@wideload/contract';
import { mapFields, orderTexts } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { toPage } from './order-cache.ts';

const anOrder = (orderNumber: number): Order => ({
  ...mapFields(orderTexts, () => ''),
  _id: `0000000${orderNumber}-aaaa`,
  orderNumber,
  user: '0000000u-aaaa',
  startedBy: null,
  status: 'pending',
  step: 7,
  version: 3,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  customer: { email: 'ann@test.example', phone: '7025550142', personName: 'Ann' },
  title: 'Press',
  poNumber: 'PO-4711',
  company: null,
  jurisdictions: ['TX'],
  trip: null,
  units: [],
  permits: [],
  filing: {},
  reviewed: true,
  reviewChanges: [],
  isRefunded: false,
  totalPrice: 6200,
});

const kept = [5, 4, 3, 2, 1].map(anOrder);
const all = { search: '', sort: '-createdAt', page: 1, pageSize: 2 } as const;
const listNumbers = (params: Parameters<typeof toPage>[1]) =>
  toPage(kept, params).items.map((card) => card.orderNumber);

describe('the cached orders', () => {
  test.each([
    ['the newest first', all, [5, 4], 5],
    ['the last page', { ...all, page: 3 }, [1], 5],
    ['past the end', { ...all, page: 4 }, [], 5],
    ['the oldest first', { ...all, sort: 'createdAt' }, [1, 2], 5],
    ['by order number', { ...all, search: '#3' }, [3], 1],
    ['by the beginning of an id', { ...all, search: '00000002-A' }, [2], 1],
    ['by the beginning of a PO / job number', { ...all, search: 'PO-47' }, [5, 4], 5],
    ['by a part of the title', { ...all, search: 'RES' }, [5, 4], 5],
    ['by a state', { ...all, search: 'Texas' }, [5, 4], 5],
    ['by a state that no order has', { ...all, search: 'TX OK' }, [], 0],
    ['nothing that fits', { ...all, search: '99' }, [], 0],
    ['of one status', { ...all, status: 'draft' }, [], 0],
  ] as const)('are listed as by the server: %s', (_case, params, items, total) => {
    expect(listNumbers(params)).toEqual(items);
    expect(toPage(kept, params).total).toBe(total);
  });

  test('are returned as cards', () => {
    const [card] = toPage([{ ...anOrder(7), units: [], permits: [] }], all).items;
    expect(card).toMatchObject({ orderNumber: 7, unitCount: 0, permitCount: 0, totalPrice: 6200 });
    expect(card).not.toHaveProperty('units');
  });
});
