import { orderSearch, phoneOrders, stateQuestions } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { findOrdersBy, toPermit, type PaymentGuard } from '#features/orders/orders.service.ts';
import { implement } from '#platform/http/handle.ts';
import { answerForState } from './answer-for-state.ts';
import { handOver } from './hand-over.ts';
import { listAskedOrders } from './desk.store.ts';

const mostFound = 10;

export function orderSearchRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'order search',
    endpoints: orderSearch,
    handlers: {
      find: async ({ actor, query }) => {
        const rows = await findOrdersBy(deps.db, actor, { search: query.search, limit: mostFound + 1 });
        const items = rows.slice(0, mostFound).map(({ id, created_at: createdAt, field, value, ...order }) => ({
          _id: id,
          orderNumber: order.order_number,
          status: order.status,
          userId: order.user_id,
          createdAt: createdAt.toISOString(),
          companyName: order.company_name ?? '',
          title: order.title,
          matched: { field, value },
        }));
        return { items, hasMore: rows.length > mostFound };
      },
    },
  });
}

export function phoneOrdersRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'phone orders',
    endpoints: phoneOrders,
    handlers: {
      handOver: ({ actor, params, body }) => handOver(deps, actor, { id: params.id, version: body.version }),
    },
  });
}

export function stateQuestionsRoutes(app: FastifyInstance, deps: Deps, { payments }: { payments: PaymentGuard }): void {
  implement(app, deps, {
    tag: 'state questions',
    endpoints: stateQuestions,
    handlers: {
      list: async ({ actor }) => ({ items: await listAskedOrders(deps.db, actor) }),
      answer: async ({ actor, params, body }) =>
        toPermit(await answerForState(deps, actor, { permitId: params.id, body, payments })),
    },
  });
}
