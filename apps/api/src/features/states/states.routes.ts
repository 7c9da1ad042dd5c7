import { createHash } from 'node:crypto';
import { states, buildPath, provisions, type StateFactsAnswer, type ClosedDay } from '@wideload/contract';
import {
  exampleLoad,
  stateFacts,
  isStateCode,
  stateCodes,
  rulesVersion,
  type StateCode,
  type Day,
} from '@wideload/domain';
import { createStateHours, listClosedDays, toInstant, type StateHours } from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';
import type { Documents } from '#platform/documents/documents.ts';
import { matchesEtag } from '#platform/http/bodies/etag.ts';
import { routesOf } from '#platform/http/handle.ts';
import { Problem } from '#problem.ts';
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

const DAYS_AHEAD = 366;

type ClosedDays = { today: Day; days: ClosedDay[] };

function buildHours(state: StateCode): StateHours {
  // Without a route, the middle of the state has its clock and its sun.
  const { center } = stateFacts[state];
  return createStateHours({ state, entry: center, exit: center }, { facts: exampleLoad, type: null }, localTime);
}

/** The closed days of each state from its own today on, for the load of the examples. Kept until the day ends there. */
function createClosedDays(): (state: StateCode, now: Date) => ClosedDays {
  const kept = new Map<StateCode, ClosedDays>();
  const clocks = new Map<StateCode, StateHours['clock']>();
  return (state, now) => {
    const clock = clocks.get(state) ?? buildHours(state).clock;
    clocks.set(state, clock);
    const today = clock.dayOf(toInstant(now.getTime()));
    const known = kept.get(state);
    if (known?.today === today) return known;
    const days = listClosedDays(buildHours(state), today, DAYS_AHEAD).map(({ isWhole, ...day }) => ({
      ...day,
      is_whole: isWhole,
    }));
    const fresh = { today, days };
    kept.set(state, fresh);
    return fresh;
  };
}

export const statesRoutes = routesOf('states', states, (deps, turnarounds: Turnarounds) => {
  const readFacts = createFactsReader(deps.config.publicUrl);
  const listClosedDays = createClosedDays();
  return {
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
  };
});

const buildUrl = (state: string) => `/api${buildPath(provisions.read.path, { state })}`;

async function makeFile({ provision }: Documents, state: StateCode): Promise<File> {
  const bytes = await provision(state);
  return new File([bytes], `wideload-provisions-${state}-${rulesVersion}.pdf`, { type: 'application/pdf' });
}

/** Renders each state once (3 MB in all): the facts change only with the program. A failed rendering is retried. */
function createProvisionFiles(documents: Documents): (state: StateCode) => Promise<File> {
  const files = new Map<StateCode, Promise<File>>();
  return (state) => {
    const known = files.get(state);
    if (known !== undefined) return known;
    const made = makeFile(documents, state).catch((error: unknown) => {
      files.delete(state);
      throw error;
    });
    files.set(state, made);
    return made;
  };
}

/** Documents are public facts; only the list is for signed-in people. */
export const provisionsRoutes = routesOf('provisions', provisions, (deps) => {
  const loadFile = createProvisionFiles(deps.documents);
  return {
    list: () => ({ items: stateCodes.map((state) => ({ state, url: buildUrl(state) })) }),
    read: ({ params }) => {
      if (!isStateCode(params.state)) throw new Problem('not-found');
      return loadFile(params.state);
    },
  };
});
