import { personalData } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { clearCookie } from '#features/accounts/accounts.service.ts';
import type { PaymentGuard } from '#features/orders/orders.service.ts';
import { collectPersonalData, deleteAccount } from './personal-data.service.ts';

export const personalDataRoutes = routesOf('personal data', personalData, (deps, payments: PaymentGuard) => ({
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
}));
