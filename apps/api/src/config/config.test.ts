import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatFingerprint } from '#platform/audit-export/signed-lines.ts';
import { readConfig } from './config.ts';
import { BadSettings } from './settings.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-config-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const ghostKey = '22444f78447824223cefc48062';

function listProblems(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR: dataDir, ...env });
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.sentences;
    throw error;
  }
}

const s3 = {
  DOCUMENTS_PROVIDER: 's3',
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'us-east-2',
  S3_BUCKET: 'permits',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('without settings the embedded defaults hold', () => {
  expect(readConfig({ DATA_DIR: dataDir })).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    mail: { kind: 'folder' },
    registry: { kind: 'sandbox' },
    payments: { kind: 'sandbox' },
    documents: { kind: 'folder' },
    scanner: { kind: 'none' },
    blog: { kind: 'database' },
    map: { kind: 'shipped' },
    routing: { kind: 'shipped' },
    metrics: null,
    tracing: null,
    rateLimits: true,
  });
});

test('the secret of the tokens stays the same from start to start', () => {
  const [first, second] = [readConfig({ DATA_DIR: dataDir }), readConfig({ DATA_DIR: dataDir })];
  expect(first.tokenSecret.length).toBe(32);
  expect(Buffer.from(second.tokenSecret)).toEqual(Buffer.from(first.tokenSecret));
});

describe('the key that signs files of the audit log', () => {
  const secret = { TOKEN_SECRET: 'a secret of at least 32 characters' };
  const readPrint = (env: Record<string, string>) =>
    formatFingerprint(readConfig({ DATA_DIR: dataDir, ...env }).auditSigningKey);
  const seed = Buffer.alloc(32, 7).toString('base64');

  test('follows from the secret of the tokens unless it is set', () => {
    expect(readPrint(secret)).toBe(readPrint({ ...secret }));
    expect(readPrint(secret)).not.toBe(readPrint({ TOKEN_SECRET: 'another secret of over 32 characters' }));
    expect(readPrint({ ...secret, AUDIT_SIGNING_KEY: seed })).toBe(readPrint({ AUDIT_SIGNING_KEY: seed }));
    expect(readPrint({ ...secret, AUDIT_SIGNING_KEY: seed })).not.toBe(readPrint(secret));
  });

  test.each(['\n', String.raw`\n`])('is read as PEM with its lines joined by %j', (join) => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString().replaceAll('\n', join);
    expect(readPrint({ AUDIT_SIGNING_KEY: pem })).toBe(formatFingerprint(privateKey));
  });
});

const otherKind = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

test.each([
  ['a port that is none', { PORT: '99999' }, 'PORT'],
  ['metrics on the public port', { PORT: '4000', METRICS_PORT: '4000' }, 'METRICS_PORT and PORT are both 4000'],
  ['a host of metrics without their port', { METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST'],
  [
    'a collector of traces without an address',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost' },
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ],
  ['a signing key that is too short', { AUDIT_SIGNING_KEY: 'AAAA' }, 'AUDIT_SIGNING_KEY'],
  ['a signing key that is no PEM', { AUDIT_SIGNING_KEY: '-----BEGIN PRIVATE KEY-----' }, 'AUDIT_SIGNING_KEY'],
  [
    'a signing key of another kind',
    { AUDIT_SIGNING_KEY: otherKind.export({ format: 'pem', type: 'pkcs8' }).toString() },
    'AUDIT_SIGNING_KEY',
  ],
  ['an unknown mail provider', { MAIL_PROVIDER: 'pigeon' }, 'MAIL_PROVIDER'],
  ['smtp without its server', { MAIL_PROVIDER: 'smtp' }, 'SMTP_URL'],
  ['Twilio without its account', { TEXT_PROVIDER: 'twilio' }, 'TWILIO_ACCOUNT_SID is missing'],
  [
    'a sender of texts that is none',
    { TEXT_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '806' },
    'TWILIO_FROM is neither',
  ],
  ['fmcsa without its key', { REGISTRY_PROVIDER: 'fmcsa' }, 'FMCSA_WEB_KEY'],
  ['an admin without password', { ADMIN_EMAIL: 'a@b.co' }, 'ADMIN_PASSWORD'],
  ['an unknown place for documents', { DOCUMENTS_PROVIDER: 'attic' }, 'DOCUMENTS_PROVIDER'],
  ['an unknown virus scanner', { VIRUS_SCANNER: 'hope' }, 'VIRUS_SCANNER'],
  ['clamd without its address', { VIRUS_SCANNER: 'clamd' }, 'CLAMD_URL'],
  ['an address of clamd that is none', { VIRUS_SCANNER: 'clamd', CLAMD_URL: 'http://clamav:3310' }, 'CLAMD_URL'],
  ['s3 without its bucket', { ...s3, S3_BUCKET: '' }, 'S3_BUCKET'],
  ['s3 without its keys', { ...s3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
  ['an s3 address that is none', { ...s3, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT'],
  [
    'an s3 address without TLS in production',
    { ...s3, NODE_ENV: 'production', S3_ENDPOINT: 'http://s3.example' },
    'S3_ENDPOINT',
  ],
  ['a bucket that leads elsewhere', { ...s3, S3_BUCKET: '../other' }, 'S3_BUCKET'],
  ['an unknown log level', { LOG_LEVEL: 'loud' }, "LOG_LEVEL is 'loud'"],
  ['limits that are neither on nor off', { RATE_LIMITS: 'maybe' }, "RATE_LIMITS is 'maybe'"],
  ['another kind of database', { DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
  ['a database address that is none', { DATABASE_URL: 'localhost' }, 'DATABASE_URL'],
  ['an address of ours that is none', { PUBLIC_URL: 'foo' }, "PUBLIC_URL is 'foo'"],
  ['an address of ours with a path', { PUBLIC_URL: 'https://permits.example/app' }, 'PUBLIC_URL'],
  ['an admin who has no address', { ADMIN_EMAIL: 'robin', ADMIN_PASSWORD: 'Gooseneck-7' }, "ADMIN_EMAIL is 'robin'"],
  ['an operator who has no address', { OPERATOR_EMAIL: 'office' }, "OPERATOR_EMAIL is 'office'"],
  ['two operators', { OPERATOR_EMAIL: 'a@b.co,c@d.co' }, "OPERATOR_EMAIL is 'a@b.co,c@d.co'"],
  [
    'an admin with two addresses',
    { ADMIN_EMAIL: 'a,b@b.co', ADMIN_PASSWORD: 'Gooseneck-7' },
    "ADMIN_EMAIL is 'a,b@b.co'",
  ],
  ['a sender without an address', { MAIL_FROM: 'Wideload' }, "MAIL_FROM is 'Wideload'"],
  ['two senders', { MAIL_FROM: 'a@b.co, c@d.co' }, "MAIL_FROM is 'a@b.co, c@d.co'"],
  ['a sender with a line break', { MAIL_FROM: 'Wide\nload <a@b.co>' }, 'MAIL_FROM'],
  ['two contacts', { SECURITY_CONTACT: 'a@b.co,c@d.co' }, "SECURITY_CONTACT is 'a@b.co,c@d.co'"],
  ['a contact that nobody can reach', { SECURITY_CONTACT: 'http://wide.example' }, 'SECURITY_CONTACT'],
  ['a proxy that is no address', { TRUST_PROXY: '10.0.0.1, nginx' }, 'TRUST_PROXY'],
  ['an address of the standby that is none', { DATABASE_READ_URL: 'standby.example' }, 'DATABASE_READ_URL'],
  ['a stop without end', { STOP_DELAY: '61' }, 'STOP_DELAY'],
  ['a network that is none', { TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  ['a mail server that is none', { MAIL_PROVIDER: 'smtp', SMTP_URL: 'mail.example' }, 'SMTP_URL is no address'],
  ['a short secret', { TOKEN_SECRET: 'short' }, 'TOKEN_SECRET'],
  [
    'an old secret that is the new one',
    { TOKEN_SECRET: 'a'.repeat(32), TOKEN_SECRET_PREVIOUS: 'a'.repeat(32) },
    'TOKEN_SECRET_PREVIOUS',
  ],
  ['an old secret alone', { TOKEN_SECRET_PREVIOUS: 'a'.repeat(32) }, 'TOKEN_SECRET_PREVIOUS'],
  ['an unknown blog', { BLOG_PROVIDER: 'diary' }, 'BLOG_PROVIDER'],
  ['ghost without its site', { BLOG_PROVIDER: 'ghost', GHOST_CONTENT_KEY: ghostKey }, 'GHOST_URL is missing'],
  ['ghost without its key', { BLOG_PROVIDER: 'ghost', GHOST_URL: 'https://g.example' }, 'GHOST_CONTENT_KEY is missing'],
  ['a Ghost site that nobody asks for', { GHOST_URL: 'https://g.example' }, 'GHOST_URL'],
  ['a Ghost key that nobody asks for', { GHOST_CONTENT_KEY: ghostKey }, 'GHOST_CONTENT_KEY'],
  [
    'a Ghost key that is none',
    { BLOG_PROVIDER: 'ghost', GHOST_URL: 'https://g.example', GHOST_CONTENT_KEY: 'secret' },
    'GHOST_CONTENT_KEY',
  ],
  [
    'a Ghost address with a query',
    { BLOG_PROVIDER: 'ghost', GHOST_URL: 'https://g.example/?a', GHOST_CONTENT_KEY: ghostKey },
    'GHOST_URL',
  ],
  [
    'a Ghost host with words for the policy',
    { BLOG_PROVIDER: 'ghost', GHOST_URL: "https://a;script-src'*", GHOST_CONTENT_KEY: ghostKey },
    'GHOST_URL',
  ],
  ['a map server without its makers', { MAP_TILES_URL: 'https://t.example/{z}/{x}/{y}' }, 'MAP_TILES_ATTRIBUTION'],
  ['makers of no map', { MAP_TILES_ATTRIBUTION: 'Example' }, 'MAP_TILES_URL'],
  [
    'a map address without places',
    { MAP_TILES_URL: 'https://t.example/', MAP_TILES_ATTRIBUTION: 'E' },
    'MAP_TILES_URL',
  ],
  ['a map address that is none', { MAP_TILES_URL: '/{z}/{x}/{y}', MAP_TILES_ATTRIBUTION: 'E' }, 'MAP_TILES_URL'],
  [
    'a map host with words for the policy',
    { MAP_TILES_URL: "https://a;script-src'*/{z}/{x}/{y}", MAP_TILES_ATTRIBUTION: 'E' },
    'MAP_TILES_URL',
  ],
  ['a router address that is none', { ROUTER_URL: 'osrm.example' }, 'ROUTER_URL'],
  ['a router address with a query', { ROUTER_URL: 'https://osrm.example/?key=1' }, 'ROUTER_URL'],
  [
    'a router without TLS in production',
    { NODE_ENV: 'production', ROUTER_URL: 'http://osrm.example' },
    'ROUTER_URL is no https address',
  ],
])('%s stops the start and names %s', (_name, env, setting) => {
  expect(listProblems(env).join(' ')).toContain(setting);
});

test.each([
  [{ PUBLIC_URL: 'https://permits.example/' }, { publicUrl: 'https://permits.example' }],
  [{ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }, { trustProxy: 'loopback, 10.0.0.0/8,::1' }],
  [{ DATABASE_URL: 'postgresql://u:p@db.example/w' }, { databaseUrl: 'postgresql://u:p@db.example/w' }],
  [
    { DATABASE_READ_URL: 'postgresql://u:p@standby.example/w' },
    { databaseReadUrl: 'postgresql://u:p@standby.example/w' },
  ],
  [{ STOP_DELAY: '5' }, { stopDelay: 5000 }],
  [{ OPERATOR_EMAIL: 'o@wide.example' }, { securityContact: 'mailto:o@wide.example' }],
  [{ SECURITY_CONTACT: 's@wide.example' }, { securityContact: 'mailto:s@wide.example' }],
  [{ SECURITY_CONTACT: 'https://wide.example/report' }, { securityContact: 'https://wide.example/report' }],
  [{ ROUTER_URL: 'http://localhost:5000/us/' }, { routing: { kind: 'osrm', url: 'http://localhost:5000/us' } }],
  [{ OPERATOR_EMAIL: ' Office@Wideload.example' }, { operatorEmail: 'office@wideload.example' }],
  [{}, { mail: { from: { name: 'Wideload', address: 'permits@wideload.example' } } }],
  [{ MAIL_FROM: '"Haul, Inc." <a@b.co>' }, { mail: { from: { name: 'Haul, Inc.', address: 'a@b.co' } } }],
])('%o is taken', (env, part) => {
  expect(readConfig({ DATA_DIR: dataDir, ...env })).toMatchObject(part);
});

test('a password in an address is not printed', () => {
  const errors = listProblems({
    DATABASE_URL: 'mysql://u:hunter22@x/y',
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: 'http://u:hunter22@x',
  });
  expect(errors).toHaveLength(2);
  expect(errors.join(' ')).not.toContain('hunter22');
});

test('production refuses every default that is not for it, all in one go', () => {
  const errors = listProblems({ NODE_ENV: 'production' }).join(' ');
  for (const setting of ['TOKEN_SECRET', 'DATABASE_URL', 'PAYMENTS_PROVIDER', 'MAIL_PROVIDER', 'REGISTRY_PROVIDER']) {
    expect(errors).toContain(setting);
  }
});

test('a Ghost site is taken by its address, in production over https only', () => {
  const ghost = { BLOG_PROVIDER: 'ghost', GHOST_URL: 'https://news.example/blog/', GHOST_CONTENT_KEY: ghostKey };
  expect(readConfig({ DATA_DIR: dataDir, ...ghost }).blog).toEqual({
    kind: 'ghost',
    url: 'https://news.example/blog',
    contentKey: ghostKey,
    imageSource: 'https://news.example',
  });
  const plain = { ...ghost, GHOST_URL: 'http://localhost:2368' };
  expect(listProblems(plain)).toEqual([]);
  expect(listProblems({ ...plain, NODE_ENV: 'production' }).join(' ')).toContain('GHOST_URL');
});
