import type { AnswerOf, Endpoint, InputOf } from '@wideload/contract';
import type { CallOf } from '@wideload/contract/client';
import { toNetworkFailure } from './api-problem.ts';
import { fetchResponse } from './api.ts';

async function readBytes(response: Response): Promise<Blob> {
  try {
    return await response.blob();
  } catch (error) {
    // A partial file is a failure: half a list would look complete.
    throw toNetworkFailure(error);
  }
}

/** The whole name where the header has one (RFC 6266), else the plain one. */
function readName(header: string): string {
  const [, whole] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? [];
  const [, plain = 'document'] = /filename="([\w.-]+)"/.exec(header) ?? [];
  return whole === undefined ? plain : decodeURIComponent(whole);
}

/** The file of an answer to `fetchResponse`, which also has the headers. */
export async function readFile(response: Response): Promise<File> {
  const name = readName(response.headers.get('content-disposition') ?? '');
  return new File([await readBytes(response)], name, { type: response.headers.get('content-type') ?? '' });
}

export async function callForFile<const E extends Endpoint>(
  endpoint: CallOf<E>,
  input: InputOf<E>,
): Promise<AnswerOf<E> extends File ? File : never> {
  const file = await readFile(await fetchResponse(endpoint, input, { isFile: true }));
  // For an endpoint without a file, the type is `never`, so callers do not compile.
  return file as AnswerOf<E> extends File ? File : never;
}
