import { orders } from '@wideload/contract';
import type { Turnarounds } from '#features/states/turnaround.service.ts';
import { createCsvFile } from '#platform/http/bodies/csv.ts';
import { routesOf } from '#platform/http/handle.ts';
import { copyOrder } from './draft/order-copy.ts';
import { createOrderLists } from './list/kept-lists.ts';
import { listEvents } from './moves/order-moves.ts';
import {
  createOrder,
  exportOwnOrders,
  listOrders,
  listRecentOrders,
  readOrder,
  removeOrder,
  saveOrder,
  type PaymentGuard,
} from './orders.service.ts';
import { ownOrderHeader, toOrder } from './orders.wire.ts';
import { changePoNumber } from './payment/po-number.ts';

type Work = { payments: PaymentGuard; turnarounds: Turnarounds };

export const ordersRoutes = routesOf('orders', orders, (deps, { payments, turnarounds }: Work) => {
  const lists = createOrderLists(deps, turnarounds);
  return {
    list: ({ actor, query }) => listOrders(deps, actor, { lists, query }),
    export: ({ actor, query }) => createCsvFile('wideload-orders', ownOrderHeader, exportOwnOrders(deps, actor, query)),
    recent: async ({ actor }) => ({
      items: (await listRecentOrders(deps, actor)).map(toOrder),
    }),
    read: async ({ actor, params }) => toOrder(await readOrder(deps, actor, params.id)),
    create: async ({ actor, body }) => toOrder(await createOrder(deps, actor, { body, payments })),
    copy: async ({ actor, params, body }) => {
      const { order, leftOut } = await copyOrder(deps, actor, { id: params.id, body });
      return { ...toOrder(order), leftOut };
    },
    save: async ({ actor, params, body }) => toOrder(await saveOrder(deps, actor, { id: params.id, body, payments })),
    remove: ({ actor, params }) => removeOrder(deps, actor, { id: params.id, payments }),
    events: async ({ actor, params }) => ({ items: await listEvents(deps, actor, params.id) }),
    changePoNumber: async ({ actor, params, body }) =>
      toOrder(await changePoNumber(deps, actor, { id: params.id, body })),
  };
});
