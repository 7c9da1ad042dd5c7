import { uploadFactsOf, type Endpoint, type Upload } from '@wideload/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Problem } from '../../../problem.ts';

/** What an endpoint whose body is a file takes; null for one whose body is JSON, or that has none. */
export function uploadTo({ body }: Endpoint): Upload | null {
  if (!(body instanceof z.ZodMiniFile)) return null;
  const upload = uploadFactsOf(body);
  if (upload === null) throw new Error('An upload names its media types and its largest size (`uploadOf`).');
  return upload;
}

function mediaTypeOf({ headers }: FastifyRequest): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Lets the server read files of these types; which endpoint takes them is `refuseOtherMedia`'s. */
export function readUploads(app: FastifyInstance, { mediaTypes }: Upload): void {
  for (const type of mediaTypes) {
    if (app.hasContentTypeParser(type)) continue;
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) => {
      return new File([new Uint8Array(bytes)], 'upload', { type });
    });
  }
}

/**
 * A body of another kind than the endpoint takes is refused before it is read. Browsers ask before they send any of these types to
 * another site, as they do for JSON, and the token is in a header: a form elsewhere can send neither.
 * @throws Problem `input.media-type`.
 */
export function refuseOtherMedia(request: FastifyRequest, upload: Upload | null): void {
  const type = mediaTypeOf(request);
  if (upload === null) {
    if (type !== '' && type !== 'application/json') throw new Problem('input.media-type');
    return;
  }
  if (upload.mediaTypes.includes(type)) return;
  throw new Problem('input.media-type', { detail: `The file must be one of: ${upload.mediaTypes.join(', ')}.` });
}
