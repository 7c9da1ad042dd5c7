import type { AnswerOf, Endpoint, InputOf } from '@wideload/contract';
import type { CallOf } from '@wideload/contract/client';
import { createId } from '../create-id.ts';
import { call } from './api.ts';
import { ApiProblem } from './api-problem.ts';

const lost = new Map<string, string>();

const isLost = (error: unknown) => error instanceof ApiProblem && (error.status === 0 || error.status >= 500);

/** Creates something. The same call again after a lost answer has that answer, and is not refused as a second one. */
export async function callOnce<const E extends Endpoint>(
  endpoint: CallOf<E>,
  input: InputOf<E>,
): Promise<NonNullable<AnswerOf<E>>> {
  const name = `${endpoint.path} ${JSON.stringify(input)}`;
  const key = lost.get(name) ?? createId();
  lost.delete(name);
  try {
    return await call(endpoint, input, { key });
  } catch (error) {
    if (isLost(error)) lost.set(name, key);
    throw error;
  }
}
