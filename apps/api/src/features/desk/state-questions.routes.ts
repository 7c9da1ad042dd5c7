import { stateQuestions } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { toPermit, type PaymentGuard } from '#features/orders/orders.service.ts';
import { answerForState } from './answer-for-state.ts';
import { listAskedStates } from './state-questions.store.ts';

export function stateQuestionsRoutes(app: FastifyInstance, deps: Deps, { payments }: { payments: PaymentGuard }): void {
  implement(app, deps, {
    tag: 'state questions',
    endpoints: stateQuestions,
    handlers: {
      list: async ({ actor }) => ({ items: await listAskedStates(deps.db, actor) }),
      answer: async ({ actor, params, body }) =>
        toPermit(await answerForState(deps, actor, { permitId: params.id, body, payments })),
    },
  });
}
