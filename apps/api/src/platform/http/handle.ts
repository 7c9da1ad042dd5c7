import {
  actRights,
  onBehalfHeader,
  type Endpoint,
  type ReadBody,
  type ReadParams,
  type ReadQuery,
  type ReplyOf,
  type Shed,
} from '@wideload/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validate as isId } from 'uuid';
import { actOnBehalf, type SignedIn, type Visitor, type User } from '#actor.ts';
import { after, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { requireDeskRight } from '#desk-right.ts';
import { Problem } from '#problem.ts';
import { FileStream, toResponseSchema, sendFile, sendStream } from './bodies/file-answer.ts';
import { recordKeyAnswer, recordKeyCall } from './api-keys.ts';
import { answerOnce } from './idempotency.ts';
import { findActor, requireAccess, type ActorFor } from './session.ts';
import { readUploads, refuseOtherMedia, findUpload } from './bodies/uploads.ts';

export type Call<E extends Endpoint> = {
  params: ReadParams<E>;
  query: ReadQuery<E>;
  body: ReadBody<E>;
  actor: ActorFor<E['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A call that has nothing to say is answered with an empty object. */
type Silence<E extends Endpoint> = Record<string, never> extends ReplyOf<E> ? void : never;

type Reply<E extends Endpoint> = ReplyOf<E> extends File ? File | FileStream : ReplyOf<E> | Silence<E>;

type Handlers<T extends Record<string, Endpoint>> = {
  [K in keyof T]: (call: Call<T[K]>) => Promise<Reply<T[K]>> | Reply<T[K]>;
};

type AnyHandler = (call: Call<Endpoint>) => unknown;

/** A call that is made when a second person approves it. */
export type Approvable = { endpoint: Endpoint; handler: AnyHandler };

function toFastifyPath(path: string): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

function toSchema(endpoint: Endpoint) {
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: Object.fromEntries(
      Object.entries(endpoint.answers).map(([status, schema]) => [status, toResponseSchema(schema)]),
    ),
  };
}

function toRateConfig(endpoint: Endpoint) {
  return endpoint.perMinute === undefined ? {} : { rateLimit: { max: endpoint.perMinute, timeWindow: '1 minute' } };
}

/** Waits until this process has heard of the changes that the call made, even if the call failed. */
async function thenCatchUp<T>({ changes }: Pick<Deps, 'changes'>, work: T | Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    await changes.catchUp();
  }
}

/** A sign-in is a proof, too. */
const PROOF_LIFE = 10 * MINUTE;

/** @throws Problem step-up.required */
async function requireFreshProof({ db, clock }: Deps, actor: SignedIn | Visitor): Promise<void> {
  if (actor.kind === 'visitor') throw new Problem('session.required');
  const session = await db
    .selectFrom('sessions')
    .select('proved_at')
    .where('id', '=', actor.sessionId)
    .executeTakeFirstOrThrow();
  if (after(session.proved_at, PROOF_LIFE) <= clock.now()) throw new Problem('step-up.required');
}

/** Before the body is read. */
async function requireProof(deps: Deps, { stepUp }: Endpoint, actor: SignedIn | Visitor): Promise<void> {
  if (stepUp === true) await requireFreshProof(deps, actor);
}

async function requireProofAbove(
  deps: Deps,
  { stepUpAbove }: Endpoint,
  { actor, body }: { actor: SignedIn | Visitor; body: unknown },
): Promise<void> {
  if (stepUpAbove === undefined) return;
  // Cast: the schema of the call has parsed the body.
  const amount = (body as Readonly<Record<string, unknown>>)[stepUpAbove];
  if (typeof amount !== 'number') throw new Error(`The body has no number ${stepUpAbove}.`);
  if (Math.abs(amount) > deps.config.refundWithoutProof) await requireFreshProof(deps, actor);
}

type Caller = SignedIn | Visitor;

/** Only users can be represented, and no admin who happens to have orders. */
async function userExists({ db }: Pick<Deps, 'db'>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '<>', 'admin')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The actor of a request: the caller, or the user whom the header names, for an admin and a declared call. Every other
 * request with the header is refused, so no call works on behalf of a user by accident.
 */
async function findRepresented(
  deps: Pick<Deps, 'db'>,
  { onBehalf }: Pick<Endpoint, 'onBehalf'>,
  { actor, headers }: Pick<FastifyRequest, 'headers'> & { actor: Caller },
): Promise<Caller | User> {
  const personId = headers[onBehalfHeader];
  if (personId === undefined) return actor;
  if (onBehalf !== true || actor.kind !== 'admin') throw new Problem('access.refused');
  requireDeskRight(actor, actRights.workForCarrier);
  if (typeof personId !== 'string' || !isId(personId) || !(await userExists(deps, personId)))
    throw new Problem('not-found');
  return actOnBehalf(actor, personId);
}

function addRoute(
  app: FastifyInstance,
  deps: Deps,
  { tag, endpoint, handler }: { tag: string; endpoint: Endpoint; handler: AnyHandler },
) {
  if (endpoint.approval) app.approvable.set(`${endpoint.method} ${endpoint.path}`, { endpoint, handler });
  const statuses = Object.keys(endpoint.answers).map(Number);
  const upload = findUpload(endpoint);
  if (upload) readUploads(app, upload);
  const bodyLimit = upload?.maxBytes ?? endpoint.maxBytes;
  for (const path of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
    app.route({
      method: endpoint.method,
      url: toFastifyPath(path),
      schema: toSchema(endpoint),
      config: { endpoint, tag, shed: endpoint.shed, ...toRateConfig(endpoint) },
      ...(bodyLimit !== undefined && { bodyLimit }),
      // Runs before the body is read: an unauthorized caller learns nothing about the input. Runs after the rate limit, which is
      // the last of the `onRequest` hooks: a flood is turned away before the database is asked who calls.
      preParsing: async (request, reply) => {
        request.actor = await findActor(deps, endpoint, request.headers.authorization);
        await app.limitKey?.(request, reply);
        await recordKeyCall(deps, request);
        request.actor = await findRepresented(deps, endpoint, request);
        requireAccess(endpoint, request.actor);
        await requireProof(deps, endpoint, request.actor);
        refuseOtherMedia(request, upload);
      },
      ...(endpoint.stepUpAbove !== undefined && {
        preHandler: (request: FastifyRequest) => requireProofAbove(deps, endpoint, request),
      }),
      onSend: async (request, reply, payload) => {
        await recordKeyAnswer(deps, request, reply);
        return payload;
      },
      handler: async (request, reply) => {
        const { params, query, body, actor } = request;
        const call = { params, query, body, actor, request, reply };
        const work = async () => {
          const said = await (endpoint.method === 'GET' ? handler(call) : thenCatchUp(deps, handler(call)));
          return said === undefined ? {} : said;
        };
        const answer = await answerOnce(deps, { endpoint, request, reply }, work);
        if (answer instanceof FileStream) return sendStream(answer, reply);
        if (answer instanceof File) return sendFile(answer, endpoint, { request, reply });
        if (statuses.length === 1) return reply.code(statuses[0] ?? 200).send(answer);
        const { status, body: chosen } = answer as { status: number; body: unknown };
        // 304 has no body (RFC 9110, 15.4.5).
        return reply.code(status).send(status === 304 ? undefined : chosen);
      },
    });
  }
}

/** Adds the routes of a part of the contract; `toHandlers` gets `deps` and whatever else the part needs. */
export function routesOf<const T extends Record<string, Endpoint>, Needs extends unknown[]>(
  tag: string,
  endpoints: T,
  toHandlers: (deps: Deps, ...needs: Needs) => NoInfer<Handlers<T>>,
): (app: FastifyInstance, deps: Deps, ...needs: Needs) => void {
  return (app, deps, ...needs) => {
    const handlers = toHandlers(deps, ...needs);
    for (const [name, endpoint] of Object.entries(endpoints))
      addRoute(app, deps, { tag, endpoint, handler: handlers[name as keyof T] });
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Awaited<ReturnType<typeof findActor>>;
    /** The call of an API key that this request is. */
    keyCallId: string | null;
  }
  interface FastifyInstance {
    /** Routes outside the contract. A test pins the list. */
    exceptions: string[];
    /** Absent where rates are not limited. @throws Problem rate.limited */
    limitKey?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
    /** By method and path. */
    approvable: Map<string, Approvable>;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** The part of the API in its description. */
    tag?: string;
    /** Reason for a route outside the contract. */
    exception?: string;
    shed?: Shed | undefined;
  }
}

/** The second lock: a route that neither serves an endpoint of the contract nor gives a reason stops the start. */
export function refuseUndeclaredRoutes(app: FastifyInstance): void {
  // Each contract route sets it; an object here would be shared by all requests.
  app.decorateRequest('actor');
  app.decorateRequest('keyCallId', null);
  const exceptions: string[] = [];
  app.decorate('exceptions', exceptions);
  app.decorate('approvable', new Map());
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.exception !== undefined && method !== 'HEAD') exceptions.push(`${String(method)} ${url}`);
    if (config?.endpoint === undefined && config?.exception === undefined) {
      throw new Error(`The route ${String(method)} ${url} is not in the contract and gives no reason to exist.`);
    }
  });
}
