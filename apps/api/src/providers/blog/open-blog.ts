import type { FastifyBaseLogger } from 'fastify';
import type { BlogConfig } from '../../config/blog-config.ts';
import type { Db } from '../../platform/db/transaction.ts';
import { databaseBlog } from './own-blog.ts';
import { ghostBlog } from './ghost.ts';
import type { Blog } from './port.ts';

export function openBlog(config: BlogConfig, { db, log }: { db: Db; log: FastifyBaseLogger }): Blog {
  return config.kind === 'ghost' ? ghostBlog({ ...config, log }) : databaseBlog(db);
}
