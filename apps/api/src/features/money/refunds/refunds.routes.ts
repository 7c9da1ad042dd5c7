import { refunds } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { listOwnRefunds } from './refunds.service.ts';
import { requestRefund } from './request-refund.ts';

export const refundsRoutes = routesOf('refunds', refunds, (deps) => ({
  create: ({ actor, params, body }) => requestRefund(deps, actor, { orderId: params.id, body }),
  list: async ({ actor, params }) => ({ items: await listOwnRefunds(deps, actor, params.id) }),
}));
