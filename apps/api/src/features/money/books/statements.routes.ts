import { statements } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import { ownerOf } from '#identities.ts';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { listStatements, renderStatement } from './statements.service.ts';

export function statementsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'statements',
    endpoints: statements,
    handlers: {
      list: ({ actor }) => listStatements(deps, actor),
      listOfUser: ({ params }) => listStatements(deps, { ownerId: ownerOf(params.id) }),
      file: ({ actor, params }) => renderStatement(deps, actor, { companyId: params.id, month: params.month }),
    },
  });
}
