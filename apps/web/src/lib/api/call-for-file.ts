import type { AnswerOf, Endpoint } from '@wideload/contract';
import type { CallOf } from '@wideload/contract/client';
import { networkFailed } from './api-problem.ts';
import { respond, type InputOf } from './api.ts';

async function bytesOf(response: Response): Promise<Blob> {
  try {
    return await response.blob();
  } catch (error) {
    // What breaks off on its way is no file: half a list would look like a whole one.
    throw networkFailed(error);
  }
}

/** Calls an endpoint whose answer is a file: its bytes, under the name that the server gives it. Throws `ApiProblem`. */
export async function callForFile<const E extends Endpoint>(
  endpoint: CallOf<E>,
  input: InputOf<E>,
): Promise<AnswerOf<E> extends File ? File : never> {
  const response = await respond(endpoint, input, { isFile: true });
  const [, name = 'document'] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const file = new File([await bytesOf(response)], name, { type: response.headers.get('content-type') ?? '' });
  // For any other endpoint the result cannot be used, which the compiler says where it is.
  return file as AnswerOf<E> extends File ? File : never;
}
