import type { AnswerOf, Endpoint } from '@wideload/contract';
import type { CallOf } from '@wideload/contract/client';
import { respond, type InputOf } from './api.ts';

/** Calls an endpoint whose answer is a file: its bytes, under the name that the server gives it. Throws `ApiProblem`. */
export async function callForFile<const E extends Endpoint>(
  endpoint: CallOf<E>,
  input: InputOf<E>,
): Promise<AnswerOf<E> extends File ? File : never> {
  const response = await respond(endpoint, input, {});
  const [, name = 'document'] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const file = new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' });
  // For any other endpoint the result cannot be used, which the compiler says where it is.
  return file as AnswerOf<E> extends File ? File : never;
}
