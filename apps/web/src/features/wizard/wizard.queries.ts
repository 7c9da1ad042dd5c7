import { type QueryClient } from '@tanstack/react-query';
import type { Order } from '@wideload/contract';
import { companies, orders } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import { call } from '#lib/api/api.ts';
import { isProblem } from '#lib/api/api-problem.ts';
import { companyRecords } from '#product/account/own-records.ts';
import type { OrderPort, SaveFailure } from './draft/draft-store.ts';

/** Browsers cap requests that outlive the page at 64 KB; this leaves room for the headers. */
const maxKeepaliveBytes = 60_000;

/** Bypasses the cache: the draft on the screen may be newer. */
export const storedOrderQuery = (id: string) =>
  callQuery(
    ['orders', 'wizard', id],
    orders.read,
    { params: { id } },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );

export function createOrderPort(client: QueryClient): OrderPort {
  const invalidateOrder = (order: Order) => {
    const isList = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== 'wizard';
    void client.invalidateQueries({ queryKey: ['orders'], predicate: isList });
    return order;
  };
  return {
    read: (id) => call(orders.read, { params: { id } }),
    create: (body) => call(orders.create, { body }, { keepalive: true }).then(invalidateOrder),
    save: (id, body) => {
      const keepalive = JSON.stringify(body).length < maxKeepaliveBytes;
      return call(orders.save, { params: { id }, body }, { keepalive }).then(invalidateOrder);
    },
  };
}

/** A missing answer or a busy server may recover, so those allow a retry; a refusal does not. */
export function toSaveFailure(reason: unknown): SaveFailure {
  if (!isProblem(reason)) throw reason;
  const mayRetry = reason.status === 0 || reason.status === 429 || reason.status >= 500;
  return { code: reason.code, message: reason.message, mayRetry, problems: reason.errors };
}

/** Finds a company that was just added, however many there are. */
export const newestCompaniesQuery = callQuery([...companyRecords.key, 'choices', 'newest'], companies.list, {
  query: { pageSize: 5, sort: '-createdAt' },
});
