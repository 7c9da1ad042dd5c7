import { toUpload, type Endpoint, type Upload } from '@wideload/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Problem } from '../../../problem.ts';

/** The upload that an endpoint accepts as its body; null for JSON or no body. */
export function findUpload({ body }: Endpoint): Upload | null {
  if (!(body instanceof z.ZodMiniFile)) return null;
  const upload = toUpload(body);
  if (upload === null) throw new Error('An upload names its media types and its largest size (`fileUpload`).');
  return upload;
}

function mediaTypeOf({ headers }: FastifyRequest): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Registers parsers for these media types; `refuseOtherMedia` decides which endpoint accepts them. */
export function readUploads(app: FastifyInstance, { mediaTypes }: Upload): void {
  for (const type of mediaTypes) {
    if (app.hasContentTypeParser(type)) continue;
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) => {
      return new File([new Uint8Array(bytes)], 'upload', { type });
    });
  }
}

/**
 * Refuses a body of another media type before it is read. No cross-site form can send these: browsers preflight the
 * types, as they do JSON, and the token is in a header.
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
