import { DAY } from '../../src/clock.ts';
import { StripeProblem } from './stripe-problem.ts';

export type Answer = { status: number; body: object; isReplayed: boolean };

type Request = { key: string; endpoint: string; parameters: string };
type Kept = Request & { at: number; answer: Omit<Answer, 'isReplayed'> | null };

function idempotencyError(status: 400 | 409, message: string): StripeProblem {
  const code = status === 409 ? { code: 'idempotency_key_in_use' } : {};
  return new StripeProblem(status, { type: 'idempotency_error', message, ...code });
}

/**
 * Keys and what was answered for them, for a day (https://docs.stripe.com/api/idempotent_requests): whatever execution came to is kept
 * and replayed, a 500 too; what is refused before execution is not.
 */
export function makeKeptAnswers(now: () => Date) {
  const kept = new Map<string, Kept>();

  function earlier({ key, endpoint, parameters }: Request): Kept | null {
    const found = kept.get(key);
    if (found === undefined || now().getTime() - found.at > DAY) return null;
    if (found.endpoint !== endpoint || found.parameters !== parameters)
      throw idempotencyError(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    if (found.answer === null)
      throw idempotencyError(409, `There is currently another in-progress request using this Idempotent Key (${key}).`);
    return found;
  }

  return {
    /** The answer kept for the key, else what `execute` comes to. The key is in use until `settled` is called. @throws StripeProblem */
    once(request: Request, execute: () => Omit<Answer, 'isReplayed'>): { answer: Answer; settled(): void } {
      const found = earlier(request);
      if (found?.answer) return { answer: { ...found.answer, isReplayed: true }, settled() {} };
      const entry: Kept = { ...request, at: now().getTime(), answer: null };
      kept.set(request.key, entry);
      const answer = execute();
      const settled = () => {
        entry.answer = answer;
      };
      return { answer: { ...answer, isReplayed: false }, settled };
    },
  };
}
