import { joins } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import type { PaymentGuard } from '#features/orders/orders.service.ts';
import { agreeToJoin, askToJoin, confirmJoin, endJoin, listJoins } from './account-joins.service.ts';

const answerNothing = (work: Promise<void>) => work.then(() => ({}));

export function accountJoinsRoutes(app: FastifyInstance, deps: Deps, payments: PaymentGuard): void {
  implement(app, deps, {
    tag: 'people',
    endpoints: joins,
    handlers: {
      list: ({ actor }) => listJoins(deps, actor),
      ask: ({ actor, body, request }) => askToJoin(deps, actor, { ...body, address: request.ip }),
      end: ({ actor, params }) => answerNothing(endJoin(deps, actor, params.id)),
      agree: ({ actor, params }) => answerNothing(agreeToJoin(deps, actor, params.id)),
      confirm: ({ actor, params }) => confirmJoin(deps, actor, { ...params, payments }),
    },
  });
}
