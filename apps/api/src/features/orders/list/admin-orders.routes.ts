import { adminOrders, weekBoard } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { createCsvFile } from '#platform/http/bodies/csv.ts';
import { implement } from '#platform/http/handle.ts';
import { exportOrders, listAllOrders, adminOrderHeader, toAdminOrderRow } from './admin-orders.service.ts';
import { changeStatus } from '../moves/admin-status.ts';
import type { PaymentGuard } from '../orders.service.ts';
import { readWeekBoard } from './week-board.ts';

export function adminOrdersRoutes(app: FastifyInstance, deps: Deps, { payments }: { payments: PaymentGuard }): void {
  implement(app, deps, {
    tag: 'orders',
    endpoints: adminOrders,
    handlers: {
      list: async ({ actor, query }) => {
        const { items, total, counts } = await listAllOrders(deps, actor, query);
        return { items: items.map(toAdminOrderRow), total, counts, page: query.page, pageSize: query.pageSize };
      },
      export: async ({ actor, query }) =>
        createCsvFile('wideload-permits', adminOrderHeader, await exportOrders(deps, actor, query)),
      changeStatus: async ({ actor, params, body }) => {
        const { id, orderNumber, status } = await changeStatus(deps, actor, { id: params.id, body, payments });
        return { _id: id, orderNumber, status };
      },
    },
  });
}

export function weekBoardRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'orders',
    endpoints: weekBoard,
    handlers: { read: ({ actor, query }) => readWeekBoard(deps, actor, query.from) },
  });
}
