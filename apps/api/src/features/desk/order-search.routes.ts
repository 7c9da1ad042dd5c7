import { orderSearch } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { findOrdersBy } from './order-search.store.ts';

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
