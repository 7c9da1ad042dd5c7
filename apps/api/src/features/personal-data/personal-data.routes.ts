import { personalData } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { clearCookie } from '#features/accounts/accounts.service.ts';
import type { PaymentGuard } from '#features/orders/orders.service.ts';
import { collectPersonalData, deleteAccount } from './personal-data.service.ts';

export function personalDataRoutes(app: FastifyInstance, deps: Deps, payments: PaymentGuard): void {
  implement(app, deps, {
    tag: 'personal data',
    endpoints: personalData,
    handlers: {
      download: async ({ actor, reply }) => {
        const day = deps.clock.now().toISOString().slice(0, 10);
        reply.header('content-disposition', `attachment; filename="wideload-my-data-${day}.json"`);
        return collectPersonalData(deps, actor);
      },
      remove: async ({ actor, body, reply }) => {
        await deleteAccount(deps, actor, { ...body, payments });
        clearCookie(reply, 'refresh');
        reply.header('clear-site-data', '"storage"');
      },
    },
  });
}
