import { books, payouts, statements } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { ownerOf } from '#identities.ts';
import { implement } from '#platform/http/handle.ts';
import { closeMonth, reopenMonth } from './close-month.ts';
import { downloadMonth, downloadReopenedMonth, readBooks } from './books.service.ts';
import { listPayouts, readPayout } from './payouts.service.ts';
import { listStatements, renderStatement } from './statements.service.ts';

export function booksRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'books',
    endpoints: books,
    handlers: {
      read: ({ actor }) => readBooks(deps, actor),
      close: ({ actor, params, body }) => closeMonth(deps, actor, { month: params.month, ...body }),
      reopen: ({ actor, params, body }) => reopenMonth(deps, actor, { month: params.month, ...body }),
      reopenedFile: ({ actor, params }) => downloadReopenedMonth(deps, actor, params.id),
      file: ({ actor, params }) => downloadMonth(deps, actor, params.month),
    },
  });
}

export function payoutsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'payouts',
    endpoints: payouts,
    handlers: {
      list: ({ actor, query }) => listPayouts(deps, actor, query),
      read: ({ actor, params, query }) => readPayout(deps, actor, { id: params.id, query }),
    },
  });
}

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
