import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../../measure-requests.ts';
import { matchesEtag } from '../bodies/etag.ts';
import { chooseForm, type PageForms } from './page-forms.ts';

/** Answers a GET from memory at once. @returns the pattern of its route and the status; null leaves it to the framework. */
export type FirstAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
) => { route: string; status: number } | null;

/**
 * Tries `answers` before the framework, whose hooks take longer than they do. All else, and every request while the server stops, goes
 * through the framework.
 */
export function answerFirst(
  app: FastifyInstance,
  { answers, metrics }: { answers: readonly FirstAnswer[]; metrics: RequestMetrics | undefined },
): void {
  const { server } = app;

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || app.isStopping()) return false;
    const begin = performance.now();
    for (const tryAnswer of answers) {
      const answered = tryAnswer(request, response);
      if (answered === null) continue;
      metrics?.observe({ method: 'GET', ...answered, seconds: (performance.now() - begin) / 1000 });
      return true;
    }
    return false;
  }

  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const handle of handlers) handle.call(server, request, response);
  });
}

type Headers = Readonly<Record<string, string>>;

type Options = {
  /** Null for an address whose page is not in memory. */
  findKept(url: string): PageForms | null;
  securityHeaders: Headers;
};

/** A public page is the same for everyone: no session, limit or body concerns it. */
export function createKeptPageAnswer({ findKept, securityHeaders }: Options): FirstAnswer {
  /** By the headers of the page. */
  const wholeHeaders = new WeakMap<Headers, Headers>();

  function addSecurity(headers: Headers): Headers {
    const known = wholeHeaders.get(headers);
    if (known !== undefined) return known;
    const whole = { ...securityHeaders, ...headers };
    wholeHeaders.set(headers, whole);
    return whole;
  }

  return (request, response) => {
    const forms = findKept(request.url ?? '');
    if (forms === null) return null;
    const form = chooseForm(forms, request);
    const status = matchesEtag(request, form.etag) ? 304 : 200;
    // The browser keeps the other headers of the page that it has (RFC 9110, 15.4.5).
    if (status === 304) response.writeHead(status, form.headersOfUnchanged).end();
    else response.writeHead(status, addSecurity(form.headers)).end(form.body);
    return { route: '/*', status };
  };
}

export type UnchangedPoll = {
  url: string;
  /** The ETag of the caller's current answer; null when memory cannot confirm access or the answer. */
  findEtag(headers: IncomingHttpHeaders): string | null;
};

type PollOptions = { poll: UnchangedPoll; securityHeaders: Readonly<Record<string, string>> };

/** An open page asks every two seconds, and nearly always nothing is new. */
export function createUnchangedPollAnswer({ poll, securityHeaders }: PollOptions): FirstAnswer {
  const headers = { ...securityHeaders, 'cache-control': 'no-store' };
  return (request, response) => {
    if (request.url !== poll.url || request.headers['if-none-match'] === undefined) return null;
    const etag = poll.findEtag(request.headers);
    if (etag === null || !matchesEtag(request, etag)) return null;
    response.writeHead(304, { ...headers, etag }).end();
    return { route: poll.url, status: 304 };
  };
}
