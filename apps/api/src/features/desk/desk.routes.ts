import { orderSearch, phoneOrders, stateQuestions } from '@wideload/contract';
import { findOrdersBy, toPermit, type PaymentGuard } from '#features/orders/orders.service.ts';
import { routesOf } from '#platform/http/handle.ts';
import { answerForState } from './answer-for-state.ts';
import { handOver } from './hand-over.ts';
import { listAskedOrders } from './desk.store.ts';

const mostFound = 10;

export const orderSearchRoutes = routesOf('order search', orderSearch, (deps) => ({
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
}));

export const phoneOrdersRoutes = routesOf('phone orders', phoneOrders, (deps) => ({
  handOver: ({ actor, params, body }) => handOver(deps, actor, { id: params.id, version: body.version }),
}));

export const stateQuestionsRoutes = routesOf(
  'state questions',
  stateQuestions,
  (deps, { payments }: { payments: PaymentGuard }) => ({
    list: async ({ actor }) => ({ items: await listAskedOrders(deps.db, actor) }),
    answer: async ({ actor, params, body }) =>
      toPermit(await answerForState(deps, actor, { permitId: params.id, body, payments })),
  }),
);
