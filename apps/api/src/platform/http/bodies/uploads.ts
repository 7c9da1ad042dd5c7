import { toUpload, type Endpoint, type Upload } from '@wideload/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Problem } from '#problem.ts';

export function findUpload({ body }: Endpoint): Upload | null {
  if (!(body instanceof z.ZodMiniFile)) return null;
  const upload = toUpload(body);
  if (upload === null) throw new Error('An upload names its media types and its largest size (`fileUpload`).');
  return upload;
}

function parseMediaType({ headers }: FastifyRequest): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}

export function readUploads(app: FastifyInstance, { mediaTypes }: Upload): void {
  for (const type of mediaTypes) {
    if (app.hasContentTypeParser(type)) continue;
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) => {
      return new File([new Uint8Array(bytes)], 'upload', { type });
    });
  }
}

function refuseCompressed({ headers }: FastifyRequest): void {
  const { 'content-encoding': encoding = 'identity' } = headers;
  if (encoding.toLowerCase() !== 'identity')
    throw new Problem('input.media-type', { detail: 'The request must not be compressed.' });
}

/** Runs before the body is read. Browsers preflight these types, so no cross-site form can send them. @throws Problem `input.media-type` */
export function refuseOtherMedia(request: FastifyRequest, upload: Upload | null): void {
  refuseCompressed(request);
  const type = parseMediaType(request);
  if (upload === null) {
    if (type !== '' && type !== 'application/json') throw new Problem('input.media-type');
    return;
  }
  if (upload.mediaTypes.includes(type)) return;
  throw new Problem('input.media-type', { detail: `The file must be one of: ${upload.mediaTypes.join(', ')}.` });
}
