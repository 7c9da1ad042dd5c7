import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../db/migrate.ts';
import type { Deps } from '../../deps.ts';

/** `live`: the process answers. `ready`: the database answers and has every migration of this release. */
export function serveHealth(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  const config = { exception: 'The platform calls it without an account.', rateLimit: false as const };
  app.get('/health/live', { config, schema: { hide: true } }, () => ({ status: 'live' }));
  app.get('/health/ready', { config, schema: { hide: true } }, async (_request, reply) => {
    await sql`SELECT 1`.execute(db);
    if (await isMigrated(db)) return { status: 'ready' };
    return reply.code(503).send({ status: 'migrating' });
  });
}
