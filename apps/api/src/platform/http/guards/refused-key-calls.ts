/**
 * Calls of an API key that has ended, or that a limit of rates refused, are in the log of the key, too: counted in one row for each
 * key, answer and minute. Whoever revoked a key wants to know that somebody still has it.
 */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { MINUTE, SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { hashSecret } from '../../secrets.ts';
import { isApiKey } from '../api-keys.ts';
import { parseBearer } from '../session.ts';

/** More keys than that are guesses. */
const MOST_KEYS = 1000;

/** Nothing else is refused before a call has a line of its own. */
const REFUSALS = new Set([401, 429]);

type Refused = { hash: string; at: Date; method: string; path: string; status: number; count: number };

async function writeRefused({ db, ids }: Pick<Deps, 'db' | 'ids'>, refused: readonly Refused[]): Promise<void> {
  const pick = <T>(read: (one: Refused) => T) => refused.map(read);
  await sql`
    INSERT INTO api_key_calls (id, key_id, at, method, path, status, refused)
    SELECT call.id, api_keys.id, call.at, call.method, call.path, call.status, call.refused
    FROM unnest(
      ${pick(() => ids())}::uuid[], ${pick(({ hash }) => hash)}::text[], ${pick(({ at }) => at)}::timestamptz[],
      ${pick(({ method }) => method)}::text[], ${pick(({ path }) => path)}::text[], ${pick(({ status }) => status)}::int[],
      ${pick(({ count }) => count)}::int[]
    ) AS call (id, hash, at, method, path, status, refused) JOIN api_keys ON api_keys.hash = call.hash
    ON CONFLICT (key_id, at, status) WHERE refused IS NOT NULL
    DO UPDATE SET refused = api_key_calls.refused + excluded.refused, method = excluded.method, path = excluded.path`.execute(
    db,
  );
}

/** Written once a second at most: a flood is turned away without a query for each call. */
export function countRefusedKeyCalls(app: FastifyInstance, deps: Pick<Deps, 'db' | 'ids' | 'clock' | 'log'>): void {
  const waiting = new Map<string, Refused>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const refused = [...waiting.values()];
    waiting.clear();
    if (refused.length > 0)
      writing = writing
        .then(() => writeRefused(deps, refused))
        .catch((error: unknown) =>
          deps.log.warn({ event: 'api-key.refusals_unrecorded', keys: refused.length, err: error }),
        );
    return writing;
  }

  app.addHook('onResponse', (request, reply, done) => {
    done();
    const token = parseBearer(request.headers.authorization);
    const { statusCode: status } = reply;
    if (!REFUSALS.has(status) || request.keyCallId !== null || token === null || !isApiKey(token)) return;
    const at = new Date(Math.floor(deps.clock.now().getTime() / MINUTE) * MINUTE);
    const hash = hashSecret(token);
    const name = `${hash} ${at.getTime()} ${status}`;
    const count = (waiting.get(name)?.count ?? 0) + 1;
    if (count === 1 && waiting.size >= MOST_KEYS) return;
    const { method, url } = request;
    waiting.set(name, { hash, at, method, path: url.split('?', 1)[0] ?? '', status, count });
    timer ??= setTimeout(() => void write(), SECOND);
  });
  app.addHook('onClose', write);
}
