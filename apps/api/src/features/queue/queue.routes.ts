import { queue } from '@wideload/contract';
import { isInWork } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import type { Turnarounds } from '#features/states/turnaround.service.ts';
import { computeEtag, matchesEtag } from '#platform/http/bodies/etag.ts';
import { routesOf } from '#platform/http/handle.ts';
import { assignOrder, claimOrder, releaseOrder } from '#features/orders/orders.service.ts';
import {
  countQueue,
  findNextOrder,
  listQueue,
  readDesk,
  readQueueOrder,
  toNextOrder,
  toQueueOrder,
} from './queue.service.ts';

export const queueRoutes = routesOf('queue', queue, (deps, { findLate }: Turnarounds) => {
  async function toOrder(row: Parameters<typeof toQueueOrder>[0], viewer: Admin, now: Date) {
    const isWaiting = isInWork({ status: row.status, isRefunded: row.is_refunded });
    const late = isWaiting ? await findLate({ paidAt: row.paid_at, permits: row.permits }) : [];
    return toQueueOrder(row, { viewer, now, isLate: late.length > 0 });
  }
  const read = async (admin: Admin, id: string) =>
    toOrder(await readQueueOrder(deps, admin, id), admin, deps.clock.now());
  return {
    next: async ({ actor, query }) => ({ next: toNextOrder(await findNextOrder(deps, actor, query)) }),
    list: async ({ actor, query, request, reply }) => {
      const { items, left, asOf, ...rest } = await listQueue(deps, actor, query);
      const shown = {
        ...rest,
        items: await Promise.all(items.map((row) => toOrder(row, actor, asOf))),
        left: await Promise.all(left.map((row) => toOrder(row, actor, asOf))),
        page: query.page,
        pageSize: query.pageSize,
      };
      const etag = computeEtag(JSON.stringify(shown));
      reply.header('etag', etag);
      // The time of the answer alone is no news.
      if (matchesEtag(request, etag)) return { status: 304, body: null };
      return { status: 200, body: { ...shown, asOf: asOf.toISOString() } };
    },
    count: ({ actor }) => countQueue(deps, actor),
    desk: ({ actor }) => readDesk(deps, actor),
    read: ({ actor, params }) => read(actor, params.id),
    claim: async ({ actor, params, body }) => {
      await claimOrder(deps, actor, { id: params.id, body });
      return read(actor, params.id);
    },
    assign: async ({ actor, params, body }) => {
      await assignOrder(deps, actor, { id: params.id, body });
      return read(actor, params.id);
    },
    release: async ({ actor, params }) => {
      await releaseOrder(deps, actor, params.id);
      return read(actor, params.id);
    },
  };
});
