import type { FastifyInstance } from 'fastify';

/** Spec [2]: a browser that opens `/api/users/email` is sent to the start; the call of that name is a POST below it. */
export function redirectPages(app: FastifyInstance): void {
  const config = { exception: 'An address that people open, though it lies among the calls.' };
  app.get('/api/users/email', { config, schema: { hide: true } }, (_request, reply) => reply.redirect('/'));
}
