import { statePdfs } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { readPermitPdf } from './permit-pdf.ts';

export function statePdfRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'permits',
    endpoints: statePdfs,
    handlers: {
      read: ({ actor, params, query, body }) =>
        readPermitPdf(deps, actor, { orderId: params.id, permit: query.permit, file: body }),
    },
  });
}
