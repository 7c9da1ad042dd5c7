import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { Problem } from '../../../problem.ts';
import { buildPaymentPolicy } from './payment-policy.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  // An opaque origin (`null`, from a sandboxed frame) is not ours either.
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

export async function guardBrowsers(
  app: FastifyInstance,
  { map, blog, payments }: Pick<Config, 'map' | 'blog' | 'payments'>,
): Promise<void> {
  const provider = buildPaymentPolicy(payments);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...provider.scripts],
        styleSrc: ["'self'"],
        // Positions and sizes computed at run time are style attributes; they cannot run script.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: [
          "'self'",
          'data:',
          ...(map.kind === 'server' ? [map.imageSource] : []),
          ...(blog.kind === 'ghost' ? [blog.imageSource] : []),
        ],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...provider.connections],
        frameSrc: ["'self'", ...provider.frames],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: provider.opensWindows ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', `camera=(), geolocation=(), microphone=(), payment=${provider.wallets}, usb=()`);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (!SAFE.has(request.method) && isCrossSite(request)) throw new Problem('request.cross-site');
  });
}
