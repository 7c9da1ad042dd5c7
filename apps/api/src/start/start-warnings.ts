import { BlockList, isIP } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/config.ts';
import type { Deps } from '../deps.ts';

/** Of RFC 1918, 4193, 6598, of a machine itself, and of one link. */
const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv6');

/** A name without a dot is known in one network only, such as that of compose. */
function isInOwnNetwork(host: string): boolean {
  const version = isIP(host);
  if (version !== 0) return ownNetworks.check(host, version === 4 ? 'ipv4' : 'ipv6');
  return !host.includes('.') || /\.(?:internal|local|localdomain)$/.test(host);
}

/** @returns the host that a connection leads to in the clear; null if it is encrypted, or stays in a network of one's own */
export function findPlainHost(databaseUrl: string): string | null {
  const url = new URL(databaseUrl);
  if (['sslmode', 'ssl', 'host'].some((name) => url.searchParams.has(name))) return null;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isInOwnNetwork(host) ? null : host;
}

type Told = { log: FastifyBaseLogger; say(sentence: string): void };

/** Passwords and all data can be read on the way. */
export function warnOfPlainConnections(
  config: Pick<Config, 'databaseUrl' | 'databaseReadUrl' | 'databaseDirectUrl'>,
  { log, say }: Told,
): void {
  const urls = {
    DATABASE_URL: config.databaseUrl,
    DATABASE_READ_URL: config.databaseReadUrl,
    DATABASE_DIRECT_URL: config.databaseDirectUrl,
  };
  for (const [setting, url] of Object.entries(urls)) {
    const host = url === null ? null : findPlainHost(url);
    if (host === null) continue;
    log.warn({ event: 'database.not_encrypted', setting, host });
    say(
      `The connection to the database at ${host} is not encrypted: ${setting} has no sslmode. Add sslmode=verify-full and sslrootcert=/path/ca.crt to the address, or sslmode=disable if nobody else can listen on the way.`,
    );
  }
}

type RightsDeps = Pick<Deps, 'config' | 'log' | 'payments'> & { say(sentence: string): void };

/** Only a restricted key can lack a right. Without this, the first dispute or payout of months later would tell. */
export async function warnOfMissingRights({ config, log, payments, say }: RightsDeps): Promise<void> {
  if (config.payments.kind !== 'stripe' || !config.payments.secretKey.startsWith('rk_')) return;
  const rights = await payments.listMissingRights();
  if (rights.length === 0) return;
  log.error({ event: 'payments.rights_missing', rights });
  say(
    `The restricted key in STRIPE_SECRET_KEY lacks rights: ${rights.join('; ')}. docs/operators/stripe.md lists them all.`,
  );
}
