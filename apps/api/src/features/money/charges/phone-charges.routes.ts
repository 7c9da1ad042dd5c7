import { phoneCharges } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import type { PayGate } from './pay-gate.ts';
import { chargePhoneOrder, agree, readAgreement, readAgreementOfOrder, withdraw } from './phone-charges.ts';

export const phoneChargesRoutes = routesOf('phone orders', phoneCharges, (deps, gate: PayGate) => ({
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
}));
