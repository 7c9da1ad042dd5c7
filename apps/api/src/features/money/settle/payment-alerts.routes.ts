import { paymentAlerts } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { resolveAlertOnce, listAlerts } from './payment-alerts.service.ts';

export function paymentAlertsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'payment-alerts',
    endpoints: paymentAlerts,
    handlers: {
      list: ({ actor, query }) => listAlerts(deps, actor, query),
      resolve: ({ actor, params }) => resolveAlertOnce(deps, actor, params.id),
    },
  });
}
