import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { BadSettings } from './settings.ts';

const readDocument = (name: string) =>
  readFileSync(new URL(`../../../../docs/operators/${name}`, import.meta.url), 'utf8');

/** Those after which the start asks for more. */
const real = {
  NODE_ENV: 'production',
  MAIL_PROVIDER: 'smtp',
  TEXT_PROVIDER: 'twilio',
  REGISTRY_PROVIDER: 'fmcsa',
  DOCUMENTS_PROVIDER: 's3',
  VIRUS_SCANNER: 'clamd',
  BLOG_PROVIDER: 'ghost',
  PAYMENTS_PROVIDER: 'stripe',
  MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  METRICS_PORT: '9464',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
  TOKEN_SECRET_PREVIOUS: 'x'.repeat(32),
};

/** The names that a start with `env` reads. */
function listAsked(env: Record<string, string>): Set<string> {
  const asked = new Set<string>();
  const noted = new Proxy(env, {
    get(all, name) {
      asked.add(String(name));
      return all[String(name)];
    },
  });
  try {
    readConfig(noted);
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
  }
  return asked;
}

test('each setting is in the guide of settings, or in that of Stripe, and each one there is read', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-config-'));
  const asked = new Set([...listAsked({ DATA_DIR: dataDir }), ...listAsked({ DATA_DIR: dataDir, ...real })]);
  rmSync(dataDir, { recursive: true });
  const text = readDocument('settings.md') + readDocument('stripe.md');
  const told = new Set([...text.matchAll(/`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)(?==|`)/g)].map(([, name]) => name));
  // Of Node.js and npm, and not of the product.
  const ofOthers = new Set(['NODE_EXTRA_CA_CERTS']);
  expect([...asked].filter((name) => name.includes('_') && !told.has(name))).toEqual([]);
  expect([...told].filter((name) => name !== undefined && !asked.has(name) && !ofOthers.has(name))).toEqual([]);
});
