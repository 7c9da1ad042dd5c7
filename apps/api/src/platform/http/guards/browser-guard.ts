import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '#config/config.ts';
import type { PaymentsConfig } from '#config/payments-config.ts';
import { Problem } from '#problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  // An opaque origin (`null`, from a sandboxed frame) is not ours either.
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

type Hosts = Pick<Config, 'map' | 'blog' | 'payments'>;

/** They are the same for every answer, so helmet writes them once. */
function buildHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  // Cast: helmet reads nothing of a request, and uses these two of an answer.
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}

type PaymentPolicy = {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  wallets: string;
  /** A wallet's window talks to the page that opened it. */
  opensWindows: boolean;
};

const nobody: PaymentPolicy = { scripts: [], frames: [], connections: [], wallets: '()', opensWindows: false };

/** https://docs.stripe.com/security/guide#content-security-policy */
const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** In tests the stand-in's hosts replace Stripe's. */
export function buildPaymentPolicy(payments: PaymentsConfig): PaymentPolicy {
  if (payments.kind === 'sandbox') return nobody;
  const scripts = payments.jsUrl === null ? SCRIPTS : [new URL(payments.jsUrl).origin];
  return {
    scripts,
    frames: payments.jsUrl === null ? [...scripts, 'https://hooks.stripe.com'] : scripts,
    connections: [payments.apiBase ?? 'https://api.stripe.com'],
    wallets: `(self ${scripts.map((host) => `"${host}"`).join(' ')})`,
    opensWindows: true,
  };
}

export function buildSecurityHeaders({ map, blog, payments }: Hosts): Record<string, string> {
  const provider = buildPaymentPolicy(payments);
  const headers = buildHeaders({
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
  const permissions = `camera=(), geolocation=(), microphone=(), payment=${provider.wallets}, usb=()`;
  return { ...headers, 'permissions-policy': permissions };
}

export function guardBrowsers(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (!SAFE.has(request.method) && isCrossSite(request)) done(new Problem('request.cross-site'));
    else done();
  });
}
