// The lists of admins and carriers: each sort, search and filter, and the first, the middle and the last page.
import { adminOrderList, notificationList, orderList, userList, userOrderList } from '@wideload/contract/client';
import { orderStatuses } from '@wideload/domain';

export type Reader = 'admin' | 'carrier';
export type ListRequest = { name: string; url: string; reader: Reader };
/** The biggest carrier, and texts that are in the data. */
export type Known = { carrierId: string; carrierEmail: string; orderNumber: number; poNumber: string; orderId: string };

/** Its number of pages is read off its first page. */
type List = { name: string; path: string; reader: Reader; sorts: readonly string[]; filters: readonly string[] };

const search = (text: string) => new URLSearchParams({ search: text }).toString();

export function listLists(known: Known): List[] {
  const { carrierId, carrierEmail, orderNumber, poNumber, orderId } = known;
  return [
    {
      name: 'permits list',
      path: '/permits/admin/orders',
      reader: 'admin',
      sorts: adminOrderList.sorts,
      filters: [
        ...orderStatuses.map((status) => `status=${status}`),
        ...[String(orderNumber), orderId, orderId.slice(0, 13), poNumber, 'nothing at all'].map(search),
      ],
    },
    {
      name: 'users',
      path: '/users',
      reader: 'admin',
      sorts: userList.sorts,
      filters: ['role=admin', 'role=user', ...[carrierEmail, 'dispatch-12', 'bulk.example', 'nobody'].map(search)],
    },
    {
      name: 'orders of a user',
      path: `/permits/${carrierId}/orders`,
      reader: 'admin',
      sorts: userOrderList.sorts,
      filters: [search(String(orderNumber))],
    },
    {
      name: 'permits of a user',
      path: `/users/${carrierId}`,
      reader: 'admin',
      sorts: userOrderList.sorts,
      filters: [],
    },
    {
      name: 'audit log',
      path: '/audit',
      reader: 'admin',
      sorts: ['-at'],
      filters: [
        'act=order.status',
        'subject=list',
        ...['robin', 'admin@wideload.example', `#${orderNumber}`, 'approved', 'nobody'].map(search),
        'since=2026-10-01T00:00:00.000Z&until=2026-10-02T00:00:00.000Z',
      ],
    },
    { name: 'payouts', path: '/permits/admin/payouts', reader: 'admin', sorts: [], filters: [] },
    { name: 'articles of admins', path: '/articles/admin', reader: 'admin', sorts: [], filters: [search('permit')] },
    { name: 'articles', path: '/articles', reader: 'admin', sorts: [], filters: [] },
    {
      name: 'own orders',
      path: '/permits/orders',
      reader: 'carrier',
      sorts: orderList.sorts,
      filters: [
        ...orderStatuses.map((status) => `status=${status}`),
        ...['excav', 'TX OK', 'PO-1', String(orderNumber), 'nothing at all'].map(search),
      ],
    },
    {
      name: 'notifications',
      path: '/notifications',
      reader: 'carrier',
      sorts: notificationList.sorts,
      filters: [search(String(orderNumber))],
    },
    { name: 'companies', path: '/companies', reader: 'carrier', sorts: [], filters: [search('haul')] },
    { name: 'trucks', path: '/trucks', reader: 'carrier', sorts: [], filters: [search('12')] },
    { name: 'trailers', path: '/trailers', reader: 'carrier', sorts: [], filters: [search('3')] },
  ];
}

/** `countPages` of the unfiltered list. */
export function toRequests({ name, path, reader, sorts, filters }: List, pages: number): ListRequest[] {
  const positions = [...new Set([1, Math.max(1, Math.ceil(pages / 2)), Math.max(1, pages)])].map(
    (page) => `page=${page}`,
  );
  const ways = sorts.length === 0 ? [''] : sorts.map((sort) => `sort=${sort}&`);
  const queries = [...ways.flatMap((way) => positions.map((page) => `${way}${page}`)), ...filters];
  return queries.map((query) => ({ name: `${name}, ${query}`, url: `${path}?${query}`, reader }));
}
