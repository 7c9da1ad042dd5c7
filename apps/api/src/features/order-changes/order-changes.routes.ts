import { orderChanges, corrections } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { toOrder, type PaymentGuard } from '#features/orders/orders.service.ts';
import { changeOrder, previewChange } from './change-order.ts';
import { findCorrections, takeCorrections } from './corrections.ts';
import { readChanges } from './order-changes.service.ts';
import { refuseChange } from './refuse-change.ts';

export const orderChangesRoutes = routesOf('orders', orderChanges, (deps) => ({
  preview: ({ actor, params, body }) => previewChange(deps, actor, { id: params.id, body }),
  change: async ({ actor, params, body }) => toOrder(await changeOrder(deps, actor, { id: params.id, body })),
  list: async ({ actor, params }) => ({ items: await readChanges(deps, actor, params.id) }),
  refuse: ({ actor, params, body }) => refuseChange(deps, actor, { id: params.id, body }),
}));

export const correctionsRoutes = routesOf('orders', corrections, (deps, { payments }: { payments: PaymentGuard }) => ({
  find: ({ actor, params, query }) => findCorrections(deps, actor, { record: params, ...query, payments }),
  take: ({ actor, params, body }) => takeCorrections(deps, actor, { record: params, ...body, payments }),
}));
