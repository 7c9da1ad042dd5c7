import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../../metrics/measure-requests.ts';
import { chooseForm, type PageForms } from './page-forms.ts';
import { matchesEtag } from '../bodies/etag.ts';

type Headers = Readonly<Record<string, string>>;

type Options = {
  /** Null for an address whose page is not in memory. */
  findKept(url: string): PageForms | null;
  securityHeaders: Headers;
  metrics: RequestMetrics | undefined;
};

/**
 * Answers public pages from memory before the framework, whose hooks take longer than the answer. They are the same for everyone: no
 * session, limit or body concerns them. All else, and each page while the server stops, goes through the framework.
 */
export function answerPagesFirst(app: FastifyInstance, { findKept, securityHeaders, metrics }: Options): void {
  const { server } = app;
  /** By the headers of the page. */
  const wholeHeaders = new WeakMap<Headers, Headers>();

  function addSecurity(headers: Headers): Headers {
    const known = wholeHeaders.get(headers);
    if (known !== undefined) return known;
    const whole = { ...securityHeaders, ...headers };
    wholeHeaders.set(headers, whole);
    return whole;
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    if (method !== 'GET' || app.isStopping()) return false;
    const forms = findKept(url);
    if (forms === null) return false;
    const begin = performance.now();
    const form = chooseForm(forms, request);
    const status = matchesEtag(request, form.etag) ? 304 : 200;
    // The browser keeps the other headers of the page that it has (RFC 9110, 15.4.5).
    if (status === 304) response.writeHead(status, form.headersOfUnchanged).end();
    else response.writeHead(status, addSecurity(form.headers)).end(form.body);
    metrics?.observe({ method, route: '/*', status, seconds: (performance.now() - begin) / 1000 });
    return true;
  }

  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const handle of handlers) handle.call(server, request, response);
  });
}
