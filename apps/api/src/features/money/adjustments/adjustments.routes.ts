import { adjustments } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { withdrawAdjustment } from '../payments.service.ts';
import { chargeOrRequest, listChargeableCards } from './adjustments.service.ts';

export const adjustmentsRoutes = routesOf('admin orders', adjustments, (deps) => ({
  cards: async ({ actor, params }) => ({ items: await listChargeableCards(deps, actor, params.id) }),
  charge: async ({ actor, params, body }) => {
    const answer = await chargeOrRequest(deps, actor, { orderId: params.id, ...body });
    return answer.status === 'processing' ? { status: 202, body: answer } : { status: 200, body: answer };
  },
  withdraw: async ({ actor, params }) => {
    await withdrawAdjustment(deps, actor, params.id);
    return { status: 'withdrawn' as const };
  },
}));
