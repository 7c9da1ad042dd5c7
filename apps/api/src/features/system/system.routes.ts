import { deskDays, system } from '@wideload/contract';
import { after, DAY } from '#clock.ts';
import type { Turnarounds } from '#features/states/turnaround.service.ts';
import { routesOf } from '#platform/http/handle.ts';
import type { Readiness } from '#platform/readiness.ts';
import { readSystem, retryMail } from './system.service.ts';

type Work = { readiness: Readiness; turnarounds: Turnarounds };

export const systemRoutes = routesOf('system', system, (deps, { readiness, turnarounds }: Work) => {
  const work = { ...deps, readiness, startedAt: deps.clock.now() };
  return {
    read: ({ actor }) => readSystem(work, actor),
    waits: async () => ({ items: await turnarounds.countKept(after(deps.clock.now(), -deskDays * DAY)) }),
    retryMail: ({ actor, params }) => retryMail(work, actor, params.id),
  };
});
