import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { createRateStore } from './rate-store.ts';

const DEFAULT_PER_MINUTE = 600;
/** The limit of one key from all addresses, in addition to the limits of each address. */
const KEY_PER_MINUTE = 300;
const MOST_HELD = 500;

/** Sign-ins, codes, forms and payments. The limits of reading protect a process, so each process has its own. */
function isTry({ method }: { method?: string | string[] }): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/**
 * A refusal is answered after a second: a client that asks again at each answer would else fill every turn of the event loop,
 * and others wait a turn for each of their queries. Beyond `MOST_HELD` the connection ends instead, so that waiting has a limit.
 */
function holdRefusals(app: FastifyInstance): (request: FastifyRequest) => void {
  const refused = new WeakSet<FastifyRequest>();
  let held = 0;
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!refused.has(request)) return done(null, payload);
    if (held >= MOST_HELD) {
      reply.header('connection', 'close');
      return done(null, payload);
    }
    held += 1;
    setTimeout(() => {
      held -= 1;
      done(null, payload);
    }, SECOND);
  });
  return (request) => void refused.add(request);
}

const refuse = (ttl: number) => new Problem('rate.limited', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) });

export async function limitRates(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(rateLimit, {
    max: DEFAULT_PER_MINUTE,
    timeWindow: '1 minute',
    // Only routes with a limit of their own have a store of their own.
    store: createRateStore(deps, ({ routeInfo }) => isTry(routeInfo)),
    onExceeded: holdRefusals(app),
    errorResponseBuilder: (_request, { ttl }) => refuse(ttl),
  });
  const limit = app.createRateLimit({
    max: KEY_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ actor }: FastifyRequest) => (actor.kind === 'user' ? `key ${actor.key?.id}` : ''),
  });
  app.decorate('limitKey', async (request: FastifyRequest) => {
    if (request.actor.kind !== 'user' || request.actor.key === undefined) return;
    const counted = await limit(request);
    if (!counted.isAllowed && counted.isExceeded) throw refuse(counted.ttl);
  });
}
