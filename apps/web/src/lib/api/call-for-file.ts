import type { AnswerOf, Endpoint } from '@wideload/contract';
import type { CallOf } from '@wideload/contract/client';
import { toNetworkFailure } from './api-problem.ts';
import { fetchResponse, type InputOf } from './api.ts';

async function readBytes(response: Response): Promise<Blob> {
  try {
    return await response.blob();
  } catch (error) {
    // A partial file is a failure: half a list would look complete.
    throw toNetworkFailure(error);
  }
}

export async function callForFile<const E extends Endpoint>(
  endpoint: CallOf<E>,
  input: InputOf<E>,
): Promise<AnswerOf<E> extends File ? File : never> {
  const response = await fetchResponse(endpoint, input, { isFile: true });
  const [, name = 'document'] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const file = new File([await readBytes(response)], name, { type: response.headers.get('content-type') ?? '' });
  // For an endpoint without a file, the type is `never`, so callers do not compile.
  return file as AnswerOf<E> extends File ? File : never;
}
