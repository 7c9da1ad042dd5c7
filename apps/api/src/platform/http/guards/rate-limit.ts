import { createHmac } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { formatWait, SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';

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

function refuse(ttl: number): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(ttl / SECOND));
  const detail = `Too many attempts. Try again in ${formatWait(retryAfterSeconds * SECOND)}.`;
  return new Problem('rate.limited', { retryAfterSeconds, detail });
}

type Counted = { current: number; ttl: number };
type Answer = (error: Error | null, counted?: Counted) => void;
type Route = { routeInfo: { method?: string | string[]; url?: string } };

const MOST_KEPT = 5000;

/** Made-up addresses must not fill the memory: the one that was seen first is forgotten. */
function createLocalCounts() {
  const kept = new Map<string, { count: number; endsAt: number }>();
  return function count(key: string, window: number): Counted {
    const now = performance.now();
    let known = kept.get(key);
    if (known === undefined || known.endsAt <= now) {
      known = { count: 0, endsAt: now + window };
      kept.delete(key);
      if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, known);
    }
    known.count += 1;
    return { current: known.count, ttl: known.endsAt - now };
  };
}

/** By the database's clock, which all processes have in common. */
async function countTogether({ db }: Pick<Deps, 'db'>, key: string, window: number): Promise<Counted> {
  const ends = sql`now() + ${window / SECOND} * interval '1 second'`;
  const { rows } = await sql<Counted>`
    INSERT INTO rate_counts AS known (key, count, ends_at) VALUES (${key}, 1, ${ends})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN known.ends_at <= now() THEN 1 ELSE known.count + 1 END,
      ends_at = CASE WHEN known.ends_at <= now() THEN excluded.ends_at ELSE known.ends_at END
    RETURNING count AS current, (extract(epoch FROM ends_at - now()) * 1000)::float AS ttl`.execute(db);
  const [counted] = rows;
  if (counted === undefined) throw new Error('An upsert returns its row.');
  return counted;
}

/** Kept hashed: a network address belongs to a person. */
function hashKey({ config }: Pick<Deps, 'config'>, route: Route, address: string): string {
  const { method, url } = route.routeInfo;
  return createHmac('sha256', config.tokenSecret)
    .update(`rate ${String(method)} ${url} ${address}`)
    .digest('base64url');
}

/**
 * The store of `@fastify/rate-limit`. A route that `isShared` counts in the database too, so that many processes allow no more
 * tries than one. What a process itself has refused costs no query.
 */
function createRateStore(deps: Pick<Deps, 'db' | 'config'>, isShared: (route: Route) => boolean) {
  return class RateStore {
    readonly #count = createLocalCounts();
    readonly #route: Route | null;

    constructor(_global: unknown, route: Route | null = null) {
      this.#route = route;
    }

    incr(address: string, answer: Answer, window: number, max: number): void {
      const local = this.#count(address, window);
      if (this.#route === null || !isShared(this.#route) || local.current > max) {
        answer(null, local);
        return;
      }
      countTogether(deps, hashKey(deps, this.#route, address), window).then((counted) => answer(null, counted), answer);
    }

    child(options: object) {
      // Cast: the package's type leaves out `routeInfo`.
      return new RateStore(null, options as Route);
    }
  };
}

/** Deletes the counts of minutes that are over. */
export async function sweepRateCounts({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db
    .deleteFrom('rate_counts')
    .where('ends_at', '<', sql<Date>`now()`)
    .execute();
}

type Limit = { max: number; remaining: number; ttlInSeconds: number };

/** The headers have the limit of the address already. */
function sayNearest(reply: FastifyReply, { max, remaining, ttlInSeconds }: Limit): void {
  if (remaining >= Number(reply.getHeader('x-ratelimit-remaining') ?? Infinity)) return;
  reply.headers({
    'x-ratelimit-limit': max,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': ttlInSeconds,
  });
}

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
  app.decorate('limitKey', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.actor.kind !== 'user' || request.actor.key === undefined) return;
    const counted = await limit(request);
    if (counted.isAllowed) return;
    sayNearest(reply, counted);
    if (counted.isExceeded) throw refuse(counted.ttl);
  });
}
