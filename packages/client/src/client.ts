/** The calls that a program may make with an API key, typed by the contract (docs/api.md). */
import { programCalls } from '@wideload/contract/program-calls';
import type { AnswerOf, contract, Endpoint, InputOf, ProblemCode } from '@wideload/contract';

type Contract = typeof contract;
type Programs = typeof programCalls;

export type CallOptions = {
  /** A call that creates or pays gets the same answer when it is repeated with the same one. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

type Call<E> = E extends Endpoint
  ? (
      ...given: Partial<InputOf<E>> extends InputOf<E>
        ? [input?: InputOf<E>, options?: CallOptions]
        : [input: InputOf<E>, options?: CallOptions]
    ) => Promise<AnswerOf<E>>
  : never;

export type Client = {
  readonly [P in keyof Programs]: {
    readonly [N in keyof Programs[P]]: N extends keyof Contract[P] ? Call<Contract[P][N]> : never;
  };
};

/** A refusal of the product; `facts` is the whole answer, such as `scope` or `errors`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: ProblemCode;
  readonly facts: Readonly<Record<string, unknown>>;
  /** When to come back, where the answer says so. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, facts: Readonly<Record<string, unknown>>) {
    super(typeof facts['detail'] === 'string' ? facts['detail'] : response.statusText);
    this.status = response.status;
    // Cast: what the contract declares.
    this.code = facts['code'] as ProblemCode;
    this.facts = facts;
    const seconds = response.headers.get('retry-after');
    this.retryAfterSeconds = seconds === null ? null : Number(seconds);
  }
}

type Input = { params?: object; query?: object; body?: unknown };
type Address = { method: string; path: string };

function buildAddress(path: string, { params = {}, query = {} }: Input): string {
  const values = new Map(Object.entries(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)]));
  return `/api${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** The whole name where the header has one (RFC 6266), else the plain one. */
function readName(header: string): string {
  const [, whole] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? [];
  const [, plain = 'file'] = /filename="?([^";]+)/.exec(header) ?? [];
  return whole === undefined ? plain : decodeURIComponent(whole);
}

async function readAnswer(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.json();
  return new File([await response.blob()], readName(response.headers.get('content-disposition') ?? ''), { type });
}

async function readRefusal(response: Response): Promise<Refusal> {
  const text = await response.text();
  try {
    // Cast: problem+json is an object.
    return new Refusal(response, JSON.parse(text) as Record<string, unknown>);
  } catch {
    // A proxy in between answers in its own words.
    return new Refusal(response, { detail: text });
  }
}

/** `origin` such as `https://wideload.example`; `key` from the page Programs. */
export function createClient({ origin, key }: { origin: string; key: string }): Client {
  const create =
    ({ method, path }: Address) =>
    async (input: Input = {}, { idempotencyKey, signal }: CallOptions = {}) => {
      const response = await fetch(new URL(buildAddress(path, input), origin), {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(input.body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
        ...(signal && { signal }),
      });
      if (!response.ok) throw await readRefusal(response);
      return readAnswer(response);
    };
  const parts = Object.entries<Readonly<Record<string, Address>>>(programCalls).map(([part, calls]) => [
    part,
    Object.fromEntries(Object.entries(calls).map(([name, address]) => [name, create(address)])),
  ]);
  // Cast: the table of calls has the names of the type.
  return Object.fromEntries(parts) as Client;
}
