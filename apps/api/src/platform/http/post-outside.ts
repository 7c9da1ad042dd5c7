import { lookup } from 'node:dns';
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Only the status of an answer counts: its rest is read this far, so that the connection can serve again, and no longer. */
const MOST_READ = 64 * 1024;
const LONGEST_REST = 1000;

export type OutsidePost = { address: string; headers: Record<string, string>; body: string; signal: AbortSignal };

/** A redirect is an answer, too: none is followed. `retryAfter` is as it was sent. */
export type OutsideAnswer = { status: number; retryAfter: string | null };
export type PostOutside = (post: OutsidePost) => Promise<OutsideAnswer>;

type Reach = {
  /** False where customers may name receivers on this machine: in development and in tests. */
  onlyPublic: boolean;
  lookup?: LookupFunction;
};

// Addresses that customers choose never reach inside. A name is looked up once, and the connection goes to the address that was
// judged: a name that answers with another address the second time (rebinding) gains nothing.

/** https://www.iana.org/assignments/iana-ipv4-special-registry */
const closedIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, and the metadata of clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
] as const;

/** Within 2000::/3, which is all that is public; the rest, such as ::1, fc00::/7, fe80::/10 and ::ffff:0:0/96, is closed anyway. */
const closedIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 has an IPv4 address inside.
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [network, prefix] of closedIpv4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of closedIpv6) closed.addSubnet(network, prefix, 'ipv6');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

export function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 4) return !closed.check(ip, 'ipv4');
  return isIP(ip) === 6 && open6.check(ip, 'ipv6') && !closed.check(ip, 'ipv6');
}

const INSIDE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|onion)\.?$/i;

/** @returns true if the address may be one of the public internet: its name is looked up only when it is called. */
export function mayBePublic({ hostname }: URL): boolean {
  const ip = hostname.replace(/^\[|\]$/g, '');
  if (isIP(ip) !== 0) return isPublicIp(ip);
  return hostname.includes('.') && !INSIDE_NAMES.test(hostname);
}

class ClosedAddress extends Error {
  override readonly name = 'ClosedAddress';
  constructor() {
    super('The address is not one of the public internet.');
  }
}

type Found = { address: string; family: number };
type FindAll = (hostname: string, answer: (error: Error | null, found: Found[]) => void) => void;

const findAll: FindAll = (hostname, answer) => lookup(hostname, { all: true }, answer);

/** For `net.connect`. One closed address among several refuses them all: nobody has both for an honest reason. */
export function createPublicLookup(find: FindAll = findAll): LookupFunction {
  return (hostname, { all }, answer) =>
    find(hostname, (error, found) => {
      const [first] = found ?? [];
      if (error !== null) return answer(error, '', 0);
      if (first === undefined || !found.every(({ address }) => isPublicIp(address)))
        return answer(new ClosedAddress(), '', 0);
      if (all === true) return answer(null, found);
      answer(null, first.address, first.family);
    });
}

function dropRest(answer: IncomingMessage): void {
  let bytes = 0;
  const timer = setTimeout(() => answer.destroy(), LONGEST_REST).unref();
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > MOST_READ) answer.destroy();
  });
  // It was cut off, by us or by the receiver.
  answer.on('error', () => {});
  answer.once('close', () => clearTimeout(timer));
}

/** Calls addresses that customers choose; those of our own settings are called by `fetchLimited`. */
export function createPostOutside({ onlyPublic, lookup = createPublicLookup() }: Reach): PostOutside {
  const options = { keepAlive: true, timeout: 5000, ...(onlyPublic && { lookup }) };
  const agents = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) };

  const postOutside: PostOutside = (post) =>
    new Promise((resolve, reject) => {
      const { address, headers, body, signal } = post;
      const url = new URL(address);
      const isTls = url.protocol === 'https:';
      // An address of digits is never looked up.
      if (onlyPublic && (!isTls || !mayBePublic(url))) throw new ClosedAddress();
      const call = (isTls ? requestHttps : requestHttp)(
        url,
        {
          method: 'POST',
          agent: agents[isTls ? 'https:' : 'http:'],
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          signal,
        },
        (answer) => {
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null });
          dropRest(answer);
        },
      );
      // The receiver may close a kept connection in the moment in which it is used again.
      const isStale = (error: NodeJS.ErrnoException) => call.reusedSocket && error.code === 'ECONNRESET';
      call.once('error', (error) => (isStale(error) ? resolve(postOutside(post)) : reject(error)));
      call.end(body);
    });
  return postOutside;
}

const notFound = 'The name of this address is not known.';
const unreachable = 'No machine answers at this address.';
const cut = 'The receiver closed the connection without an answer.';
const selfSigned = 'The certificate is self-signed. It has to be of a public authority.';
const incomplete = 'The certificate comes without those that it depends on. Send the whole chain.';

/** For the person who made the receiver. The code beside the words can be looked up. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: notFound,
  EAI_AGAIN: notFound,
  ECONNREFUSED: 'The machine at this address refuses the connection.',
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
  ECONNRESET: cut,
  EPIPE: cut,
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: incomplete,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: incomplete,
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name.',
};

/** Short and without the address: for the log of deliveries. */
export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'No answer within ten seconds.';
  if (error instanceof ClosedAddress) return error.message;
  const code = 'code' in error ? String(error.code) : error.name;
  const words = reasons[code];
  return words === undefined ? code : `${words} (${code})`;
}
