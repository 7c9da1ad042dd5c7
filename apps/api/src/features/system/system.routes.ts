import { deskDays, system } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { Turnarounds } from '#features/states/turnaround.service.ts';
import { implement } from '#platform/http/handle.ts';
import type { Readiness } from '#platform/readiness.ts';
import { readSystem, retryMail } from './system.service.ts';

type Work = { readiness: Readiness; turnarounds: Turnarounds };

export function systemRoutes(app: FastifyInstance, deps: Deps, { readiness, turnarounds }: Work): void {
  const work = { ...deps, readiness, startedAt: deps.clock.now() };
  implement(app, deps, {
    tag: 'system',
    endpoints: system,
    handlers: {
      read: ({ actor }) => readSystem(work, actor),
      waits: async () => ({ items: await turnarounds.countKept(after(deps.clock.now(), -deskDays * DAY)) }),
      retryMail: ({ actor, params }) => retryMail(work, actor, params.id),
    },
  });
}
