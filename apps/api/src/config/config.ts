import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { seller } from '@wideload/contract';
import type { Mailbox } from '@wideload/domain';
import {
  readDatabaseUrl,
  readEmail,
  readMailbox,
  readPort,
  readPublicUrl,
  readSecurityContact,
  readStopDelay,
  readTrustProxy,
  refuseOtherSmtp,
} from './address-config.ts';
import { readAuditSigningKey, readPreviousTokenSecret, readTokenSecret } from './secrets-config.ts';
import {
  readBlog,
  type BlogConfig,
  readMap,
  type MapConfig,
  readDocuments,
  type DocumentsConfig,
  readRouting,
  type RoutingConfig,
  readScanner,
  type ScannerConfig,
  readTexts,
  type TextsConfig,
} from './providers-config.ts';
import { readMetrics, type MetricsConfig, readTracing, type TracingConfig } from './telemetry-config.ts';
import { readPayments, type PaymentsConfig } from './payments-config.ts';
import { BadSettings, Reader, type Env } from './settings.ts';

/** Required where real orders and real money are; the demo has one admin, whose password is known. */
function readRequired(read: Reader, name: 'ADMIN_SECOND_FACTOR' | 'SECOND_PERSON', production: boolean): boolean {
  const [asDefault, other] = production ? (['required', 'optional'] as const) : (['optional', 'required'] as const);
  return read.oneOf(name, [asDefault, other]) === 'required';
}

/** @returns cents */
function readWholeDollars(read: Reader, name: string, asDefault: string): number {
  const text = read.text(name) ?? asDefault;
  const dollars = Number(text);
  if (!/^\d{1,7}$/.test(text)) read.wrong.push(`${name} is '${text}', but it is an amount in whole dollars.`);
  return dollars * 100;
}

export type MailConfig = { kind: 'folder'; folder: string } | { kind: 'smtp'; url: string };
export type RegistryConfig = { kind: 'sandbox' } | { kind: 'fmcsa'; webKey: string };

export type Config = {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** A standby for reads that may be a little old; null: the primary does them. */
  readonly databaseReadUrl: string | null;
  /** PostgreSQL itself, where `databaseUrl` is a pooler: changes are heard there. Null: `databaseUrl` is asked. */
  readonly databaseDirectUrl: string | null;
  /** Milliseconds for which a server that is being stopped still takes requests, until a load balancer has noticed. */
  readonly stopDelay: number;
  /** Base of the links in mails. */
  readonly publicUrl: string;
  readonly trustProxy: string | null;
  readonly tokenSecret: Uint8Array;
  /** Of before, for what is encrypted with it; null: none. */
  readonly previousTokenSecret: Uint8Array | null;
  /** Ed25519; signs files of the audit log. */
  readonly auditSigningKey: KeyObject;
  readonly mail: MailConfig & { readonly from: Mailbox };
  readonly texts: TextsConfig;
  readonly operatorEmail: string;
  /** A `mailto:` or `https:` address for reports of vulnerabilities. */
  readonly securityContact: string;
  readonly registry: RegistryConfig;
  readonly payments: PaymentsConfig;
  readonly documents: DocumentsConfig;
  readonly scanner: ScannerConfig;
  readonly blog: BlogConfig;
  readonly map: MapConfig;
  readonly routing: RoutingConfig;
  /** Admins need a passkey or an authenticator app for everything but setting one up. */
  readonly adminsNeedSecondFactor: boolean;
  /** In cents; a larger refund needs a fresh proof of the admin. */
  readonly refundWithoutProof: number;
  /** Sensitive acts, such as large refunds, need the approval of a second admin if the desk has one with the right. */
  readonly needsSecondPerson: boolean;
  /** In cents; a larger refund needs a second person. */
  readonly refundAlone: number;
  readonly metrics: MetricsConfig | null;
  readonly tracing: TracingConfig | null;
  readonly firstAdmin: { readonly email: string; readonly password: string } | null;
  readonly logLevel: string;
  /** Whom events are sent to: `any` also to receivers inside, such as on this machine; `none` for a restored copy. */
  readonly webhookReceivers: 'public' | 'any' | 'none';
  readonly rateLimits: boolean;
  /** Serves `/api/openapi.json` and `/api/docs`. */
  readonly apiDocs: boolean;
};

function readMail(read: Reader, dataDir: string): Config['mail'] {
  const from = readMailbox(read, 'MAIL_FROM') ?? { name: 'Wideload', address: 'permits@wideload.example' };
  if (read.oneOf('MAIL_PROVIDER', ['folder', 'smtp']) === 'folder') {
    return { kind: 'folder', folder: path.join(dataDir, 'outbox'), from };
  }
  const url = read.needed('SMTP_URL', 'MAIL_PROVIDER is smtp');
  refuseOtherSmtp(read, url);
  return { kind: 'smtp', url, from };
}

function readRegistry(read: Reader): RegistryConfig {
  if (read.oneOf('REGISTRY_PROVIDER', ['sandbox', 'fmcsa']) === 'sandbox') return { kind: 'sandbox' };
  return { kind: 'fmcsa', webKey: read.needed('FMCSA_WEB_KEY', 'REGISTRY_PROVIDER is fmcsa') };
}

function readFirstAdmin(read: Reader): Config['firstAdmin'] {
  const email = readEmail(read, 'ADMIN_EMAIL');
  if (email === null && read.text('ADMIN_PASSWORD') === null) return null;
  return {
    email: email ?? read.needed('ADMIN_EMAIL', 'ADMIN_PASSWORD is set'),
    password: read.needed('ADMIN_PASSWORD', 'ADMIN_EMAIL is set'),
  };
}

function refuseInProduction(read: Reader, config: Config): void {
  if (config.webhookReceivers === 'any')
    read.wrong.push('WEBHOOK_RECEIVERS is any: in production customers may name public addresses only.');
  if (config.payments.kind === 'sandbox')
    read.wrong.push(
      'PAYMENTS_PROVIDER is sandbox: production needs Stripe, with STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
    );
  if (config.databaseUrl === null)
    read.wrong.push('DATABASE_URL is missing: production needs a PostgreSQL of its own.');
  if (config.mail.kind === 'folder') read.wrong.push('MAIL_PROVIDER is folder: production needs smtp.');
  if (config.registry.kind === 'sandbox') read.wrong.push('REGISTRY_PROVIDER is sandbox: production needs fmcsa.');
}

/** @throws BadSettings naming every setting that is wrong or missing. */
export function readConfig(env: Env): Config {
  const read = new Reader(env);
  const production = read.oneOf('NODE_ENV', ['development', 'test', 'production']) === 'production';
  const dataDir = path.resolve(read.text('DATA_DIR') ?? '.data');
  const port = readPort(read, 'PORT') ?? 3000;
  const operatorEmail = readEmail(read, 'OPERATOR_EMAIL') ?? seller.email;
  const tokenSecret = readTokenSecret(read, production, dataDir);
  const config: Config = {
    production,
    host: read.text('HOST') ?? '127.0.0.1',
    port,
    dataDir,
    databaseUrl: readDatabaseUrl(read, 'DATABASE_URL'),
    databaseReadUrl: readDatabaseUrl(read, 'DATABASE_READ_URL'),
    databaseDirectUrl: readDatabaseUrl(read, 'DATABASE_DIRECT_URL'),
    stopDelay: readStopDelay(read),
    publicUrl: readPublicUrl(read, port),
    trustProxy: readTrustProxy(read),
    tokenSecret,
    previousTokenSecret: readPreviousTokenSecret(read),
    auditSigningKey: readAuditSigningKey(read, tokenSecret),
    mail: readMail(read, dataDir),
    texts: readTexts(read, { dataDir, production }),
    operatorEmail,
    securityContact: readSecurityContact(read, operatorEmail),
    registry: readRegistry(read),
    payments: readPayments(read),
    documents: readDocuments(read, { dataDir, production }),
    scanner: readScanner(read),
    blog: readBlog(read, { production }),
    map: readMap(read, { production }),
    routing: readRouting(read, { production }),
    adminsNeedSecondFactor: readRequired(read, 'ADMIN_SECOND_FACTOR', production),
    refundWithoutProof: readWholeDollars(read, 'REFUND_WITHOUT_PROOF', '250'),
    needsSecondPerson: readRequired(read, 'SECOND_PERSON', production),
    refundAlone: readWholeDollars(read, 'REFUND_ALONE', '1000'),
    metrics: readMetrics(read, { publicPort: port }),
    tracing: readTracing(read),
    firstAdmin: readFirstAdmin(read),
    logLevel: read.oneOf('LOG_LEVEL', ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent']),
    webhookReceivers: read.oneOf('WEBHOOK_RECEIVERS', ['public', 'any', 'none']),
    rateLimits: read.oneOf('RATE_LIMITS', ['on', 'off']) === 'on',
    apiDocs: read.oneOf('API_DOCS', ['on', 'off']) === 'on',
  };
  if (production) refuseInProduction(read, config);
  if (read.wrong.length > 0) throw new BadSettings(read.wrong);
  return Object.freeze(config);
}
