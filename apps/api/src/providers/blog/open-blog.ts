import type { FastifyBaseLogger } from 'fastify';
import type { BlogConfig } from '#config/providers-config.ts';
import type { Db } from '#platform/db/transaction.ts';
import { createDatabaseBlog } from './database-blog.ts';
import { createGhostBlog } from './ghost.ts';
import type { Blog } from './port.ts';

export function openBlog(config: BlogConfig, { db, log }: { db: Db; log: FastifyBaseLogger }): Blog {
  return config.kind === 'ghost' ? createGhostBlog({ ...config, log }) : createDatabaseBlog(db);
}
