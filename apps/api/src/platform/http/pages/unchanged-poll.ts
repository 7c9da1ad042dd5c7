import type { IncomingHttpHeaders } from 'node:http';
import { matchesEtag } from '../bodies/etag.ts';
import type { FirstAnswer } from './answer-first.ts';

export type UnchangedPoll = {
  url: string;
  /** The ETag of the caller's current answer; null when memory cannot confirm access or the answer. */
  findEtag(headers: IncomingHttpHeaders): string | null;
};

type Options = { poll: UnchangedPoll; securityHeaders: Readonly<Record<string, string>> };

/** An open page asks every two seconds, and nearly always nothing is new. */
export function createUnchangedPollAnswer({ poll, securityHeaders }: Options): FirstAnswer {
  const headers = { ...securityHeaders, 'cache-control': 'no-store' };
  return (request, response) => {
    if (request.url !== poll.url || request.headers['if-none-match'] === undefined) return null;
    const etag = poll.findEtag(request.headers);
    if (etag === null || !matchesEtag(request, etag)) return null;
    response.writeHead(304, { ...headers, etag }).end();
    return { route: poll.url, status: 304 };
  };
}
