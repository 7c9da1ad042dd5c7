import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';

/** Behind a proxy that is not trusted all people have one address, and share its limits. Said once. */
export function warnOfUntrustedProxy(app: FastifyInstance, { trustProxy }: Config): void {
  if (trustProxy !== null) return;
  let isWarned = false;
  app.addHook('onRequest', ({ headers, log }, _reply, done) => {
    done();
    if (isWarned || headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    log.warn(
      { event: 'proxy.untrusted' },
      'A proxy forwards requests, and TRUST_PROXY does not name it: all people count as one network address.',
    );
  });
}
