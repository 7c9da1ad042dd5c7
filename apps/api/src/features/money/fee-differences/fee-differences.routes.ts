import { feeDifferences } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { giveConsent, readOwnConsents, withdrawOwnConsent } from './fee-consents.ts';
import { listOpenFeeDifferences, readFeeDifferences, readOwnFees } from './read-fees.ts';
import { settleFee, undoSettlement } from './settle-fee.ts';

export const feeDifferencesRoutes = routesOf('fee differences', feeDifferences, (deps) => ({
  list: ({ actor, query }) => listOpenFeeDifferences(deps, actor, query),
  read: ({ actor, params }) => readFeeDifferences(deps, actor, params.id),
  settle: async ({ actor, params, body }) => {
    const answer = await settleFee(deps, actor, { orderId: params.id, ...body });
    return answer.status === 'processing' ? { status: 202, body: answer } : { status: 200, body: answer };
  },
  undo: ({ actor, params }) => undoSettlement(deps, actor, params.id),
  own: ({ actor, params }) => readOwnFees(deps, actor, params.id),
  consent: ({ actor, params, body }) => giveConsent(deps, actor, { orderId: params.id, body }),
  withdraw: async ({ actor, params }) => {
    await withdrawOwnConsent(deps, actor, params.id);
    return { status: 'withdrawn' as const };
  },
  consents: ({ actor }) => readOwnConsents(deps, actor),
}));
