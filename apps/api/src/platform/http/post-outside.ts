import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { ClosedAddress, createPublicLookup, mayBePublic } from './public-address.ts';

/** Answers are read no further: only their status counts. */
const MOST_READ = 64 * 1024;

export type OutsidePost = { address: string; headers: Record<string, string>; body: string; signal: AbortSignal };

/** A redirect is an answer, too: none is followed. `retryAfter` is as it was sent. */
export type OutsideAnswer = { status: number; retryAfter: string | null };
export type PostOutside = (post: OutsidePost) => Promise<OutsideAnswer>;

type Reach = {
  /** False where customers may name receivers on this machine: in development and in tests. */
  onlyPublic: boolean;
  lookup?: LookupFunction;
};

/** Calls addresses that customers choose; those of our own settings are called by `fetchLimited`. */
export function createPostOutside({ onlyPublic, lookup = createPublicLookup() }: Reach): PostOutside {
  const options = { keepAlive: true, timeout: 5000, ...(onlyPublic && { lookup }) };
  const agents = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) };

  return ({ address, headers, body, signal }) =>
    new Promise((resolve, reject) => {
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
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.byteLength;
            if (bytes > MOST_READ) answer.destroy();
          });
          const done = () =>
            resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null });
          answer.once('close', done);
          answer.once('error', done);
        },
      );
      call.once('error', reject);
      call.end(body);
    });
}

/** Short and without the address: for the log of deliveries. */
export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'No answer within ten seconds.';
  if (error instanceof ClosedAddress) return error.message;
  return 'code' in error ? String(error.code) : error.name;
}
