import { ledger } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { exportLedger } from './ledger-export.ts';
import { explainDifference, readLedger } from './ledger.service.ts';

export function ledgerRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'ledger',
    endpoints: ledger,
    handlers: {
      read: ({ actor, params }) => readLedger(deps, actor, params.id),
      explain: ({ actor, params, body }) => explainDifference(deps, actor, { orderId: params.id, body }),
      export: ({ actor, query }) => exportLedger(deps, actor, query),
    },
  });
}
