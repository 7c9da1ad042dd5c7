import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';

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
export function createRateStore(deps: Pick<Deps, 'db' | 'config'>, isShared: (route: Route) => boolean) {
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
