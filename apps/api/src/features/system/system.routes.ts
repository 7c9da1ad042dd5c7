import { system } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import type { Readiness } from '#platform/readiness.ts';
import { readSystem, retryMail } from './system.service.ts';

export function systemRoutes(app: FastifyInstance, deps: Deps, readiness: Readiness): void {
  const work = { ...deps, readiness, startedAt: deps.clock.now() };
  implement(app, deps, {
    tag: 'system',
    endpoints: system,
    handlers: {
      read: ({ actor }) => readSystem(work, actor),
      retryMail: ({ actor, params }) => retryMail(work, actor, params.id),
    },
  });
}
