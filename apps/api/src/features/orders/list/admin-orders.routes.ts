import { adminOrders, weekBoard } from '@wideload/contract';
import { createCsvFile } from '#platform/http/bodies/csv.ts';
import { routesOf } from '#platform/http/handle.ts';
import { exportOrders, listAllOrders, adminOrderHeader, toAdminOrderRow } from './admin-orders.service.ts';
import { changeStatus } from '../moves/admin-status.ts';
import type { PaymentGuard } from '../orders.service.ts';
import { readWeekBoard } from './week-board.ts';

export const adminOrdersRoutes = routesOf('orders', adminOrders, (deps, { payments }: { payments: PaymentGuard }) => ({
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
}));

export const weekBoardRoutes = routesOf('orders', weekBoard, (deps) => ({
  read: ({ actor, query }) => readWeekBoard(deps, actor, query.from),
}));
