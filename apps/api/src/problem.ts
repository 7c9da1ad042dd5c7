import { problems, type InputError, type ProblemCode } from '@wideload/contract';

type Extra = {
  /** The code's title by default. */
  detail?: string;
  errors?: readonly InputError[];
  /** Extra members such as `version` or `total`. */
  members?: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** An expected refusal, answered as problem+json. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly extra: Extra;

  constructor(code: ProblemCode, extra: Extra = {}) {
    super(problems[code].title, { cause: extra.cause });
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return problems[this.code].status;
  }
}

export function createFieldProblem(path: string, message: string, code = 'invalid'): Problem {
  return new Problem('input.invalid', { errors: [{ path, code, message }] });
}
