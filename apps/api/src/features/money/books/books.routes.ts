import { books, payouts, statements } from '@wideload/contract';
import { ownerOf } from '#identities.ts';
import { routesOf } from '#platform/http/handle.ts';
import { closeMonth, reopenMonth } from './close-month.ts';
import { downloadMonth, downloadReopenedMonth, readBooks } from './books.service.ts';
import { listPayouts, readPayout } from './payouts.service.ts';
import { listStatements, renderStatement } from './statements.service.ts';

export const booksRoutes = routesOf('books', books, (deps) => ({
  read: ({ actor }) => readBooks(deps, actor),
  close: ({ actor, params, body }) => closeMonth(deps, actor, { month: params.month, ...body }),
  reopen: ({ actor, params, body }) => reopenMonth(deps, actor, { month: params.month, ...body }),
  reopenedFile: ({ actor, params }) => downloadReopenedMonth(deps, actor, params.id),
  file: ({ actor, params }) => downloadMonth(deps, actor, params.month),
}));

export const payoutsRoutes = routesOf('payouts', payouts, (deps) => ({
  list: ({ actor, query }) => listPayouts(deps, actor, query),
  read: ({ actor, params, query }) => readPayout(deps, actor, { id: params.id, query }),
}));

export const statementsRoutes = routesOf('statements', statements, (deps) => ({
  list: ({ actor }) => listStatements(deps, actor),
  listOfUser: ({ params }) => listStatements(deps, { ownerId: ownerOf(params.id) }),
  file: ({ actor, params }) => renderStatement(deps, actor, { companyId: params.id, month: params.month }),
}));
