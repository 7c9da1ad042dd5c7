import { weekBoard } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { readWeekBoard } from './week-board.ts';

export function weekBoardRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'orders',
    endpoints: weekBoard,
    handlers: { read: ({ actor, query }) => readWeekBoard(deps, actor, query.from) },
  });
}
