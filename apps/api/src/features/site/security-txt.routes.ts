import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { sendText } from '#platform/http/bodies/text-answer.ts';
import { renderSecurityPolicy, renderSecurityTxt } from './security-txt.ts';

/** Tells whoever finds a vulnerability where to report it. */
export function securityTxtRoutes(app: FastifyInstance, { config, clock }: Deps): void {
  const place = { origin: config.publicUrl, contact: config.securityContact };
  const options = { config: { exception: 'Security researchers read it at this address (RFC 9116).' } };
  app.get('/.well-known/security.txt', options, (request, reply) =>
    sendText(renderSecurityTxt(place, clock.now()), 'text/plain', { request, reply }),
  );
  app.get('/security-policy.txt', options, (request, reply) =>
    sendText(renderSecurityPolicy(place), 'text/plain', { request, reply }),
  );
}
