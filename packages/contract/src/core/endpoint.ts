import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';
import { Empty, IdParams } from './values.ts';

export type Access = 'visitor' | 'signed-in' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Shed = 'first' | 'never';

type Schema = z.ZodMiniType;

/**
 * `path` is relative to `/api`, with parameters as `{id}`. `answers` maps success statuses to body schemas; `problems` lists the
 * refusals specific to this endpoint.
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
  /** The specification spells some paths twice. */
  readonly alsoAt?: readonly `/${string}`[];
  /** An admin may make this call for a user whom the header `onBehalfHeader` names. */
  readonly onBehalf?: true;
  /** Works while the caller has a temporary password set by an admin. */
  readonly withTemporaryPassword?: true;
  /** Works for an admin who has not set up the second factor that is required. */
  readonly withoutSecondFactor?: true;
  /** Needs a proof of the caller (password, code or passkey) within the last minutes. */
  readonly stepUp?: true;
  /** The number of this name in the body is cents: above the limit of the settings, the call needs a fresh proof. */
  readonly stepUpAbove?: string;
  /** The address holds a token: it is never logged, and nothing between keeps the answer. */
  readonly isSecret?: true;
  /** At a desk of two, what the call does may need a second person. */
  readonly approval?: true;
  readonly perMinute?: number;
  /** Under overload the server refuses calls: polls first; paying, and what waits in a queue of its own, never. */
  readonly shed?: Shed;
  /** Maximum size of the JSON body. */
  readonly maxBytes?: number;
};

type Address = `${Method} /${string}`;

type PartsOf<A extends Address> = A extends `${infer M extends Method} ${infer P extends `/${string}`}`
  ? { readonly method: M; readonly path: P }
  : never;

type IdOf<A extends Address> = A extends `${string}{id}${string}` ? { readonly params: typeof IdParams } : unknown;

type Definition = Omit<Endpoint, 'method' | 'path' | 'answers'> & Partial<Pick<Endpoint, 'answers'>>;

/** An address with `{id}` takes `IdParams`, unless the definition has other parameters; without `answers` the answer is an empty object. */
export function endpoint<const A extends Address, const E extends Definition>(address: A, definition: E) {
  const [method, path = ''] = address.split(' ');
  const params = path.includes('{id}') ? { params: IdParams } : {};
  // Cast: `split` forgets what the parts of the address are.
  return { method, path, ...params, answers: { 200: Empty }, ...definition } as PartsOf<A> &
    (E extends { params: Schema } ? unknown : IdOf<A>) &
    (E extends { answers: object } ? unknown : { readonly answers: { readonly 200: typeof Empty } }) &
    E;
}

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

export type ParamsOf<E extends Endpoint> = Input<E['params']>;
export type QueryOf<E extends Endpoint> = Input<E['query']>;
export type BodyOf<E extends Endpoint> = Input<E['body']>;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** The input of a caller: parameters, query and body, each only if the call has one. */
export type InputOf<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>;

export type ReadParams<E extends Endpoint> = Output<E['params']>;
export type ReadQuery<E extends Endpoint> = Output<E['query']>;
export type ReadBody<E extends Endpoint> = Output<E['body']>;

type StatusOf<E extends Endpoint> = keyof E['answers'] & number;

export type AnswerOf<E extends Endpoint> = { [S in StatusOf<E>]: Output<E['answers'][S]> }[StatusOf<E>];

type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;

/** The body, or `{status, body}` if the endpoint has several success statuses. */
export type ReplyOf<E extends Endpoint> =
  IsUnion<StatusOf<E>> extends true
    ? { [S in StatusOf<E>]: { status: S; body: Input<E['answers'][S]> } }[StatusOf<E>]
    : Input<E['answers'][StatusOf<E>]>;
