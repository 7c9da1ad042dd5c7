import { ledger } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { exportLedger } from './ledger-export.ts';
import { explainDifference, readLedger } from './ledger.service.ts';

export const ledgerRoutes = routesOf('ledger', ledger, (deps) => ({
  read: ({ actor, params }) => readLedger(deps, actor, params.id),
  explain: ({ actor, params, body }) => explainDifference(deps, actor, { orderId: params.id, body }),
  export: ({ actor, query }) => exportLedger(deps, actor, query),
}));
