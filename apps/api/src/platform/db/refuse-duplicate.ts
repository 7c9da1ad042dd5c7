import type { ProblemCode } from '@wideload/contract';
import { Problem } from '#problem.ts';
import { getViolatedConstraint } from './transaction.ts';

/** @throws Problem `code` if `saving` violates `constraint` */
export async function refuseDuplicate<T>(
  saving: Promise<T>,
  { constraint, code }: { constraint: string; code: ProblemCode },
): Promise<T> {
  try {
    return await saving;
  } catch (error) {
    if (getViolatedConstraint(error) === constraint) throw new Problem(code, { cause: error });
    throw error;
  }
}
