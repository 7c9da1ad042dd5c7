import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#problem.ts';

const notUtf8 = 'The request must be UTF-8. Letters of another encoding, such as Windows-1252, would be lost.';

/** Fastify would keep each letter of another encoding as U+FFFD, and a name would be filed so. */
export function readJsonAsUtf8(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done) => {
      if (!isUtf8(bytes)) return done(new Problem('input.unreadable', { detail: notUtf8 }));
      return parse(request, bytes.toString('utf8'), done);
    },
  );
}
