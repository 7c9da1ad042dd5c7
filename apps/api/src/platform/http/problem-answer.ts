import type { InputError } from '@wideload/contract';
import { findInputCode, formatInputMessage, problems } from '@wideload/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#problem.ts';
import { getSqlState } from '../db/transaction.ts';
import { findUpload } from './bodies/uploads.ts';

const UNAVAILABLE_RETRY_SECONDS = 3;
const FULL_RETRY_SECONDS = 30;
/** Of a refusal that passes by itself and does not say when, by its status. */
const USUAL_RETRY_SECONDS: Readonly<Record<number, number>> = { 429: 60, 503: UNAVAILABLE_RETRY_SECONDS };

// SQLSTATEs that pass by themselves: connection (08), shutting down (57P), no memory or connection left (532, 533), timeouts
// (25P03, 55P03, 57014), a primary that has just become a standby (25006), conflicts that lasted (40001, 40P01).
const AWAY = /^(08|57P|532|533|25P03|55P03|57014|25006|40001|40P01)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
const UNAVAILABLE_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

function isDatabaseUnavailable(error: Error): boolean {
  const code = getSqlState(error);
  return (
    (code !== null && (AWAY.test(code) || UNAVAILABLE_CODES.has(code))) || UNAVAILABLE_MESSAGES.test(error.message)
  );
}

/** The disk of the database or of a file has no room. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

function toInputErrors(error: FastifyError): InputError[] {
  return (error.validation ?? []).map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    code: findInputCode(issue.message ?? '') ?? issue.keyword,
    message: formatInputMessage(issue.message ?? 'Not valid'),
  }));
}

function toStatusProblem(status: number | undefined): Problem | null {
  if (status === 413) return new Problem('input.too-large');
  if (status === 415) return new Problem('input.media-type');
  if (status === 429) return new Problem('rate.limited');
  if (status === 503) return new Problem('server.unavailable', { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS });
  return status !== undefined && status >= 400 && status < 500 ? new Problem('input.unreadable') : null;
}

function toProblem(error: FastifyError, { routeOptions }: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  const upload = routeOptions.config.endpoint && findUpload(routeOptions.config.endpoint);
  if (error.statusCode === 413 && upload)
    return new Problem('input.too-large', { detail: formatInputMessage(upload.tooLarge) });
  if (error.validation !== undefined) return new Problem('input.invalid', { errors: toInputErrors(error) });
  if (FULL_CODES.has(getSqlState(error) ?? ''))
    return new Problem('server.full', { retryAfterSeconds: FULL_RETRY_SECONDS, cause: error });
  if (isDatabaseUnavailable(error)) {
    return new Problem('server.unavailable', { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS, cause: error });
  }
  return toStatusProblem(error.statusCode) ?? new Problem('server.failed', { cause: error });
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { title } = problems[problem.code];
  const { detail = title, errors, members, retryAfterSeconds = USUAL_RETRY_SECONDS[problem.status] } = problem.extra;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  // RFC 9110 asks for it, and some clients take a 401 without one for a broken answer.
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  reply.code(problem.status).header('content-type', 'application/problem+json');
  // The route's answer schemas describe only its successes.
  reply.serializer(JSON.stringify);
  return reply.send({
    type: `about:blank#${problem.code}`,
    title,
    status: problem.status,
    detail,
    code: problem.code,
    requestId: request.id,
    ...(errors && { errors }),
    ...members,
  });
}

/** No route has seen an address like `/%E0`: a page leads to the start (spec [2]), a call is refused. */
export function answerUnreadableAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/api/'))
    sendProblem(request, reply, toStatusProblem(error.statusCode) ?? new Problem('server.failed'));
  else reply.redirect('/');
}

function toActorField({ actor }: Partial<FastifyRequest>): { actorId?: string } {
  return actor !== undefined && actor.kind !== 'visitor' ? { actorId: actor.personId } : {};
}

type Send = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => FastifyReply | Promise<FastifyReply>;

export function answerErrors(send: Send) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const problem = toProblem(error, request);
    if (problem.status >= 500)
      request.log.error(
        { event: 'request.failed', ...toActorField(request), err: problem.cause ?? error },
        problem.code,
      );
    else request.log.info({ event: 'request.refused', ...toActorField(request), code: problem.code });
    return send(request, reply, problem);
  };
}

/** A word in the place of an id is no address of the call: `/users/role` is none of `/users/{id}`. */
const toValue = (parameter: string) => (/id$/i.test(parameter) ? String.raw`[\da-fA-F-]{36}` : '[^/]+');

/** An address of a call for any values of its parameters. */
const toPattern = (url: string) =>
  new RegExp(`^${url.replaceAll(/[.$]/g, String.raw`\$&`).replaceAll(/:\w+/g, toValue)}$`);

/** Reads the routes that follow. @returns the methods of the calls at an address, in their order. */
function collectMethods(app: FastifyInstance): (address: string) => string[] {
  const byUrl = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith('/api/')) return;
    const { methods } = byUrl.get(url) ?? { methods: new Set<string>() };
    for (const each of [method].flat()) methods.add(each);
    byUrl.set(url, { pattern: toPattern(url), methods });
  });
  return (address) => {
    const found = [...byUrl.values()].filter(({ pattern }) => pattern.test(address));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))];
  };
}

export function installProblems(app: FastifyInstance): void {
  const listMethods = collectMethods(app);
  app.setErrorHandler(answerErrors(sendProblem));
  app.setNotFoundHandler((request, reply) => {
    const methods = listMethods(request.url.split('?', 1)[0] ?? '');
    if (methods.length === 0) return sendProblem(request, reply, new Problem('not-found'));
    reply.header('allow', methods.join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return sendProblem(request, reply, new Problem('method-not-allowed'));
  });
}
