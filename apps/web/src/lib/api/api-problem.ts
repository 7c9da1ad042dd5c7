import type { InputError, ProblemCode } from '@wideload/contract';
import * as texts from '../lib.texts.ts';

/**
 * A refusal of the API, or a failure in the browser: `network.failed` (no answer) and `answer.unreadable` (not from our server), both with
 * the status 0, `session.other-person` (not sent: another tab has signed in as another person) or `approval.asked` (`wasAsked`).
 */
export type FailureCode =
  | ProblemCode
  | 'network.failed'
  | 'answer.unreadable'
  | 'session.other-person'
  | 'approval.asked';

type ProblemFacts = {
  status: number;
  code: FailureCode;
  title: string;
  detail: string;
  errors?: readonly InputError[] | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | null;
  extra?: Readonly<Record<string, unknown>>;
};

export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: FailureCode;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly InputError[];
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | null;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(facts: ProblemFacts, options?: ErrorOptions) {
    super(facts.detail, options);
    this.status = facts.status;
    this.code = facts.code;
    this.title = facts.title;
    this.detail = facts.detail;
    this.errors = facts.errors ?? [];
    this.requestId = facts.requestId;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.extra = facts.extra ?? {};
  }
}

export function isProblem(error: unknown, code?: FailureCode): error is ApiProblem {
  return error instanceof ApiProblem && (code === undefined || error.code === code);
}

/** A record that was already deleted elsewhere counts as removed. */
export async function ignoreNotFound(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!isProblem(error, 'not-found')) throw error;
  }
}

export function createAskedProblem({ status }: ApiProblem): ApiProblem {
  const title = texts.secondPersonAsked;
  return new ApiProblem({ status, code: 'approval.asked', title, detail: title });
}

/** The call waits for another person now, as a message has said: its form is closed as after a success. */
export function wasAsked(error: unknown): boolean {
  return isProblem(error, 'approval.asked');
}

export function toNetworkFailure(cause: unknown): ApiProblem {
  const title = texts.serverNotReached;
  return new ApiProblem({ status: 0, code: 'network.failed', title, detail: title }, { cause });
}

export function createOtherPersonFailure(): ApiProblem {
  const title = texts.otherPerson;
  return new ApiProblem({ status: 409, code: 'session.other-person', title, detail: title });
}

/** Not sent: the server has said so to an earlier call. */
export function createEndedProblem(): ApiProblem {
  const title = texts.sessionEnded;
  return new ApiProblem({ status: 401, code: 'session.ended', title, detail: title });
}

type Body = Record<string, unknown>;

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && typeof (value as Body)['code'] === 'string';
}

/** A proxy's error page becomes `answer.unreadable`. Its status says nothing about our server, so the problem has none. */
export async function parseProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null);
  const requestId = response.headers.get('x-request-id') ?? undefined;
  if (!isBody(body)) {
    const title = texts.somethingWentWrong;
    return new ApiProblem({ status: 0, code: 'answer.unreadable', title, detail: title, requestId });
  }
  // Our server's problem+json; tests of the contract check its shape.
  const {
    status,
    code,
    title,
    detail,
    errors,
    requestId: named,
    type: _,
    ...extra
  } = body as ProblemFacts & { type: string };
  const wait = response.headers.get('retry-after');
  const retryAfterSeconds = wait === null ? null : Number(wait);
  return new ApiProblem({
    status,
    code,
    title,
    detail,
    errors,
    requestId: named ?? requestId,
    retryAfterSeconds,
    extra,
  });
}
