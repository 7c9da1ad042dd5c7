import { phoneCharges } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import type { PayGate } from './pay-gate.ts';
import { chargePhoneOrder, agree, readAgreement, readAgreementOfOrder, withdraw } from './phone-charges.ts';

export function phoneChargesRoutes(app: FastifyInstance, deps: Deps, gate: PayGate): void {
  implement(app, deps, {
    tag: 'phone orders',
    endpoints: phoneCharges,
    handlers: {
      agreement: async ({ actor }) => ({ agreement: await readAgreement(deps, actor) }),
      agree: ({ actor, body }) => agree(deps, actor, body),
      withdraw: async ({ actor }) => {
        await withdraw(deps, actor);
        return { status: 'withdrawn' as const };
      },
      read: async ({ actor, params }) => ({ agreement: await readAgreementOfOrder(deps, actor, params.id) }),
      charge: async ({ actor, params, body }) => {
        await gate.pass();
        const answer = await chargePhoneOrder(deps, actor, { orderId: params.id, ...body });
        return answer.status === 'processing' ? { status: 202, body: answer } : { status: 200, body: answer };
      },
    },
  });
}
