import { paymentAlerts } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { resolveAlertOnce, listAlerts } from './payment-alerts.service.ts';

export const paymentAlertsRoutes = routesOf('payment-alerts', paymentAlerts, (deps) => ({
  list: ({ actor, query }) => listAlerts(deps, actor, query),
  resolve: ({ actor, params }) => resolveAlertOnce(deps, actor, params.id),
}));
