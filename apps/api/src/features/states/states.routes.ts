import { createHash } from 'node:crypto';
import { states, type StateFactsAnswer } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { matchesEtag } from '#platform/http/bodies/etag.ts';
import { implement } from '#platform/http/handle.ts';
import { createClosedDays } from './closed-days.ts';
import { toStateFacts } from './state-facts.wire.ts';
import type { Turnarounds } from './turnaround.service.ts';

type Tagged = { facts: StateFactsAnswer; etag: string };

/** The facts change only with the program. */
function createFactsReader(origin: string): (code: StateCode) => Tagged {
  const kept = new Map<StateCode, Tagged>();
  return (code) => {
    const known = kept.get(code);
    if (known !== undefined) return known;
    const facts = toStateFacts(code, origin);
    const tagged = { facts, etag: `"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url')}"` };
    kept.set(code, tagged);
    return tagged;
  };
}

export function statesRoutes(app: FastifyInstance, deps: Deps, turnarounds: Turnarounds): void {
  const readFacts = createFactsReader(deps.config.publicUrl);
  const listClosedDays = createClosedDays();
  implement(app, deps, {
    tag: 'states',
    endpoints: states,
    handlers: {
      read: ({ params, request, reply }) => {
        const { facts, etag } = readFacts(params.code);
        reply.header('cache-control', 'public, no-cache').header('etag', etag);
        return matchesEtag(request, etag) ? { status: 304, body: null } : { status: 200, body: facts };
      },
      outlook: async ({ params: { code } }) => {
        const { today, days } = listClosedDays(code, deps.clock.now());
        return { today, closed_days: days, turnaround: await turnarounds.find(code) };
      },
      turnaround: async () => ({ items: await turnarounds.list() }),
    },
  });
}
