import type { FastifyInstance } from 'fastify';

/** Spec [2]. The call of this name is a POST. */
export function registerRedirects(app: FastifyInstance): void {
  const config = { exception: 'An address that people open, though it lies among the calls.' };
  app.get('/api/users/email', { config }, (_request, reply) => reply.redirect('/'));
}
