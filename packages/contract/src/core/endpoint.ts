import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

/** The permitted callers: anyone, any signed-in person, role user only, role admin only. */
export type Access = 'visitor' | 'signed-in' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;

/**
 * One call of the API. `path` is relative to `/api` and names parameters as `{id}`. `answers` maps each success status
 * to the schema of its body; `problems` lists the refusals specific to this endpoint (`problem.ts`), in addition to
 * those any call may give.
 */
export type Endpoint = {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answers: Readonly<Record<number, Schema>>;
  readonly problems?: readonly ProblemCode[];
  /** Further paths that reach the same handler: the specification spells some calls twice. */
  readonly alsoAt?: readonly `/${string}`[];
  /** The call works while the caller still has a temporary password set by an admin. */
  readonly withTemporaryPassword?: true;
  /** The rate limit per address and minute; the default of the application applies if omitted. */
  readonly perMinute?: number;
  /** The maximum size of the JSON body in bytes; the default of the application applies if omitted. */
  readonly maxBytes?: number;
};

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

export type ParamsOf<E extends Endpoint> = Input<E['params']>;
export type QueryOf<E extends Endpoint> = Input<E['query']>;
export type BodyOf<E extends Endpoint> = Input<E['body']>;

export type ReadParams<E extends Endpoint> = Output<E['params']>;
export type ReadQuery<E extends Endpoint> = Output<E['query']>;
export type ReadBody<E extends Endpoint> = Output<E['body']>;

type StatusOf<E extends Endpoint> = keyof E['answers'] & number;

export type AnswerOf<E extends Endpoint> = { [S in StatusOf<E>]: Output<E['answers'][S]> }[StatusOf<E>];

type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;

/** A handler returns the body, or `{status, body}` where the endpoint has several success statuses. */
export type ReplyOf<E extends Endpoint> =
  IsUnion<StatusOf<E>> extends true
    ? { [S in StatusOf<E>]: { status: S; body: Input<E['answers'][S]> } }[StatusOf<E>]
    : Input<E['answers'][StatusOf<E>]>;
