import { books } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { closeMonth, reopenMonth } from './close-month.ts';
import { downloadMonth, downloadReopenedMonth, readBooks } from './books.service.ts';

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
